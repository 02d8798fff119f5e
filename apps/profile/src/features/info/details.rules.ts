import { validatorsOf } from '@hojreh/app'
import { editUserBody } from '@hojreh/contract'

/** The contract's rules for what a customer says of themselves. */
export const detailsRules = validatorsOf(editUserBody.shape)
