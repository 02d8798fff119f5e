import { otp, password, phone } from '@hojreh/contract'
import { validatorsOf } from '../form/field-validator.ts'

/** Of the fields of signing in, also while they are not shown. */
export const loginRules = validatorsOf({ phone, otp, password })
