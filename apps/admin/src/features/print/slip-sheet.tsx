import { formatJalaliDateTime, formatNumber, toPersianDigits } from '@hojreh/persian'
import { Barcode } from './barcode.tsx'
import { printMessages as text } from './print.messages.ts'
import { Count, Gift, Slip, Striking } from './sheet.styles.ts'
import type { SheetProps } from './sheet-props.ts'

/** The packing slip: the goods, how many of each, and a box to tick. Without prices: none may go into a present. */
export const SlipSheet = ({ order, seller, number }: SheetProps) => (
  <Slip>
    <header>
      <div>
        <h2>{text.order(toPersianDigits(order.orderNumber))}</h2>
        {number && <Striking>{text.parcel(toPersianDigits(number))}</Striking>}
        <p>{seller.title}</p>
        <p>
          {text.placedAt}: {formatJalaliDateTime(order.placedAt)}
        </p>
        <p>
          {text.receiver}: {order.address.receiverName}، {order.address.city}
        </p>
        <p>
          {text.shipping}: {order.shippingMethod.title}
        </p>
      </div>
      <Barcode text={order.orderNumber} />
    </header>
    <table>
      <thead>
        <tr>
          <th scope="col">{text.goods}</th>
          <th scope="col" className="n">
            {text.count}
          </th>
          <th scope="col" className="n">
            {text.packed}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map(({ productId, title, count }) => (
          <tr key={productId}>
            <td>{title}</td>
            <Count className="n" isMany={count > 1}>
              {formatNumber(count)}
            </Count>
            <td className="n">☐</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>{text.totalCount(formatNumber(order.totalCount))}</p>
    {order.note && (
      <p>
        <b>{text.note}:</b> {order.note}
      </p>
    )}
    {order.gift && (
      <Gift>
        <Striking>
          {text.gift}
          {order.gift.hidesPrices && `: ${text.noInvoice}`}
        </Striking>
        {order.gift.card && (
          <>
            <p>{text.giftCard}:</p>
            <blockquote>{order.gift.card}</blockquote>
          </>
        )}
      </Gift>
    )}
  </Slip>
)
