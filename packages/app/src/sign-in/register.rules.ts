import { registerBody } from '@hojreh/contract'
import { validatorsOf } from '../form/field-validator.ts'
import { repeatedPassword } from '../form/repeated-password.ts'

/** Of the fields of a new account. */
export const registerRules = { ...validatorsOf(registerBody.shape), rePassword: repeatedPassword }
