import { orderStatuses } from '@hojreh/contract'
import { jalaliDay, normalizePhone, startOfDay } from '@hojreh/persian'
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { OrderFilter, OrderRow } from '../../modules/order/order.repository.ts'
import { ordersCliMessages as text } from './orders.messages.ts'

const DAY_MS = 24 * 60 * 60_000

const readDay = (given: string): Date => {
  const day = startOfDay(given)
  if (day) return day
  throw new InvalidArgumentError(text.noDay)
}

export interface FilterOptions {
  status?: OrderRow['status'][]
  phone?: string
  from?: Date
  to?: Date
  today?: true
}

/** Adds the options that filter orders to a command. */
export const withOrderFilter = (command: Command): Command =>
  command
    .addOption(
      new Option('-s, --status <status...>', 'تنها با این وضعیت‌ها · only with these').choices(
        orderStatuses.filter((status) => status !== 'pending'),
      ),
    )
    .option('-p, --phone <phone>', 'تلفن مشتری یا گیرنده · of the customer or the receiver', normalizePhone)
    .option('--from <day>', 'ثبت‌شده از این روز · placed from this day on', readDay)
    .option('--to <day>', 'ثبت‌شده تا پایان این روز · placed up to the end of this day', readDay)
    .addOption(new Option('--today', 'ثبت‌شده‌های امروز · placed today').conflicts(['from', 'to']))

export const filterOf = ({ status, phone, from, to, today }: FilterOptions, now: Date): OrderFilter => {
  const first = today ? readDay(jalaliDay(now)) : from
  const last = today ? first : to
  return {
    ...(status && { statuses: status }),
    phone,
    from: first,
    before: last && new Date(last.getTime() + DAY_MS),
  }
}
