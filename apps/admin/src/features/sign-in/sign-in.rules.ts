import { validatorsOf } from '@hojreh/app'
import { staffSignInBody, staffSignInCodeBody, staffSignInStartBody } from '@hojreh/contract/admin'

/** The contract's rules for what is typed on the way in. */
export const signInRules = {
  ...validatorsOf(staffSignInStartBody.shape),
  ...validatorsOf(staffSignInCodeBody.shape),
  ...validatorsOf(staffSignInBody.shape),
}
