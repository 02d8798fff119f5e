import { useStartPayment } from '@hojreh/app'
import type { Cart } from '@hojreh/contract'
import { formatToman } from '@hojreh/persian'
import { Button } from '@hojreh/ui'
import { hrefOfOrder } from '../../shared/shop-links.ts'
import { cartMessages as text } from './cart.messages.ts'
import { Notice, Row } from './cart.styles.ts'

/** An order whose payment failed or was left: the way back to it. */
export const UnpaidNotice = ({ order }: { order: NonNullable<Cart['unpaidOrder']> }) => {
  const { pay, isBusy } = useStartPayment()
  return (
    <Notice>
      <div>
        <h2>{text.unpaidTitle(order.orderNumber)}</h2>
        <p>
          {formatToman(order.total)}. {text.unpaidText}
        </p>
      </div>
      <Row>
        <Button size="small" isBusy={isBusy} onClick={() => void pay(order.id)}>
          {text.payOrder}
        </Button>
        <Button size="small" look="outline" href={hrefOfOrder(order.id)}>
          {text.seeOrder}
        </Button>
      </Row>
    </Notice>
  )
}
