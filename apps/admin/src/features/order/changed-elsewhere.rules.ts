import type { OrderRecord } from '@hojreh/contract/admin'
import type { Elsewhere } from '../../shared/edit/differences.ts'
import { orderMessages as text } from './order.messages.ts'

type Part = Pick<OrderRecord, 'address' | 'lines'>

const { addressFields: labels } = text
const fields = Object.keys(labels) as (keyof typeof labels)[]

const changed = (all: readonly Elsewhere[]) => all.filter(({ before, after }) => before !== after)

/** For whoever edits the goods: what a colleague made of the address meanwhile. */
export const changedAddress = (seen: Part, current: Part): Elsewhere[] =>
  changed(
    fields.map((field) => ({
      label: labels[field],
      before: seen.address[field],
      after: current.address[field],
    })),
  )

/** For whoever edits the address: what a colleague made of the goods meanwhile. */
export const changedGoods = (seen: Part, current: Part): Elsewhere[] => {
  const titles = new Map([...seen.lines, ...current.lines].map(({ productId, title }) => [productId, title]))
  const piecesIn = ({ lines }: Part, id: string) =>
    text.count(String(lines.find(({ productId }) => productId === id)?.count ?? 0))
  return changed(
    [...titles].map(([id, label]) => ({ label, before: piecesIn(seen, id), after: piecesIn(current, id) })),
  )
}
