import type { ApiError } from '@hojreh/api'
import { useChangePasswordMutation } from '@hojreh/api/react'
import { useErrorToast } from '@hojreh/app'
import { toastShown } from '@hojreh/auth'
import { useAuthDispatch } from '@hojreh/auth/react'
import { type EditableUser, limits } from '@hojreh/contract'
import { FormField, PasswordInput, StillMissing, SubmitButton } from '@hojreh/ui'
import type { FormApi } from 'final-form'
import { Form } from 'react-final-form'
import { FormActions, FormColumn } from '../../shared/form.styles.ts'
import { passwordMessages as text } from './password.messages.ts'
import { passwordRules } from './password.rules.ts'

type Passwords = { currentPassword: string; password: string; rePassword: string }
const empty: Passwords = { currentPassword: '', password: '', rePassword: '' }

/** A new password, or the first one; the old one is asked for where the server wants it. */
export const PasswordForm = ({
  user: { phone, hasPassword, needsCurrentPassword },
}: {
  user: EditableUser
}) => {
  const dispatch = useAuthDispatch()
  const tellError = useErrorToast()
  const [changePassword] = useChangePasswordMutation()
  const save = async (values: Passwords, form: FormApi<Passwords>) => {
    const { data, error } = await changePassword(values)
    if (data) {
      dispatch(toastShown({ kind: 'success', title: data.message, lifeMs: limits.toastLifeMs.auth }))
      // After this submit has ended: what is typed must not stay there.
      setTimeout(() => form.restart(empty))
      return undefined
    }
    const { fields } = error as ApiError
    if (!fields) tellError(error)
    return fields
  }
  return (
    <Form<Passwords>
      initialValues={empty}
      subscription={{}}
      onSubmit={save}
      render={({ handleSubmit }) => (
        <FormColumn onSubmit={handleSubmit} noValidate>
          {/* Tells password managers whose password it is. */}
          <input type="text" autoComplete="username" value={phone} readOnly hidden />
          {needsCurrentPassword && (
            <FormField
              as={PasswordInput}
              name="currentPassword"
              label={text.current}
              hint={text.forgotten}
              isRequired
              validate={passwordRules.currentPassword}
            />
          )}
          <FormField
            as={PasswordInput}
            name="password"
            label={text.next}
            autoComplete="new-password"
            isRequired
            validate={passwordRules.password}
          />
          <FormField
            as={PasswordInput}
            name="rePassword"
            label={text.repeat}
            autoComplete="new-password"
            isRequired
            validate={passwordRules.rePassword}
          />
          <FormActions>
            <StillMissing />
            <SubmitButton>{hasPassword ? text.save : text.setFirst}</SubmitButton>
          </FormActions>
        </FormColumn>
      )}
    />
  )
}
