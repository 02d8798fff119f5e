import { validatorsOf } from '@hojreh/app'
import { addCustomerGroup } from '@hojreh/contract/admin'
import { FormField, SubmitButton, TextInput } from '@hojreh/ui'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { KeepDraft } from '../../shared/draft/keep-draft.tsx'
import { FieldLine } from '../../shared/field-line.ts'
import { refusalOf } from '../../shared/refusal-of.ts'

const rules = validatorsOf(addCustomerGroup.body.shape)

interface Values {
  name: string
}

/** Asks for the name of a group. */
export const GroupForm = ({
  label,
  name = '',
  send,
  act,
}: {
  label: string
  name?: string
  send: (body: Values) => Promise<{ error?: unknown }>
  act: string
}) => {
  const [round, setRound] = useState(0)
  const submit = async (body: Values) => {
    const { error } = await send(body)
    if (error) return refusalOf(error, 'name')
    setRound(round + 1)
    return undefined
  }
  return (
    <Form<Values>
      key={round}
      initialValues={{ name }}
      subscription={{}}
      onSubmit={submit}
      render={({ handleSubmit }) => (
        <FieldLine onSubmit={handleSubmit} noValidate aria-label={label}>
          <KeepDraft id={`group:${label}`} />
          <FormField as={TextInput} name="name" label={label} maxLength={60} validate={rules.name} />
          <SubmitButton variant="outlined" needsChange>
            {act}
          </SubmitButton>
        </FieldLine>
      )}
    />
  )
}
