import { useCancelOrderMutation } from '@hojreh/api/react'
import { useConfirm } from '@hojreh/app'
import { toastShown } from '@hojreh/auth'
import { useAuthDispatch } from '@hojreh/auth/react'
import { limits, type OrderDetails } from '@hojreh/contract'
import { orderActionsMessages as text } from './order-actions.messages.ts'

const consequenceOf = ({ status }: Pick<OrderDetails, 'status'>): string => {
  if (status === 'awaiting_payment') return text.cancelUnpaid
  return status === 'awaiting_review' ? text.cancelReview : text.cancelPaid
}

/** Cancels an order after asking once more. */
export const useCancelOrder = (tellError: (error: unknown) => void) => {
  const confirm = useConfirm()
  const dispatch = useAuthDispatch()
  const [cancelOrder, { isLoading: isCancelling }] = useCancelOrderMutation()
  const cancel = async (order: Pick<OrderDetails, 'id' | 'status'>): Promise<void> => {
    const isSure = await confirm({
      title: text.cancelTitle,
      text: consequenceOf(order),
      confirmLabel: text.cancel,
      cancelLabel: text.keep,
      isDangerous: true,
    })
    if (!isSure) return
    const { error } = await cancelOrder({ id: order.id })
    if (error) tellError(error)
    else dispatch(toastShown({ kind: 'success', title: text.cancelled, lifeMs: limits.toastLifeMs.auth }))
  }
  return { cancel, isCancelling }
}
