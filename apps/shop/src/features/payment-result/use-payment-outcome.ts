import { type ArgOf, baseApi } from '@hojreh/api'
import { useCheckPaymentQuery } from '@hojreh/api/react'
import { useAuthDispatch, useIsSignedIn } from '@hojreh/auth/react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

const POLL_MS = 3_000

/** Zarinpal comes back with `Authority` and `Status`, Zibal with `trackId` and `success`. */
const argumentOf = (address: URLSearchParams): ArgOf<'checkPayment'> => {
  const success = address.get('success')
  const authority = address.get('Authority') ?? address.get('trackId')
  const status = address.get('Status') ?? (success && (success === '1' ? 'OK' : 'NOK'))
  return { ...(authority && { Authority: authority }), ...(status && { Status: status }) }
}

/** What became of the payment that the address names; asks again while the bank has not answered. */
export const usePaymentOutcome = () => {
  const [address] = useSearchParams()
  const isSignedIn = useIsSignedIn()
  const dispatch = useAuthDispatch()
  const [isPending, setIsPending] = useState(false)
  const { data, error, refetch } = useCheckPaymentQuery(argumentOf(address), {
    skip: !isSignedIn,
    pollingInterval: isPending ? POLL_MS : 0,
  })
  const status = data?.status
  useEffect(() => {
    setIsPending(status === 'pending')
    // The cart was turned into the order, and the order has a new status.
    if (status) dispatch(baseApi.util.invalidateTags(['Cart', 'Customer']))
  }, [status, dispatch])
  return { outcome: data, error, refetch }
}
