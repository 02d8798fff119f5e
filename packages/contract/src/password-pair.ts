import { passwordText } from './fields.ts'
import { fieldMessages as messages } from './messages.ts'

/** The repeated password; whether it is the same is asked with {@link hasSamePasswords}. */
export const rePassword = passwordText(messages.rePasswordRequired)

export const hasSamePasswords = (body: { password: string; rePassword: string }): boolean =>
  body.password === body.rePassword

/** The message and its place for a pair that differs. */
export const samePasswords = {
  path: ['rePassword'],
  message: messages.rePasswordDiffers,
}
