import { isApiError } from '@hojreh/api'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import type { Edition } from '@hojreh/contract/admin'
import { Button, SubmitButton } from '@hojreh/ui'
import type { FormApi } from 'final-form'
import { type ReactNode, useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { useDispatch } from 'react-redux'
import type { Draft } from '../draft/drafts.ts'
import { KeepDraft } from '../draft/keep-draft.tsx'
import { Row, Stack } from '../panel.tsx'
import { refusalOf } from '../refusal-of.ts'
import { ConflictChoice } from './conflict-choice.tsx'
import { changedFields, type Difference, differencesOf, type Elsewhere, type Texts } from './differences.ts'
import { editMessages as text } from './edit.messages.ts'

/** A record that several people may edit. */
interface Edited {
  edition: Edition
}

export interface EditFormProps<Values extends Texts, Saved extends Edited> {
  /** What is edited, for people who do not see it. */
  label: string
  /** What each field is called, where a person has to choose. */
  labels: Record<keyof Values, string>
  /** As it was when the form opened: what is loaded anew later does not touch what was typed. */
  record: Saved
  valuesOf: (record: Saved) => Values
  /** A value as people know it, where the form holds another one. */
  wordsOf?: (field: keyof Values & string, value: string) => string
  /** Fields whose value nobody has asked to see whole: they begin empty, and empty they stay as they are. */
  hidden?: readonly (keyof Values & string)[]
  /** Names the draft on this device: kind and id of the record. */
  draft: string
  /** Sends what was changed, or all of it where its parts belong together, with the version that was seen. */
  save: (
    changed: Partial<Values>,
    version: number,
    whole: Values,
  ) => Promise<{ data?: Saved | undefined; error?: unknown }>
  /** The record as it is now, after somebody else was quicker. */
  reload: () => Promise<{ data?: Saved | undefined }>
  /** What somebody made meanwhile of the parts of the record that this form does not hold. */
  elsewhereOf?: (seen: Saved, current: Saved) => Elsewhere[]
  /** What the toast says then. */
  saved: string
  /** Without it the form begins anew with what was saved. */
  onSaved?: () => void
  /** Without it what was typed is taken back. */
  onCancel?: () => void
  children: ReactNode
}

const isConflict = (error: unknown) => isApiError(error) && error.code === 'edit_conflict'

interface Conflict<Values extends Texts, Saved extends Edited> {
  current: Saved
  /** Nothing was sent: a draft came back to a record that is another one by now. */
  isOfDraft: boolean
  differences: Difference<Values>[]
  elsewhere: Elsewhere[] | undefined
}

/**
 * Edits a record that others may edit, too. Whoever comes second loses nothing: what they typed stays, and where both
 * changed the same field they choose.
 */
export const EditForm = <Values extends Texts, Saved extends Edited>({
  label,
  labels,
  record,
  valuesOf,
  wordsOf,
  hidden = [],
  draft,
  save,
  reload,
  elsewhereOf,
  saved,
  onSaved,
  onCancel,
  children,
}: EditFormProps<Values, Saved>) => {
  const dispatch = useDispatch()
  const startOf = (of: Saved) => ({
    ...valuesOf(of),
    ...Object.fromEntries(hidden.map((field) => [field, ''])),
  })
  const [initialValues] = useState(() => startOf(record))
  const seen = useRef(record)
  const [conflict, setConflict] = useState<Conflict<Values, Saved>>()

  const meant = (typed: Values): Values => {
    const known = valuesOf(seen.current)
    const untouched = hidden.filter((field) => !typed[field]).map((field) => [field, known[field]])
    return { ...typed, ...Object.fromEntries(untouched) }
  }
  const beginAnew = (form: FormApi<Values>, sent: Values, now: Saved) => {
    const typedMeanwhile = changedFields(sent, form.getState().values)
    seen.current = now
    form.initialize(startOf(now))
    form.batch(() => {
      for (const [field, value] of Object.entries(typedMeanwhile)) form.change(field, value as Values[string])
    })
  }
  const send = async (typed: Values, form: FormApi<Values>) => {
    const mine = meant(typed)
    const known = valuesOf(seen.current)
    const changed = changedFields(known, mine)
    const isSame = Object.keys(changed).length === 0
    const { data, error } = isSame
      ? { data: seen.current, error: undefined }
      : await save(changed, seen.current.edition.version, mine)
    if (data) {
      dispatch(toastShown({ kind: 'success', title: saved, lifeMs: limits.toastLifeMs.auth }))
      if (onSaved) onSaved()
      else beginAnew(form, typed, data)
      return undefined
    }
    const { data: current } = isConflict(error) ? await reload() : {}
    if (current)
      setConflict({
        ...{ current, isOfDraft: false },
        differences: differencesOf(known, mine, valuesOf(current)),
        elsewhere: elsewhereOf?.(seen.current, current),
      })
    return refusalOf(error)
  }
  /** A draft is older than the version that this form saw: what a colleague saved meanwhile is not to go unseen. */
  const compare = (form: FormApi<Values>, { before = {} }: Draft) => {
    const current = seen.current
    const theirs = valuesOf(current)
    const unseen = Object.fromEntries(hidden.map((field) => [field, theirs[field]]))
    const known = { ...theirs, ...before, ...unseen } as Values
    const differences = differencesOf(known, meant(form.getState().values), theirs)
    if (differences.length > 0) setConflict({ current, differences, elsewhere: undefined, isOfDraft: true })
  }
  const choose =
    (form: FormApi<Values>, { current, isOfDraft }: Conflict<Values, Saved>) =>
    (theirs: (keyof Values & string)[]) => {
      const now = valuesOf(current)
      seen.current = current
      form.batch(() => {
        for (const field of theirs)
          form.change(field, (hidden.includes(field) ? '' : now[field]) as Values[typeof field])
      })
      setConflict(undefined)
      if (!isOfDraft) void form.submit()
    }
  return (
    <Form<Values>
      initialValues={initialValues as Values}
      subscription={{}}
      onSubmit={send}
      render={({ handleSubmit, form }) => (
        <form onSubmit={handleSubmit} noValidate aria-label={label}>
          {conflict && (
            <ConflictChoice
              differences={conflict.differences}
              elsewhere={conflict.elsewhere}
              labels={labels}
              edition={conflict.current.edition}
              wordsOf={wordsOf}
              {...(conflict.isOfDraft && { title: text.changedSince, chooseLabel: text.goOn })}
              onChosen={choose(form as unknown as FormApi<Values>, conflict)}
              onBack={() => setConflict(undefined)}
            />
          )}
          <div hidden={conflict !== undefined}>
            <Stack>
              <KeepDraft id={draft} onRestored={(kept) => compare(form, kept)} />
              {children}
              <Row>
                <SubmitButton needsChange>{text.save}</SubmitButton>
                <Button variant="text" onClick={onCancel ?? (() => form.reset())}>
                  {text.cancel}
                </Button>
              </Row>
            </Stack>
          </div>
        </form>
      )}
    />
  )
}
