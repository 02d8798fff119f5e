import type { OrderDetails } from '@hojreh/contract'
import { formatToman } from '@hojreh/persian'
import { Amounts, Fact } from '../../shared/facts.tsx'
import { Panel } from '../../shared/panel.tsx'
import { orderMessages as text } from './order.messages.ts'

type OrderSums = Pick<
  OrderDetails,
  'subtotal' | 'discount' | 'couponCode' | 'couponDiscount' | 'promotionTitle' | 'shippingFee' | 'total'
>

/** What the order costs. */
export const OrderAmounts = ({
  subtotal,
  discount,
  couponCode,
  couponDiscount,
  promotionTitle,
  shippingFee,
  total,
}: OrderSums) => (
  <Panel>
    <h2>{text.amounts}</h2>
    <Amounts>
      <Fact label={text.subtotal}>{formatToman(subtotal)}</Fact>
      {discount > 0 && (
        <Fact label={text.discount} kind="gain">
          {formatToman(discount)}
        </Fact>
      )}
      {couponDiscount > 0 && (
        <Fact label={promotionTitle ?? text.coupon(couponCode ?? '')} kind="gain">
          {formatToman(couponDiscount)}
        </Fact>
      )}
      <Fact label={text.shippingFee}>{shippingFee === 0 ? text.free : formatToman(shippingFee)}</Fact>
      <Fact label={text.total} kind="total">
        {formatToman(total)}
      </Fact>
    </Amounts>
  </Panel>
)
