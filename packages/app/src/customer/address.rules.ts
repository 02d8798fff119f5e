import { addressBody } from '@hojreh/contract'
import { validatorsOf } from '../form/field-validator.ts'

/** The contract's rules for each field of an address. */
export const addressRules = validatorsOf(addressBody.shape)
