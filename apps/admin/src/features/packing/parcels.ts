import type { OrderRow } from '@hojreh/contract/admin'
import { toLatinDigits, toPersianDigits } from '@hojreh/persian'
import { orderStatusVariants } from '../../shared/order-status.ts'
import { packingMessages } from './packing.messages.ts'

const text = packingMessages.problems
const LONGEST_CODE = 60

/** An order that was scanned, and the code of its parcel once that is scanned, too. */
export interface Parcel {
  number: string
  code: string
  /** Undefined while it is looked for, null when there is none. */
  order: OrderRow | null | undefined
  /** What the server, or a look at the other rows, has against it. */
  problem: string | null
  isSent: boolean
}
export interface Parcels {
  /** The one scanned last comes first. */
  rows: readonly Parcel[]
  /** Number of the order whose code is awaited; null: the next order is. */
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
  // Scanned again: its code is to be corrected, or what could not leave before is looked for anew.
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

/** The list of scanned or typed parcels: an order number and its tracking code each. */
export const scanned = (parcels: Parcels, typed: string): Parcels => {
  const value = clean(typed)
  if (!value) return parcels
  return parcels.current === null ? takeNumber(parcels, value) : takeCode(parcels, parcels.current, value)
}

/** What the server knows of a number. An order that cannot leave awaits no code: the next scan is another order. */
export const found = (parcels: Parcels, number: string, order: OrderRow | null): Parcels => {
  const reason = order
    ? canLeave(order)
      ? null
      : text.status(orderStatusVariants[order.status].label)
    : text.unknown
  const next = withRow(parcels, number, { order, ...(reason && { problem: reason }) })
  return reason && next.current === number ? { ...next, current: null } : next
}

/** Nobody could say what the number is: it stays, with its code, and is looked for again when it is scanned again. */
export const notFound = (parcels: Parcels, number: string, why: string): Parcels =>
  withRow(parcels, number, { order: null, problem: why })

export const removed = ({ rows, current }: Parcels, number: string): Parcels => ({
  rows: rows.filter((row) => row.number !== number),
  current: current === number ? null : current,
})

export const isReady = ({ order, code, problem, isSent }: Parcel): boolean =>
  !!order && canLeave(order) && code !== '' && problem === null && !isSent
