import { repeatedPassword, validatorsOf } from '@hojreh/app'
import { changePasswordBody, fieldMessages } from '@hojreh/contract'

/** Of the fields of a new password. */
export const passwordRules = {
  ...validatorsOf(changePasswordBody.shape),
  currentPassword: (value: string) => (value ? undefined : fieldMessages.currentPasswordRequired),
  rePassword: repeatedPassword,
}
