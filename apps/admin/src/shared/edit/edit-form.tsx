import { isApiError } from '@hojreh/api'
import type { Edition } from '@hojreh/contract/admin'
import { Button, SubmitButton } from '@hojreh/ui'
import type { FormApi } from 'final-form'
import { type ReactNode, useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { KeepDraft } from '../draft/keep-draft.tsx'
import { Row, Stack } from '../panel.tsx'
import { refusalOf } from '../refusal-of.ts'
import { ConflictChoice } from './conflict-choice.tsx'
import { changedFields, type Difference, differencesOf, type Texts } from './differences.ts'
import { editMessages as text } from './edit.messages.ts'

/** A record as it was seen: what an edit of it begins with. */
export interface Seen<Values extends Texts> {
  values: Values
  edition: Edition
}

export interface EditFormProps<Values extends Texts> {
  /** What is edited, for people who do not see it. */
  label: string
  /** What each field is called, where a person has to choose. */
  labels: Record<keyof Values, string>
  start: Seen<Values>
  /** A value as people know it, where the form holds another one. */
  wordsOf?: (field: keyof Values & string, value: string) => string
  /** Fields whose value nobody has asked to see whole: they begin empty, and empty they stay as they are. */
  hidden?: readonly (keyof Values & string)[]
  /** Names the draft on this device: kind and id of the record. */
  draft: string
  /** Sends only what was changed, with the version that was seen. */
  save: (changed: Partial<Values>, version: number) => Promise<{ error?: unknown }>
  /** The record as it is now, after somebody else was quicker. */
  reload: () => Promise<Seen<Values> | undefined>
  onSaved: () => void
  onCancel: () => void
  children: ReactNode
}

const isConflict = (error: unknown) => isApiError(error) && error.code === 'edit_conflict'

interface Conflict<Values extends Texts> {
  current: Seen<Values>
  differences: Difference<Values>[]
}

/**
 * Edits a record that others may edit, too. Whoever comes second loses nothing: what they typed stays, and where both
 * changed the same field they choose.
 */
export const EditForm = <Values extends Texts>({
  label,
  labels,
  start,
  wordsOf,
  hidden = [],
  draft,
  save,
  reload,
  onSaved,
  onCancel,
  children,
}: EditFormProps<Values>) => {
  const blank = Object.fromEntries(hidden.map((field) => [field, '']))
  const [initialValues] = useState(() => ({ ...start.values, ...blank }))
  const seen = useRef(start)
  const [conflict, setConflict] = useState<Conflict<Values>>()

  const meant = (typed: Values): Values => {
    const untouched = hidden
      .filter((field) => !typed[field])
      .map((field) => [field, seen.current.values[field]])
    return { ...typed, ...Object.fromEntries(untouched) }
  }
  const send = async (typed: Values) => {
    const mine = meant(typed)
    const changed = changedFields(seen.current.values, mine)
    const { error } =
      Object.keys(changed).length > 0
        ? await save(changed, seen.current.edition.version)
        : { error: undefined }
    if (!error) {
      onSaved()
      return undefined
    }
    const current = isConflict(error) ? await reload() : undefined
    if (current)
      setConflict({ current, differences: differencesOf(seen.current.values, mine, current.values) })
    return refusalOf(error)
  }
  const choose =
    (form: FormApi<Values>, { current }: Conflict<Values>) =>
    (theirs: (keyof Values & string)[]) => {
      seen.current = current
      form.batch(() => {
        for (const field of theirs)
          form.change(field, (hidden.includes(field) ? '' : current.values[field]) as Values[typeof field])
      })
      setConflict(undefined)
      void form.submit()
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
              labels={labels}
              edition={conflict.current.edition}
              wordsOf={wordsOf}
              onChosen={choose(form as unknown as FormApi<Values>, conflict)}
              onBack={() => setConflict(undefined)}
            />
          )}
          <div hidden={conflict !== undefined}>
            <Stack>
              <KeepDraft id={draft} />
              {children}
              <Row>
                <SubmitButton needsChange>{text.save}</SubmitButton>
                <Button variant="text" onClick={onCancel}>
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
