import { type ApiError, baseApi } from '@hojreh/api'
import { useStartPaymentMutation } from '@hojreh/api/react'
import { useAuthDispatch, useAuthExtra } from '@hojreh/auth/react'
import type { OnlineWay } from '@hojreh/contract'
import { useEffect, useRef, useState } from 'react'
import { useErrorToast } from './use-error-toast.ts'

/**
 * Opens a payment and goes to the gateway; of a double click only the first counts. Stays busy until the page
 * is left, also when the gateway is slow; a page that comes back out of the browser's memory starts anew.
 */
export const useStartPayment = () => {
  const [startPayment] = useStartPaymentMutation()
  const dispatch = useAuthDispatch()
  const { navigate } = useAuthExtra()
  const tellError = useErrorToast()
  const isStarted = useRef(false)
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isStarted.current = false
      setIsBusy(false)
      dispatch(baseApi.util.invalidateTags(['Cart', 'Order']))
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [dispatch])

  /** @param id an order that waits for its payment; without it the cart is paid. Resolves to the refusal, if any. */
  const pay = async (id?: string, way?: OnlineWay): Promise<ApiError | undefined> => {
    if (isStarted.current) return undefined
    isStarted.current = true
    setIsBusy(true)
    const { data, error } = await startPayment(id || way ? { id, way } : undefined)
    if (data) {
      navigate(data.redirectUrl)
      return undefined
    }
    isStarted.current = false
    setIsBusy(false)
    const refusal = error as ApiError
    // The page shows the queue.
    if (refusal.code !== 'in_queue') tellError(error)
    return refusal
  }

  return { pay, isBusy }
}
