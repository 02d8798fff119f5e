import { baseApi } from '@hojreh/api'
import { useCheckPaymentQuery } from '@hojreh/api/react'
import { toastShown } from '@hojreh/auth'
import { useAuthDispatch } from '@hojreh/auth/react'
import { limits } from '@hojreh/contract'
import { useEffect } from 'react'
import { openPaymentMessages as text } from './open-payment.messages.ts'

const POLL_MS = 10_000

/** `looking`: the bank is being asked; `unknown`: it does not know yet, and is asked again from time to time. */
export type OpenPaymentState = 'none' | 'looking' | 'unknown'

/**
 * Finds out what became of an attempt that was left at the bank: a tab that was closed after paying must not end in a
 * second try. Once that is known, cart and order say so by themselves.
 *
 * @param authority of the open attempt; null when there is none
 */
export const useOpenPayment = (authority: string | null) => {
  const dispatch = useAuthDispatch()
  const { currentData, error, isFetching, refetch } = useCheckPaymentQuery(
    { Authority: authority ?? '' },
    {
      skip: authority === null,
      refetchOnMountOrArgChange: true,
      pollingInterval: POLL_MS,
      skipPollingIfUnfocused: true,
    },
  )
  const status = currentData?.status
  const paidNumber = status === 'paid' ? currentData?.orderNumber : undefined
  useEffect(() => {
    if (paidNumber)
      dispatch(
        toastShown({
          kind: 'success',
          title: text.found(paidNumber),
          lifeMs: limits.toastLifeMs.loginWarning,
        }),
      )
    if (status && status !== 'pending') dispatch(baseApi.util.invalidateTags(['Cart', 'Order', 'Customer']))
  }, [status, paidNumber, dispatch])

  const isUnknown = status === 'pending' || (error !== undefined && !currentData)
  const state: OpenPaymentState = authority === null ? 'none' : isUnknown ? 'unknown' : 'looking'
  return { state, isAsking: isFetching, checkAgain: () => void refetch() }
}
