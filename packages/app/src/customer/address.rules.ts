import { addressBody } from '@hojreh/contract'
import { rulesOf } from '../layout/field-validator.ts'

/** The contract's rules for each field of an address. */
export const addressRules = rulesOf(addressBody.shape)
