import type { ApiError } from '@hojreh/api'
import { useEditUserMutation } from '@hojreh/api/react'
import { useErrorToast } from '@hojreh/app'
import { toastShown } from '@hojreh/auth'
import { useAuthDispatch } from '@hojreh/auth/react'
import { type EditableUser, limits } from '@hojreh/contract'
import { toPersianDigits } from '@hojreh/persian'
import { FormField, StillMissing, SubmitButton, TextInput } from '@hojreh/ui'
import Mail from 'lucide-react/icons/mail'
import Smartphone from 'lucide-react/icons/smartphone'
import { Form } from 'react-final-form'
import { FormActions, FormGrid } from '../../shared/form.styles.ts'
import { detailsRules } from './details.rules.ts'
import { infoMessages as text } from './info.messages.ts'

type Details = Pick<EditableUser, 'firstName' | 'lastName' | 'email'>
const nothingToDo = () => undefined

/** Name and e-mail of the customer; the phone is shown and stays. */
export const DetailsForm = ({ user: { phone, firstName, lastName, email } }: { user: EditableUser }) => {
  const dispatch = useAuthDispatch()
  const tellError = useErrorToast()
  const [editUser] = useEditUserMutation()
  const save = async (values: Details) => {
    const { data, error } = await editUser(values)
    if (data) {
      dispatch(toastShown({ kind: 'success', title: data.message, lifeMs: limits.toastLifeMs.auth }))
      return undefined
    }
    const { fields } = error as ApiError
    if (!fields) tellError(error)
    return fields
  }
  return (
    <Form<Details>
      initialValues={{ firstName, lastName, email }}
      subscription={{}}
      onSubmit={save}
      render={({ handleSubmit }) => (
        <FormGrid onSubmit={handleSubmit} noValidate>
          <FormField
            as={TextInput}
            name="firstName"
            label={text.firstName}
            maxLength={limits.maxNameLength}
            autoComplete="given-name"
            validate={detailsRules.firstName}
          />
          <FormField
            as={TextInput}
            name="lastName"
            label={text.lastName}
            maxLength={limits.maxNameLength}
            autoComplete="family-name"
            validate={detailsRules.lastName}
          />
          <TextInput
            name="phone"
            label={text.phone}
            value={toPersianDigits(phone)}
            onChange={nothingToDo}
            icon={<Smartphone size={20} />}
            dir="ltr"
            hint={text.phoneHint}
            disabled
          />
          <FormField
            as={TextInput}
            name="email"
            label={text.email}
            type="email"
            dir="ltr"
            icon={<Mail size={20} />}
            maxLength={limits.maxEmailLength}
            autoComplete="email"
            validate={detailsRules.email}
          />
          <FormActions>
            <StillMissing />
            <SubmitButton needsChange>{text.save}</SubmitButton>
          </FormActions>
        </FormGrid>
      )}
    />
  )
}
