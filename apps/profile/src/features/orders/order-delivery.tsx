import type { OrderDetails } from '@hojreh/contract'
import { toPersianDigits } from '@hojreh/persian'
import { GiftNote } from '@hojreh/ui'
import { Fact, Facts } from '../../shared/facts.tsx'
import { Panel } from '../../shared/panel.tsx'
import { orderMessages as text } from './order.messages.ts'

type Delivery = Pick<OrderDetails, 'address' | 'shippingMethod' | 'note' | 'gift'>

const streetOf = ({ province, city, street, plaque, unit }: OrderDetails['address']): string =>
  toPersianDigits(
    [province, city, street, plaque && `${text.plaque} ${plaque}`, unit && `${text.unit} ${unit}`]
      .filter(Boolean)
      .join('، '),
  )

/** Where the order goes and how. */
export const OrderDelivery = ({ address, shippingMethod, note, gift }: Delivery) => (
  <Panel>
    <h2>{text.delivery}</h2>
    <Facts>
      <Fact label={text.receiver}>
        <span>
          {address.receiverName}، <bdi dir="ltr">{toPersianDigits(address.receiverPhone)}</bdi>
        </span>
      </Fact>
      <Fact label={text.address}>{streetOf(address)}</Fact>
      <Fact label={text.postalCode}>
        <bdi dir="ltr">{toPersianDigits(address.postalCode)}</bdi>
      </Fact>
      <Fact label={text.shippingMethod}>{shippingMethod.title}</Fact>
      {note && <Fact label={text.note}>{note}</Fact>}
      {gift && (
        <Fact label={text.gift}>
          <GiftNote gift={gift} />
        </Fact>
      )}
    </Facts>
  </Panel>
)
