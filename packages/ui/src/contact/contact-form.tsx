import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Form } from 'react-final-form'
import type { FieldMessages } from '../fields/field-props.ts'
import { FormField, type Validator } from '../fields/form-field.tsx'
import { StillMissing } from '../fields/missing/still-missing.tsx'
import { PhoneInput } from '../fields/phone-input.tsx'
import { SubmitButton } from '../fields/submit-button.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { Textarea } from '../fields/textarea.tsx'
import { from } from '../theme/tokens.ts'
import { color } from '../theme/vars.ts'
import { contactMessages as text } from './contact.messages.ts'

const Fields = styled.form(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    paddingBlock: 20,
    '& h2': { fontSize: '1.125rem' },
    '& > p': { color: color.inkSoft },
  }),
)
const Pair = styled.div(
  css({ display: 'grid', gap: 16, [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
)
const Actions = styled.div(css({ display: 'flex', justifyContent: 'flex-end' }))

export type ContactValues = { name: string; phone: string; subject: string; text: string }

export type ContactFormProps = {
  validators: { [Field in keyof ContactValues]: Validator }
  /** Returns the messages of the fields that the server refused. */
  onSubmit: (values: ContactValues) => Promise<FieldMessages | undefined>
}

/** A message to the shop; what was typed stays until the shop has it. */
export const ContactForm = ({ validators, onSubmit }: ContactFormProps) => (
  <Form<ContactValues>
    initialValues={{ name: '', phone: '', subject: '', text: '' }}
    subscription={{}}
    onSubmit={onSubmit}
    render={({ handleSubmit }) => (
      <Fields onSubmit={handleSubmit} noValidate>
        <h2>{text.title}</h2>
        <p>{text.lead}</p>
        <Pair>
          <FormField
            as={TextInput}
            name="name"
            label={text.name}
            autoComplete="name"
            isRequired
            validate={validators.name}
          />
          <FormField as={PhoneInput} name="phone" isRequired validate={validators.phone} />
        </Pair>
        <FormField as={TextInput} name="subject" label={text.subject} validate={validators.subject} />
        <FormField
          as={Textarea}
          name="text"
          label={text.text}
          placeholder={text.placeholder}
          rows={5}
          isRequired
          validate={validators.text}
        />
        <Actions>
          <StillMissing />
          <SubmitButton>{text.send}</SubmitButton>
        </Actions>
      </Fields>
    )}
  />
)
