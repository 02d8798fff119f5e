import { fieldMessages, registerBody } from '@hojreh/contract'
import { toLatinDigits } from '@hojreh/persian'
import { validatorOf } from './field-validator.ts'

const isRepeated = validatorOf(registerBody.shape.rePassword)

/** The rule of a password that is typed again: the same one, on whichever keyboard its digits were. */
export const repeatedPassword = (value: string, { password }: Record<string, unknown>) =>
  isRepeated(value) ??
  (toLatinDigits(value) === toLatinDigits(String(password)) ? undefined : fieldMessages.rePasswordDiffers)
