import { registerBody } from '@hojreh/contract'
import { rulesOf } from '../shell/field-validator.ts'
import { repeatedPassword } from '../shell/repeated-password.ts'

/** Of the fields of a new account. */
export const registerRules = { ...rulesOf(registerBody.shape), rePassword: repeatedPassword }
