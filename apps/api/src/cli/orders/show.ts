import type { OrderDetails } from '@hojreh/contract'
import { formatJalaliDateTime, formatToman, toPersianDigits } from '@hojreh/persian'
import { Command } from 'commander'
import { orderRepository } from '../../modules/order/order.repository.ts'
import { statusNames } from '../../modules/order/order-status.messages.ts'
import { type CardReportRow, cardReportRepository } from '../../modules/payment/card-report.repository.ts'
import { openReceiptStore } from '../../modules/payment/receipt-store.ts'
import { table } from '../lib/table.ts'
import { type OrderOptions, say, sayJson, viewFor, withDependencies } from './order-command.ts'
import { paymentStatusNames, ordersCliMessages as text } from './orders.messages.ts'

const sayOrder = (order: OrderDetails, notes: readonly string[]): void => {
  const { address } = order
  say(`${order.orderNumber}  ${statusNames[order.status]} (${order.status})  ${formatToman(order.total)}`)
  say(`${address.receiverName}  ${address.receiverPhone}`)
  say(
    `${address.province}، ${address.city}، ${address.street}، ${address.plaque}، ${address.unit}  ${address.postalCode}`,
  )
  if (order.note) say(order.note)
  if (order.returnReason) say(`${text.returnReason}: ${order.returnReason}`)
  const codes = order.parcels.flatMap(({ trackingCode }) => trackingCode ?? [])
  if (codes.length > 0) say(`${text.shipping}: ${codes.join(' | ')}`)
  say('')
  say(
    table(text.lineHeadings, [
      ...order.lines.map(({ title, count, lineTotal }) => [
        title,
        toPersianDigits(count),
        formatToman(lineTotal),
      ]),
      ...(order.couponDiscount > 0
        ? [
            [
              order.promotionTitle ?? `${text.coupon} ${order.couponCode}`,
              '',
              `-${formatToman(order.couponDiscount)}`,
            ],
          ]
        : []),
      [order.shippingMethod.title, '', formatToman(order.shippingFee)],
    ]),
  )
  say('')
  say(
    table(
      text.paymentHeadings,
      order.payments.map(({ method, gateway, status, amount, createdAt, refId, failureReason }) => [
        `${text.methods[method]} ${gateway}`,
        `${paymentStatusNames[status]} (${status})`,
        formatToman(amount),
        formatJalaliDateTime(createdAt),
        refId ?? failureReason ?? '',
      ]),
    ),
  )
  say('')
  say(
    table(
      text.eventHeadings,
      order.timeline.map(({ status, at, by }, index) => [
        `${statusNames[status]} (${status})`,
        formatJalaliDateTime(at),
        `${text.by[by]} (${by})`,
        notes[index] ?? '',
      ]),
    ),
  )
}

const sayReport = (report: CardReportRow, receipt: string | null, sameCode: readonly string[]): void => {
  const { trackingCode, cardLast4, amount, paidAt } = report
  say(
    `\n${text.trackingCode}: ${trackingCode}  ****${cardLast4}  ${formatToman(amount)}  ${formatJalaliDateTime(paidAt)}`,
  )
  if (receipt) say(`${text.receipt}: ${receipt}`)
  if (sameCode.length > 0) say(text.sameCode(sameCode))
}

export const showCommand = new Command('show')
  .description('یک سفارش با کالاها، پرداخت‌ها و تاریخچه · one order with its lines, payments and history')
  .argument('<orderNumber>', 'شماره سفارش · its number')
  .option('--json', 'خروجی JSON · as JSON')
  .action((orderNumber: string, options: OrderOptions, command: Command) =>
    withDependencies(async (dependencies) => {
      const { files, database } = dependencies
      const row = await orderRepository(database.db).findByNumber(orderNumber)
      if (!row) return command.error(text.unknown(orderNumber))
      const order = await viewFor(dependencies, row)
      const receipts = openReceiptStore(files)
      const repository = cardReportRepository(database.db)
      const reports = []
      for (const { report } of await repository.ofOrder(row.id))
        reports.push({
          report,
          receipt: report.hasReceipt ? receipts.placeOf(report.paymentId) : null,
          sameCode: await repository.ordersWithSameCode(report),
        })
      const notes = (await orderRepository(database.db).events(row.id)).map(({ note }) => note)
      if (options.json) return sayJson({ ...order, notes, cardAmount: row.cardAmount, cardReports: reports })
      sayOrder(order, notes)
      for (const { report, receipt, sameCode } of reports) sayReport(report, receipt, sameCode)
    }),
  )
