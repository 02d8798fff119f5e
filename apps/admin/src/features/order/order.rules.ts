import { validatorsOf } from '@hojreh/app'
import { adminCalls } from '@hojreh/contract/admin'

/** Of the order's address. */
export const addressRules = validatorsOf(adminCalls.editOrderAddress.body.shape)

/** The contract's rules for what is typed at an order. */
export const orderRules = {
  ...validatorsOf(adminCalls.setTrackingCode.body.shape),
}
