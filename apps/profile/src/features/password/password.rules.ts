import { repeatedPassword, rulesOf } from '@hojreh/app'
import { changePasswordBody, fieldMessages } from '@hojreh/contract'

/** Of the fields of a new password. */
export const passwordRules = {
  ...rulesOf(changePasswordBody.shape),
  currentPassword: (value: string) => (value ? undefined : fieldMessages.currentPasswordRequired),
  rePassword: repeatedPassword,
}
