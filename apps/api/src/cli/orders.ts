import { formatJalaliDateTime, formatToman } from '@hojreh/persian'
import { Command } from 'commander'
import { orderRepository } from '../modules/order/order.repository.ts'
import { viewOrder } from '../workflows/read-orders.ts'
import { withShop } from './open-shop.ts'

const LISTED = 30

const say = (line: string) => process.stdout.write(`${line}\n`)

const listCommand = new Command('list').description('تازه‌ترین سفارش‌ها · the newest orders').action(() =>
  withShop(async ({ database: { db } }) => {
    for (const { orderNumber, status, total, placedAt } of await orderRepository(db).newest(LISTED))
      say(
        `${orderNumber}  ${status.padEnd(16)}  ${formatToman(total ?? 0)}  ${placedAt ? formatJalaliDateTime(placedAt) : ''}`,
      )
  }),
)

const showCommand = new Command('show')
  .description('یک سفارش با کالاها، پرداخت‌ها و تاریخچه · one order with its lines, payments and history')
  .argument('<orderNumber>', 'شماره‌ی سفارش · its number')
  .action((orderNumber: string, _options: unknown, command: Command) =>
    withShop(async ({ database: { db } }) => {
      const row = await orderRepository(db).findByNumber(orderNumber)
      if (!row) return command.error(`سفارشی با این شماره نیست · there is no order ${orderNumber}`)
      const order = await viewOrder(db, row)
      const { address } = order
      say(`${order.orderNumber}  ${order.status}  ${formatToman(order.total)}`)
      say(`${address.receiverName}  ${address.receiverPhone}`)
      say(`${address.province}، ${address.city}، ${address.street}، ${address.plaque}  ${address.postalCode}`)
      for (const { title, count, lineTotal } of order.lines)
        say(`  ${count} × ${title}  ${formatToman(lineTotal)}`)
      say(`  ${order.shippingMethod.title}  ${formatToman(order.shippingFee)}`)
      for (const { status, amount, gateway, refId, createdAt, failureReason } of order.payments)
        say(`  ${createdAt}  ${gateway}  ${status}  ${formatToman(amount)}  ${refId ?? failureReason ?? ''}`)
      for (const { status, at, by } of order.timeline) say(`  ${at}  ${status}  (${by})`)
    }),
  )

export const ordersCommand = new Command('orders')
  .description('سفارش‌ها · orders')
  .addCommand(listCommand)
  .addCommand(showCommand)
