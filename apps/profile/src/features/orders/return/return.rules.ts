import { validatorsOf } from '@hojreh/app'
import { returnOrderBody } from '@hojreh/contract'

/** Of giving an order back. */
export const returnRules = validatorsOf(returnOrderBody.shape)
