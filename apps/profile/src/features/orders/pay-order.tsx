import { isApiError } from '@hojreh/api'
import { useStartPaymentMutation } from '@hojreh/api/react'
import { toastShown } from '@hojreh/auth'
import { useAuthDispatch, useAuthExtra } from '@hojreh/auth/react'
import { limits } from '@hojreh/contract'
import { Button } from '@hojreh/ui'
import CreditCard from 'lucide-react/icons/credit-card'
import { useState } from 'react'
import { PayBox } from './order.styles.ts'
import { ordersMessages as text } from './orders.messages.ts'

/** Pays an order whose payment is still due; the bank's page comes by a full page load. */
export const PayOrder = ({ orderId }: { orderId: string }) => {
  const dispatch = useAuthDispatch()
  const { navigate } = useAuthExtra()
  const [startPayment] = useStartPaymentMutation()
  // Busy until the page is left: a second click would ask the bank twice.
  const [isBusy, setIsBusy] = useState(false)
  const pay = async () => {
    setIsBusy(true)
    const { data, error } = await startPayment({ id: orderId })
    if (data) return navigate(data.redirectUrl)
    setIsBusy(false)
    const detail = isApiError(error) ? { detail: error.message } : {}
    dispatch(
      toastShown({
        kind: 'error',
        title: text.payFailed,
        ...detail,
        lifeMs: limits.toastLifeMs.loginWarning,
      }),
    )
  }
  return (
    <PayBox>
      <p>{text.payNote}</p>
      <Button startIcon={<CreditCard size={20} />} isBusy={isBusy} onClick={() => void pay()}>
        {text.pay}
      </Button>
    </PayBox>
  )
}
