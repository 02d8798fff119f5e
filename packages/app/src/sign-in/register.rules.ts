import { registerBody } from '@hojreh/contract'
import { rulesOf } from '../layout/field-validator.ts'
import { repeatedPassword } from '../layout/repeated-password.ts'

/** Of the fields of a new account. */
export const registerRules = { ...rulesOf(registerBody.shape), rePassword: repeatedPassword }
