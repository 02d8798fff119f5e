import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import { SubmitButton } from '@hojreh/ui'
import { type ReactNode, useState } from 'react'
import { Form } from 'react-final-form'
import { useDispatch } from 'react-redux'
import { KeepDraft } from '../draft/keep-draft.tsx'
import { useGo } from '../go/use-go.ts'
import { Row, Stack } from '../panel.tsx'
import { refusalOf } from '../refusal-of.ts'

/** The form of a record that is not there yet; what was typed survives a closed tab. */
export const NewForm = <Values extends object, Saved>({
  label,
  values,
  draft,
  add,
  added,
  hrefOf,
  submitLabel,
  children,
}: {
  /** What is added, for people who do not see it. */
  label: string
  /** What the fields begin with. */
  values: Values
  /** Names the draft on this device. */
  draft: string
  add: (typed: Values) => Promise<{ data?: Saved | undefined; error?: unknown }>
  /** What the toast says then. */
  added: string
  /** Where it leads then. */
  hrefOf: (saved: Saved) => string
  submitLabel: string
  children: ReactNode
}) => {
  const dispatch = useDispatch()
  const go = useGo()
  const [initialValues] = useState(values)
  const send = async (typed: Values) => {
    const { data, error } = await add(typed)
    if (!data) return refusalOf(error)
    dispatch(toastShown({ kind: 'success', title: added, lifeMs: limits.toastLifeMs.auth }))
    go(hrefOf(data))
    return undefined
  }
  return (
    <Form<Values>
      initialValues={initialValues}
      subscription={{}}
      onSubmit={send}
      render={({ handleSubmit }) => (
        <form onSubmit={handleSubmit} noValidate aria-label={label}>
          <Stack>
            <KeepDraft id={draft} />
            {children}
            <Row>
              <SubmitButton>{submitLabel}</SubmitButton>
            </Row>
          </Stack>
        </form>
      )}
    />
  )
}
