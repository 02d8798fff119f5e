import { otp, password, phone } from '@hojreh/contract'
import { rulesOf } from '../layout/field-validator.ts'

/** Of the fields of signing in, also while they are not shown. */
export const loginRules = rulesOf({ phone, otp, password })
