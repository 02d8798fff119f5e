import { useStartPayment } from '@hojreh/app'
import { Button } from '@hojreh/ui'
import CreditCard from 'lucide-react/icons/credit-card'
import { PayBox } from './order.styles.ts'
import { ordersMessages as text } from './orders.messages.ts'

/** Pays an order whose payment is still due; the bank's page comes by a full page load. */
export const PayOrder = ({ orderId }: { orderId: string }) => {
  const { pay, isBusy } = useStartPayment()
  return (
    <PayBox>
      <p>{text.payNote}</p>
      <Button startIcon={<CreditCard size={20} />} isBusy={isBusy} onClick={() => void pay(orderId)}>
        {text.pay}
      </Button>
    </PayBox>
  )
}
