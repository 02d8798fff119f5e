import type { OrderDetails, ShopLogo } from '@hojreh/contract'
import {
  formatJalaliDate,
  formatJalaliDateTime,
  formatNumber,
  formatToman,
  tomanInWords,
  toPersianDigits,
} from '@hojreh/persian'
import { type Html, html } from '../../http/html.ts'
import type { Seller } from '../content/shop-facts.ts'
import { invoiceMessages as text } from './invoice.messages.ts'

const RIAL_IN_TOMAN = 10
const NOTHING = html``

const bare = (rial: number) => formatNumber(rial / RIAL_IN_TOMAN)
const ltr = (value: string) => html`<bdi dir="ltr">${toPersianDigits(value)}</bdi>`
const fact = (label: string, value: Html | string) => html`<p>${label}: ${value}</p>`
const sum = (label: string, value: string) =>
  html`<tr><th scope="row">${label}</th><td class="n">${value}</td></tr>`

const isVoid = ({ status }: OrderDetails) => ['cancelled', 'refund_due', 'refunded'].includes(status)
const isPaid = ({ timeline }: OrderDetails) => timeline.some(({ status }) => status === 'paid')

const note = (order: OrderDetails) => {
  if (isVoid(order)) return html`<p class="note">${text.void}</p>`
  return isPaid(order) ? NOTHING : html`<p class="note">${text.draft}</p>`
}

const headOf = (order: OrderDetails) => {
  const payment = order.payments.find(({ kind, status }) => kind === 'order' && status === 'paid')
  return html`<div>${fact(text.number, toPersianDigits(order.orderNumber))}${fact(
    text.placedAt,
    formatJalaliDateTime(order.placedAt),
  )}${payment?.settledAt ? fact(text.paidAt, formatJalaliDateTime(payment.settledAt)) : NOTHING}${
    payment?.refId ? fact(text.refId, ltr(payment.refId)) : NOTHING
  }</div>`
}

const buyerOf = ({ address }: OrderDetails) => {
  const { province, city, street, plaque, unit } = address
  const place = [province, city, street, plaque && `${text.plaque} ${plaque}`, unit && `${text.unit} ${unit}`]
  return html`<section><h2>${text.buyer}</h2><p>${address.receiverName}</p>${fact(text.phone, ltr(address.receiverPhone))}${fact(
    text.address,
    toPersianDigits(place.filter(Boolean).join('، ')),
  )}${fact(text.postalCode, ltr(address.postalCode))}</section>`
}

const sellerPart = ({ title, address, phones, nationalId, economicCode }: Seller) =>
  html`<section><h2>${text.seller}</h2><p>${title}</p>${
    nationalId ? fact(text.nationalId, ltr(nationalId)) : NOTHING
  }${economicCode ? fact(text.economicCode, ltr(economicCode)) : NOTHING}${
    phones[0] ? fact(text.phone, ltr(phones[0])) : NOTHING
  }${address ? fact(text.address, toPersianDigits(address)) : NOTHING}</section>`

/** The whole of the page's JavaScript. */
export const invoiceScript = `document.querySelector('button').addEventListener('click',()=>print())`

/** The invoice of an order; what a paper of it needs, and above it, not on the paper, the ways on. */
export const invoicePage = (order: OrderDetails, seller: Seller, logo: ShopLogo): Html =>
  html`<nav><a href="/profile/orders/${order.id}">${text.back}</a><button type="button">${text.print}</button></nav>
<header><div class="brand"><img src="${logo.src}" width="${logo.width}" height="${logo.height}" alt="${seller.title}"><h1>${text.heading}</h1></div>${headOf(order)}</header>${note(order)}
<div class="parties">${sellerPart(seller)}${buyerOf(order)}</div>
<table class="goods"><thead><tr><th class="wide">${text.row}</th><th>${text.goods}</th><th class="n">${text.count}</th><th class="n wide">${text.unitPrice}</th><th class="n">${text.lineTotal}</th></tr></thead><tbody>${order.lines.map(
    ({ title, count, unitPrice, lineTotal }, index) =>
      html`<tr><td class="wide">${formatNumber(index + 1)}</td><td>${title}</td><td class="n">${formatNumber(count)}</td><td class="n wide">${bare(unitPrice)}</td><td class="n">${bare(lineTotal)}</td></tr>`,
  )}</tbody></table>
<table class="sums"><tbody>${sum(text.subtotal, formatToman(order.subtotal))}${
    order.discount > 0 ? sum(text.discount, formatToman(order.discount)) : NOTHING
  }${order.couponDiscount > 0 ? sum(order.promotionTitle ?? text.coupon(order.couponCode ?? ''), formatToman(order.couponDiscount)) : NOTHING}${sum(
    text.shipping(order.shippingMethod.title),
    order.shippingFee > 0 ? formatToman(order.shippingFee) : text.free,
  )}${sum(text.total, formatToman(order.total))}</tbody></table>
<p>${text.inWords}: ${tomanInWords(order.total)}</p>
<footer><time>${formatJalaliDate(order.placedAt)}</time></footer>`
