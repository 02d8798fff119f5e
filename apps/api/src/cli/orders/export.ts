import type { CsvCell } from '@hojreh/contract/admin'
import { jalaliDay } from '@hojreh/persian'
import { Command, Option } from 'commander'
import { readAtOneMoment } from '../../db/read-only.ts'
import type { Currency } from '../../modules/import/rows/values.ts'
import { statusNames } from '../../modules/order/order-status.messages.ts'
import { commandLineDesk } from '../../modules/staff-action/command-line.ts'
import { maskPhone } from '../../shared/mask-phone.ts'
import { noteExport } from '../../workflows/export/note-export.ts'
import { type ExportedOrder, exportedOrders } from '../../workflows/orders/export/exported-orders.ts'
import { whereTold, writeCsv } from '../lib/csv-file.ts'
import { say, withDependencies } from './order-command.ts'
import { type FilterOptions, filterOf, withOrderFilter } from './order-filter.ts'
import { ordersCliMessages as text } from './orders.messages.ts'

const RIALS_IN: Record<Currency, number> = { toman: 10, rial: 1 }

const cellsOf = ({ order, phone, lines, trackingCodes }: ExportedOrder, currency: Currency): CsvCell[] => {
  const money = (rial: number | null) => (rial ?? 0) / RIALS_IN[currency]
  const { address, placedAt } = order
  return [
    order.orderNumber,
    statusNames[order.status],
    order.status,
    placedAt && jalaliDay(placedAt),
    placedAt?.toISOString() ?? null,
    phone,
    address?.receiverName ?? null,
    address?.receiverPhone ?? null,
    address?.province ?? null,
    address?.city ?? null,
    address ? [address.street, address.plaque, address.unit].join('، ') : null,
    address?.postalCode ?? null,
    lines.map(({ title, count }) => `${title} × ${count}`).join(' | '),
    lines.reduce((sum, { count }) => sum + count, 0),
    money(order.subtotal),
    money(order.discount),
    order.couponCode,
    money(order.couponDiscount),
    order.shippingMethodTitle,
    money(order.shippingFee),
    money(order.total),
    trackingCodes.join(' | '),
    order.note,
  ]
}

async function* rowsOf(orders: AsyncIterable<ExportedOrder>, currency: Currency) {
  for await (const order of orders) yield cellsOf(order, currency)
}

export const exportCommand = withOrderFilter(
  new Command('export').description(
    'سفارش‌ها را برای اکسل در یک فایل CSV می‌نویسد · writes orders into a CSV file for Excel',
  ),
)
  .argument('<file>', 'فایل CSV · CSV file')
  .addOption(
    new Option('--currency <unit>', 'واحد مبلغ‌ها · unit of the amounts')
      .choices(['toman', 'rial'])
      .default('toman'),
  )
  .action((file: string, options: FilterOptions & { currency: Currency }) =>
    withDependencies(async (dependencies) => {
      const { currency, phone, ...filters } = options
      const path = whereTold(file)
      const desk = commandLineDesk(dependencies, 'orders export')
      const filter = filterOf(options, dependencies.clock())
      const booked = { ...filters, ...(phone && { phone: maskPhone(phone) }) }
      await noteExport(desk, 'orders', { ...booked, format: 'csv', withPhones: true })
      const count = await readAtOneMoment(dependencies.database, (tx) =>
        writeCsv(path, text.exportHeadings(currency), rowsOf(exportedOrders(tx, filter), currency)),
      )
      say(text.exported(count, path))
    }),
  )
