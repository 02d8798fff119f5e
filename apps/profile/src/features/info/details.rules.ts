import { rulesOf } from '@hojreh/app'
import { editUserBody } from '@hojreh/contract'

/** The contract's rules for what a customer says of themselves. */
export const detailsRules = rulesOf(editUserBody.shape)
