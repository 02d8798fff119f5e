import type { PrintedOrder } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { useEffect, useRef } from 'react'
import { addressLine } from './address-line.ts'
import { Barcode } from './barcode.tsx'
import { fitLetters } from './fit-letters.ts'
import { printMessages as text } from './print.messages.ts'
import { Label, LabelFigures, LabelLine } from './sheet.styles.ts'
import type { SheetProps } from './sheet-props.ts'

const Receiver = ({ address }: Pick<PrintedOrder, 'address'>) => (
  <section>
    <p>{text.receiver}:</p>
    <LabelLine variant="name">{address.receiverName}</LabelLine>
    <LabelLine variant="address">{addressLine(address)}</LabelLine>
    <p>
      {text.postalCode}: <LabelFigures>{toPersianDigits(address.postalCode)}</LabelFigures>
    </p>
    <p>
      {text.phone}: <LabelFigures dir="ltr">{toPersianDigits(address.receiverPhone)}</LabelFigures>
    </p>
  </section>
)

const useFitting = () => {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    const fit = () => sheet.current && fitLetters(sheet.current)
    fit()
    // Letters that come late are wider or narrower than those that stood in for them.
    void document.fonts?.ready.then(fit)
  }, [])
  return sheet
}

/** What is stuck on a parcel, 100 by 150 millimetres. */
export const LabelSheet = ({ order, seller, number }: SheetProps) => (
  <Label ref={useFitting()}>
    <header>
      <p>
        {text.sender}: <b>{seller.title}</b>
        {seller.phones[0] && (
          <>
            ، <bdi dir="ltr">{toPersianDigits(seller.phones[0])}</bdi>
          </>
        )}
      </p>
      {seller.address && <p>{toPersianDigits(seller.address)}</p>}
    </header>
    <Receiver address={order.address} />
    <footer>
      <p>
        <b>{text.order(toPersianDigits(order.orderNumber))}</b>، {order.shippingMethod.title}
        {number && `، ${text.parcel(toPersianDigits(number))}`}
        {order.gift && `، ${text.gift}`}
      </p>
      <Barcode text={order.orderNumber} />
    </footer>
  </Label>
)
