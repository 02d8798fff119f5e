import type { OrderRecord } from '@hojreh/contract/admin'
import type { Elsewhere } from '../../shared/edit/differences.ts'
import { orderMessages as text } from './order.messages.ts'

type Part = Pick<OrderRecord, 'address' | 'lines'>

const { addressFields: labels } = text
const fields = Object.keys(labels) as (keyof typeof labels)[]

const changed = (all: readonly Elsewhere[]) => all.filter(({ before, after }) => before !== after)

/** Returns what a colleague changed in the address while a member edited the goods. */
export const changedAddress = (seen: Part, current: Part): Elsewhere[] =>
  changed(
    fields.map((field) => ({
      label: labels[field],
      before: seen.address[field],
      after: current.address[field],
    })),
  )

/** Returns what a colleague changed in the goods while a member edited the address. */
export const changedGoods = (seen: Part, current: Part): Elsewhere[] => {
  const titles = new Map([...seen.lines, ...current.lines].map(({ productId, title }) => [productId, title]))
  const piecesIn = ({ lines }: Part, id: string) =>
    text.count(String(lines.find(({ productId }) => productId === id)?.count ?? 0))
  return changed(
    [...titles].map(([id, label]) => ({ label, before: piecesIn(seen, id), after: piecesIn(current, id) })),
  )
}
