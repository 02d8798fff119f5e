import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Form } from 'react-final-form'
import type { FieldMessages } from '../fields/field-props.ts'
import { FormField, type Validator } from '../fields/form-field.tsx'
import { StillMissing } from '../fields/missing/still-missing.tsx'
import { PhoneInput } from '../fields/phone-input.tsx'
import { SubmitButton } from '../fields/submit-button.tsx'
import { color, corner } from '../theme/vars.ts'
import { contactMessages as text } from './contact.messages.ts'

const Fields = styled.form(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 12,
    maxInlineSize: 440,
    marginInline: 'auto',
    marginBlockEnd: 32,
    padding: 16,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    '& > p': { color: color.inkSoft },
  }),
)

export type WishFormProps = {
  /** What was looked for. */
  query: string
  /** The signed-in customer's number. */
  phone?: string | undefined
  validate: Validator
  /** Returns the messages of the fields that the server refused. */
  onSubmit: (phone: string) => Promise<FieldMessages | undefined>
}

/** Leaves a number for one SMS when goods come that a search found none of. */
export const WishForm = ({ query, phone = '', validate, onSubmit }: WishFormProps) => (
  <Form<{ phone: string }>
    initialValues={{ phone }}
    subscription={{}}
    onSubmit={(values) => onSubmit(values.phone)}
    render={({ handleSubmit }) => (
      <Fields onSubmit={handleSubmit} noValidate aria-label={text.wish}>
        <p>{text.wishLead(query)}</p>
        <FormField as={PhoneInput} name="phone" isRequired validate={validate} />
        <StillMissing />
        <SubmitButton fullWidth>{text.wish}</SubmitButton>
      </Fields>
    )}
  />
)
