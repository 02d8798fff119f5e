import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { validatorsOf } from '@hojreh/app'
import { addCustomerGroup } from '@hojreh/contract/admin'
import { FormField, from, SubmitButton, TextInput } from '@hojreh/ui'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { KeepDraft } from '../../shared/draft/keep-draft.tsx'
import { refusalOf } from '../../shared/refusal-of.ts'

const rules = validatorsOf(addCustomerGroup.body.shape)

const Line = styled.form(
  css({
    display: 'grid',
    gap: 8,
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 320px) auto',
      justifyContent: 'start',
      alignItems: 'start',
      // The button stands beside the field, not beside its label and note.
      '& > button': { marginBlockStart: 30 },
    },
  }),
)

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
        <Line onSubmit={handleSubmit} noValidate aria-label={label}>
          <KeepDraft id={`group:${label}`} />
          <FormField as={TextInput} name="name" label={label} maxLength={60} validate={rules.name} />
          <SubmitButton variant="outlined" needsChange>
            {act}
          </SubmitButton>
        </Line>
      )}
    />
  )
}
