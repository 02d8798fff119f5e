import type { PrintedOrder } from '@hojreh/contract/admin'
import {
  formatJalaliDateTime,
  formatNumber,
  formatToman,
  tomanInWords,
  toPersianDigits,
} from '@hojreh/persian'
import type { ReactNode } from 'react'
import { addressLine } from './address-line.ts'
import { printMessages as text } from './print.messages.ts'
import { Invoice, Parties } from './sheet.styles.ts'
import type { SheetProps } from './sheet-props.ts'

const RIAL_IN_TOMAN = 10
const bare = (rial: number) => formatNumber(rial / RIAL_IN_TOMAN)
const Ltr = ({ children }: { children: string }) => <bdi dir="ltr">{toPersianDigits(children)}</bdi>

const Said = ({ label, children }: { label: string; children: ReactNode }) => (
  <p>
    {label}: {children}
  </p>
)
const Sum = ({ label, children }: { label: string; children: string }) => (
  <tr>
    <th scope="row" colSpan={3}>
      {label}
    </th>
    <td className="n" colSpan={2}>
      {children}
    </td>
  </tr>
)

const isVoid = ({ status }: PrintedOrder) => ['cancelled', 'refund_due', 'refunded'].includes(status)
const isPaid = ({ timeline }: PrintedOrder) => timeline.some(({ status }) => status === 'paid')

const Head = ({ order }: Pick<SheetProps, 'order'>) => {
  const payment = order.payments.find(({ status }) => status === 'paid')
  return (
    <header>
      <h2>{text.invoice}</h2>
      <div>
        <Said label={text.number}>{toPersianDigits(order.orderNumber)}</Said>
        <Said label={text.placedAt}>{formatJalaliDateTime(order.placedAt)}</Said>
        {payment?.settledAt && <Said label={text.paidAt}>{formatJalaliDateTime(payment.settledAt)}</Said>}
        {payment?.refId && (
          <Said label={text.refId}>
            <Ltr>{payment.refId}</Ltr>
          </Said>
        )}
      </div>
    </header>
  )
}

const Both = ({ order: { address }, seller }: SheetProps) => (
  <Parties>
    <section>
      <h3>{text.seller}</h3>
      <p>{seller.title}</p>
      {seller.nationalId && (
        <Said label={text.nationalId}>
          <Ltr>{seller.nationalId}</Ltr>
        </Said>
      )}
      {seller.economicCode && (
        <Said label={text.economicCode}>
          <Ltr>{seller.economicCode}</Ltr>
        </Said>
      )}
      {seller.phones[0] && (
        <Said label={text.phone}>
          <Ltr>{seller.phones[0]}</Ltr>
        </Said>
      )}
      {seller.address && <Said label={text.address}>{toPersianDigits(seller.address)}</Said>}
    </section>
    <section>
      <h3>{text.buyer}</h3>
      <p>{address.receiverName}</p>
      <Said label={text.phone}>
        <Ltr>{address.receiverPhone}</Ltr>
      </Said>
      <Said label={text.address}>{addressLine(address)}</Said>
      <Said label={text.postalCode}>
        <Ltr>{address.postalCode}</Ltr>
      </Said>
    </section>
  </Parties>
)

const Goods = ({ order }: Pick<SheetProps, 'order'>) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{text.row}</th>
        <th scope="col">{text.goods}</th>
        {[text.count, text.unitPrice, text.lineTotal].map((title) => (
          <th key={title} scope="col" className="n">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {order.lines.map(({ productId, title, count, unitPrice, lineTotal }, index) => (
        <tr key={productId}>
          <td>{formatNumber(index + 1)}</td>
          <td>{title}</td>
          {[formatNumber(count), bare(unitPrice), bare(lineTotal)].map((figure, column) => (
            <td key={column} className="n">
              {figure}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
    <tfoot>
      <Sum label={text.subtotal}>{formatToman(order.subtotal)}</Sum>
      {order.discount > 0 && <Sum label={text.discount}>{formatToman(order.discount)}</Sum>}
      {order.couponDiscount > 0 && (
        <Sum label={order.promotionTitle ?? text.coupon(order.couponCode ?? '')}>
          {formatToman(order.couponDiscount)}
        </Sum>
      )}
      <Sum label={text.shippingFee(order.shippingMethod.title)}>
        {order.shippingFee > 0 ? formatToman(order.shippingFee) : text.free}
      </Sum>
      <Sum label={text.total}>{formatToman(order.total)}</Sum>
    </tfoot>
  </table>
)

/** The invoice of an order, as its customer can print it, too. */
export const InvoiceSheet = ({ order, seller }: SheetProps) => (
  <Invoice>
    <Head order={order} />
    {isVoid(order) ? <p>{text.void}</p> : !isPaid(order) && <p>{text.draft}</p>}
    <Both order={order} seller={seller} />
    <Goods order={order} />
    <Said label={text.inWords}>{tomanInWords(order.total)}</Said>
  </Invoice>
)
