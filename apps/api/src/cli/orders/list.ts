import { orderStatuses } from '@hojreh/contract'
import { formatJalaliDateTime, formatToman } from '@hojreh/persian'
import { Command, Option } from 'commander'
import { type OrderRow, orderRepository } from '../../modules/order/order.repository.ts'
import { table } from '../table.ts'
import { type OrderOptions, say, sayJson, withDependencies } from './order-command.ts'
import { statusNames, ordersCliMessages as text } from './orders.messages.ts'

const LISTED = 30

interface Options extends OrderOptions {
  status?: OrderRow['status'][]
}

const cellsOf = ({ orderNumber, status, total, placedAt, address }: OrderRow): string[] => [
  orderNumber ?? '',
  statusNames[status],
  formatToman(total ?? 0),
  placedAt ? formatJalaliDateTime(placedAt) : '',
  address?.receiverName ?? '',
]

const plain = ({ id, orderNumber, status, total, placedAt, address, trackingCode }: OrderRow) => ({
  id,
  orderNumber,
  status,
  total,
  placedAt,
  receiverName: address?.receiverName,
  trackingCode,
})

export const listCommand = new Command('list')
  .description('تازه‌ترین سفارش‌ها · the newest orders')
  .addOption(
    new Option('-s, --status <status...>', 'تنها با این وضعیت‌ها · only with these').choices(
      orderStatuses.filter((status) => status !== 'pending'),
    ),
  )
  .option('--json', 'خروجی JSON · as JSON')
  .action((options: Options) =>
    withDependencies(async ({ database: { db } }) => {
      const orders = await orderRepository(db).newest(LISTED, options.status)
      if (options.json) return sayJson(orders.map(plain))
      say(orders.length > 0 ? table(text.listHeadings, orders.map(cellsOf)) : text.none)
    }),
  )
