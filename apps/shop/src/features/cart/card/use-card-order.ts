import type { ApiError } from '@hojreh/api'
import { useStartCardPaymentMutation } from '@hojreh/api/react'
import { useErrorToast } from '@hojreh/app'
import { useNavigate } from 'react-router-dom'
import { hrefOfCardStep } from '../../../shared/shop-links.ts'

/** Places the cart as an order that is paid from card to card, and goes where that is done. */
export const useCardOrder = () => {
  const [start, { isLoading: isPlacing }] = useStartCardPaymentMutation()
  const navigate = useNavigate()
  const tellError = useErrorToast()
  const place = async (): Promise<ApiError | undefined> => {
    const { data, error } = await start()
    if (!data) {
      const refusal = error as ApiError
      // The page shows the queue.
      if (refusal.code !== 'in_queue') tellError(error)
      return refusal
    }
    await navigate(hrefOfCardStep(data.orderId))
    return undefined
  }
  return { place, isPlacing }
}
