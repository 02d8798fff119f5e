import { isApiError } from '@hojreh/api'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import type { Edition } from '@hojreh/contract/admin'
import { Button, SubmitButton } from '@hojreh/ui'
import type { FormApi } from 'final-form'
import { type ReactNode, useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { useDispatch } from 'react-redux'
import { KeepDraft, type OutdatedField } from '../draft/keep-draft.tsx'
import { Row, Stack } from '../panel.tsx'
import { refusalOf } from '../refusal-of.ts'
import { ConflictChoice } from './conflict-choice.tsx'
import { changedFields, type Difference, differencesOf, type Elsewhere, type Texts } from './differences.ts'
import { editMessages as text } from './edit.messages.ts'

/** A record that several members may edit. */
interface Edited {
  edition: Edition
}

export interface EditFormProps<Values extends Texts, Saved extends Edited> {
  /** What is edited: the accessible name of the form. */
  label: string
  /** The name of each field, shown where the member has to choose. */
  labels: Record<keyof Values, string>
  /** The record as it was when the form opened: a later reload does not touch what was typed. */
  record: Saved
  valuesOf: (record: Saved) => Values
  /** Formats a value for display, where the form holds it in another form. */
  wordsOf?: (field: keyof Values & string, value: string) => string
  /** Fields whose whole value has not been shown: they start empty, and left empty they keep their value. */
  hidden?: readonly (keyof Values & string)[]
  /** Names the draft on this device: kind and id of the record. */
  draft: string
  /** Sends what was changed, or all of it where its parts belong together, with the version that was seen. */
  save: (
    changed: Partial<Values>,
    version: number,
    whole: Values,
  ) => Promise<{ data?: Saved | undefined; error?: unknown }>
  /** Loads the record as it is now, after another member was quicker. */
  reload: () => Promise<{ data?: Saved | undefined }>
  /** Returns what a colleague changed meanwhile in parts of the record that this form does not hold. */
  elsewhereOf?: (seen: Saved, current: Saved) => Elsewhere[]
  /** The text of the toast after saving. */
  saved: string
  /** Without it the form starts again with what was saved. */
  onSaved?: () => void
  /** Without it the form is reset. */
  onCancel?: () => void
  children: ReactNode
}

const isConflict = (error: unknown) => isApiError(error) && error.code === 'edit_conflict'

interface Conflict<Values extends Texts, Saved extends Edited> {
  current: Saved
  differences: Difference<Values>[]
  elsewhere: Elsewhere[] | undefined
  /** The record was changed since a draft was typed: nothing has been sent yet. */
  isOfDraft?: boolean
}

/**
 * Edits a record that others may edit, too. The second of two members loses nothing: what was typed stays, and where
 * both changed the same field the second one chooses.
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
        current,
        differences: differencesOf(known, mine, valuesOf(current)),
        elsewhere: elsewhereOf?.(seen.current, current),
      })
    return refusalOf(error)
  }
  const askOfDraft = (fields: OutdatedField[]) =>
    setConflict({
      current: seen.current,
      differences: fields.map(({ field, mine, now }) => ({ field, mine, theirs: now, isContested: true })),
      elsewhere: undefined,
      isOfDraft: true,
    })
  const choose =
    (form: FormApi<Values>, { current, isOfDraft = false }: Conflict<Values, Saved>) =>
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
              onChosen={choose(form as unknown as FormApi<Values>, conflict)}
              onBack={() => setConflict(undefined)}
              {...(conflict.isOfDraft && { title: text.sinceDraft, chooseLabel: text.goOn })}
            />
          )}
          <div hidden={conflict !== undefined}>
            <Stack>
              <KeepDraft id={draft} onOutdated={askOfDraft} />
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
