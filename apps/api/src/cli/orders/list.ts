import { formatJalaliDateTime, formatToman } from '@hojreh/persian'
import { Command, Option } from 'commander'
import { type OrderRow, orderRepository } from '../../modules/order/order.repository.ts'
import { statusNames } from '../../modules/order/order-status.messages.ts'
import { trackingCodesOf } from '../../modules/parcel/tracking-codes.ts'
import { cardReportRepository } from '../../modules/payment/card-report.repository.ts'
import { table } from '../lib/table.ts'
import { wholeUpTo } from '../lib/whole-number.ts'
import { type OrderOptions, say, sayJson, withDependencies } from './order-command.ts'
import { type FilterOptions, filterOf, withOrderFilter } from './order-filter.ts'
import { ordersCliMessages as text } from './orders.messages.ts'

const LISTED = 30
const MOST = 10_000

interface Options extends OrderOptions, FilterOptions {
  take: number
}

const cellsOf = (
  { orderNumber, status, total, placedAt, address }: OrderRow,
  isCodeShared: boolean,
): string[] => [
  orderNumber ?? '',
  isCodeShared ? `${statusNames[status]} – ${text.sharedCode}` : statusNames[status],
  formatToman(total ?? 0),
  placedAt ? formatJalaliDateTime(placedAt) : '',
  address?.receiverName ?? '',
]

const plain = (
  { id, orderNumber, status, total, placedAt, address, trackingCode }: OrderRow,
  isTransferShared: boolean,
  trackingCodes: readonly string[],
) => ({
  id,
  orderNumber,
  status,
  total,
  placedAt,
  receiverName: address?.receiverName,
  trackingCode,
  trackingCodes,
  isTransferShared,
})

export const listCommand = withOrderFilter(
  new Command('list').description('تازه‌ترین سفارش‌ها و جمعشان · the newest orders, and their sum'),
)
  .addOption(new Option('--take <count>', 'چند سفارش · how many').argParser(wholeUpTo(MOST)).default(LISTED))
  .option('--json', 'خروجی JSON · as JSON')
  .action((options: Options) =>
    withDependencies(async ({ database: { db }, clock }) => {
      const filter = filterOf(options, clock())
      const repository = orderRepository(db)
      const orders = await repository.newest(options.take, filter)
      const shared = await cardReportRepository(db).sharingCode(orders.map(({ id }) => id))
      const codesOf = await trackingCodesOf(db, orders)
      if (options.json)
        return sayJson(orders.map((order) => plain(order, shared.has(order.id), codesOf(order))))
      if (orders.length === 0) return say(text.none)
      say(
        table(
          text.listHeadings,
          orders.map((order) => cellsOf(order, shared.has(order.id))),
        ),
      )
      say(`\n${text.sums(await repository.sums(filter), orders.length)}`)
    }),
  )
