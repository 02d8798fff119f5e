import { validatorsOf } from '@hojreh/app'
import { contactBody } from '@hojreh/contract'

/** The contract's rules for a message to the shop. */
export const contactRules = validatorsOf(contactBody.shape)
