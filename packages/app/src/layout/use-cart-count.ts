import { useGetPendingQuery } from '@hojreh/api/react'
import { useCustomer, useIsSignedIn } from '@hojreh/auth/react'

/** How many goods are in the cart; undefined for a visitor and in the first render. */
export const useCartCount = (): number | undefined => {
  const isSignedIn = useIsSignedIn()
  const customer = useCustomer()
  const { data: cart } = useGetPendingQuery(undefined, {
    skip: !isSignedIn,
    // Another tab may have changed it meanwhile.
    refetchOnFocus: true,
  })
  return isSignedIn ? (cart?.totalCount ?? customer?.cartCount) : undefined
}
