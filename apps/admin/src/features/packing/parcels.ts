import type { OrderRow } from '@hojreh/contract/admin'
import { toLatinDigits, toPersianDigits } from '@hojreh/persian'
import { orderStatusVariants } from '../../shared/order-status.ts'
import { packingMessages } from './packing.messages.ts'

const text = packingMessages.problems
const LONGEST_CODE = 60

/** A scanned order, and the tracking code of its parcel once that is scanned, too. */
export interface Parcel {
  number: string
  code: string
  /** Undefined while it is looked for, null when there is none. */
  order: OrderRow | null | undefined
  /** Why it cannot be sent, found by the server or by comparison with the other rows. */
  problem: string | null
  isSent: boolean
}
export interface Parcels {
  /** The one scanned last comes first. */
  rows: readonly Parcel[]
  /** Number of the order whose code is expected next; null: the next scan is an order. */
  current: string | null
}

const clean = (typed: string) => toLatinDigits(typed).trim()

const withRow = ({ rows, current }: Parcels, number: string, changes: Partial<Parcel>): Parcels => ({
  rows: rows.map((row) => (row.number === number ? { ...row, ...changes } : row)),
  current,
})

const canLeave = ({ status }: OrderRow) => status === 'paid' || status === 'preparing'

const takeNumber = ({ rows }: Parcels, typed: string): Parcels => {
  const number = typed.replace(/\s/g, '')
  const known = rows.find((row) => row.number === number)
  // Scanned again: its code is to be corrected, or an order that could not leave is looked up again.
  const row =
    known?.order && canLeave(known.order)
      ? { ...known, problem: null }
      : { number, code: known?.code ?? '', order: undefined, problem: null, isSent: false }
  return {
    rows: [row, ...rows.filter((other) => other.number !== number)],
    current: known?.isSent ? null : number,
  }
}

const takeCode = (parcels: Parcels, number: string, code: string): Parcels => {
  const { rows } = parcels
  if (rows.some((row) => row.number === code)) return withRow(parcels, number, { problem: text.isNumber })
  if (code.length > LONGEST_CODE) return withRow(parcels, number, { problem: text.tooLong })
  const twin = rows.find((row) => row.code === code && row.number !== number)
  const problem = twin ? text.sameCode(toPersianDigits(twin.number)) : null
  const order = rows.find((row) => row.number === number)?.order ?? undefined
  return { ...withRow(parcels, number, { code, problem, order }), current: null }
}

/** Adds a scanned or typed value to the parcels: the number of an order, then its tracking code. */
export const scanned = (parcels: Parcels, typed: string): Parcels => {
  const value = clean(typed)
  if (!value) return parcels
  return parcels.current === null ? takeNumber(parcels, value) : takeCode(parcels, parcels.current, value)
}

/** Records the order of a number. One that cannot leave expects no code: the next scan is another order. */
export const found = (parcels: Parcels, number: string, order: OrderRow | null): Parcels => {
  const reason = order
    ? canLeave(order)
      ? null
      : text.status(orderStatusVariants[order.status].label)
    : text.unknown
  const next = withRow(parcels, number, { order, ...(reason && { problem: reason }) })
  return reason && next.current === number ? { ...next, current: null } : next
}

/** Records that a look-up failed: the row stays, with its code, and is looked up again when it is scanned again. */
export const notFound = (parcels: Parcels, number: string, why: string): Parcels =>
  withRow(parcels, number, { order: null, problem: why })

export const removed = ({ rows, current }: Parcels, number: string): Parcels => ({
  rows: rows.filter((row) => row.number !== number),
  current: current === number ? null : current,
})

export const isReady = ({ order, code, problem, isSent }: Parcel): boolean =>
  !!order && canLeave(order) && code !== '' && problem === null && !isSent
