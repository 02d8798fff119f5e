import type { OrderDetails } from '@hojreh/contract'
import { formatToman } from '@hojreh/persian'
import { Panel } from '../../shared/panel.tsx'
import { Fact } from './fact.tsx'
import { Facts } from './order.styles.ts'
import { ordersMessages as text } from './orders.messages.ts'

type Amounts = Pick<OrderDetails, 'subtotal' | 'discount' | 'shippingFee' | 'total'>

/** What the order costs. */
export const OrderAmounts = ({ subtotal, discount, shippingFee, total }: Amounts) => (
  <Panel>
    <h2>{text.amounts}</h2>
    <Facts data-kind="amounts">
      <Fact label={text.subtotal}>{formatToman(subtotal)}</Fact>
      {discount > 0 && (
        <Fact label={text.discount} kind="gain">
          {formatToman(discount)}
        </Fact>
      )}
      <Fact label={text.shippingFee}>{shippingFee === 0 ? text.free : formatToman(shippingFee)}</Fact>
      <Fact label={text.total} kind="total">
        {formatToman(total)}
      </Fact>
    </Facts>
  </Panel>
)
