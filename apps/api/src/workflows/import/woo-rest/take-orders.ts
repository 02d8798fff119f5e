import { isDeepStrictEqual } from 'node:util'
import { normalizeText } from '@hojreh/persian'
import type { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { customerRepository } from '../../../modules/identity/customer.repository.ts'
import {
  importedRepository,
  type NewPastOrder,
  pastOrderRepository,
} from '../../../modules/import-run/import-run.repository.ts'
import { newId } from '../../../shared/ids.ts'
import { instantOf, phoneOfPerson } from './take-customers.ts'
import { type Outcome, takeEach } from './taken.ts'
import type { WooRefusal } from './woo-import.messages.ts'
import { rialOfUnit, sumOf } from './woo-money.ts'
import { type WooPerson, wooOrder } from './woo-shapes.ts'

const MAX_TEXT = 500
/** Each sum is rounded by itself. */
const ROUNDING_RIAL = 10

type WooOrder = z.output<typeof wooOrder>
type Sums = Pick<NewPastOrder, 'lines' | 'shipping' | 'extras' | 'total'>

const short = (text: string) => normalizeText(text).slice(0, MAX_TEXT)
const nameOf = (person: WooPerson | null | undefined) =>
  short(`${person?.first_name ?? ''} ${person?.last_name ?? ''}`)
const addressOf = (person: WooPerson | null | undefined) =>
  short(
    [person?.state, person?.city, person?.address_1, person?.address_2, person?.postcode]
      .filter(Boolean)
      .join('، '),
  )

const sumsOf = (order: WooOrder): Sums | WooRefusal => {
  const unit = rialOfUnit(order.currency)
  if (unit === null) return 'unknown_currency'
  const read = (amount: string) => sumOf(amount, unit)
  const total = read(order.total)
  const shipping = read(order.shipping_total)
  const extras = [order.total_tax, ...order.fee_lines.map((fee) => fee.total)].map(read)
  const lines = order.line_items.map((line) => ({
    ...{ title: short(line.name), sku: line.sku, count: Math.max(0, Math.round(line.quantity)) },
    total: read(line.total),
  }))
  const readable = lines.flatMap((line) => (line.total === null ? [] : [{ ...line, total: line.total }]))
  const extra = extras.reduce((sum: number, one) => sum + (one ?? 0), 0)
  if (total === null || shipping === null || extras.includes(null) || readable.length < lines.length)
    return 'bad_sum'
  const sum = readable.reduce((before, line) => before + line.total, 0) + shipping + extra
  if (Math.abs(sum - total) > ROUNDING_RIAL * (lines.length + 2)) return 'sums_differ'
  // What was rounded stands with the rest: the sums of what is kept add up to the rial.
  return { lines: readable, shipping, extras: extra + total - sum, total }
}

const ownerOf = async (tx: Db, source: string, order: WooOrder): Promise<string | null> => {
  const known = await importedRepository(tx).idsOf(source, 'customer', [order.customer_id])
  const phone = phoneOfPerson(order.billing)
  const id = known.get(order.customer_id)
  if (id) return (await customerRepository(tx).find(id))?.id ?? null
  return phone ? ((await customerRepository(tx).findByPhone(phone))?.id ?? null) : null
}

/** Orders of the other shop as what they are here: history. Nothing but their own table is written. */
export const takeOrders = (tx: Db, source: string, items: readonly unknown[], now: Date) =>
  takeEach('orders', items, wooOrder, async (order): Promise<Outcome> => {
    const sums = sumsOf(order)
    if (typeof sums === 'string') return { refused: sums }
    const said = {
      ...sums,
      number: order.number,
      customerId: await ownerOf(tx, source, order),
      customerName: nameOf(order.billing),
      phone: phoneOfPerson(order.billing),
      status: order.status,
      paymentTitle: short(order.payment_method_title),
      address: addressOf(order.shipping?.address_1 ? order.shipping : order.billing),
      note: short(order.customer_note),
      placedAt: instantOf(order.date_created_gmt, now),
    }
    const repository = pastOrderRepository(tx)
    const there = await repository.find(source, order.id)
    if (!there) {
      await repository.insert({ ...said, id: newId(), source, externalId: order.id })
      return 'added'
    }
    const { id, source: _source, externalId: _externalId, ...before } = there
    if (isDeepStrictEqual(before, { ...before, ...said })) return 'unchanged'
    await repository.change(id, said)
    return 'changed'
  })
