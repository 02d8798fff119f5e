import type { Payment } from '@hojreh/contract'
import { Panel } from '../../shared/panel.tsx'
import { PaymentItem, Payments } from '../../shared/payment-item.tsx'
import { orderMoneyMessages as text } from './order-money.messages.ts'

/** The attempts to pay the order. */
export const OrderPayments = ({ payments }: { payments: readonly Payment[] }) => (
  <Panel>
    <h2>{text.payments}</h2>
    {payments.length === 0 ? (
      <p>{text.noPayments}</p>
    ) : (
      <Payments>
        {payments.map((payment) => (
          <PaymentItem key={payment.id} payment={payment} />
        ))}
      </Payments>
    )}
  </Panel>
)
