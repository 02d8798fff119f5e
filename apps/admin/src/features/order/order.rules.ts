import { validatorsOf } from '@hojreh/app'
import { editOrderAddress, setTrackingCode } from '@hojreh/contract/admin'

/** Of the order's address. */
export const addressRules = validatorsOf(editOrderAddress.body.shape)

/** The contract's rules for what is typed at an order. */
export const orderRules = {
  ...validatorsOf(setTrackingCode.body.shape),
}
