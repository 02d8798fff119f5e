import type { ListSort } from '../catalog/products.repository.ts'
import type { Columns } from './columns.ts'

/** `sales` orders what a search found equally well. */
export type OrderName = ListSort | 'sales'
type Compare = (one: number, other: number) => number

/** Of the columns as they are now: while products are added, others take their place. */
const comparisons = ({ ids, numbers }: Columns): Record<OrderName, Compare> => {
  const byId: Compare = (one, other) => (ids.isBefore(one, other) ? -1 : 1)
  const up =
    (column: keyof typeof numbers, next: Compare): Compare =>
    (one, other) =>
      (numbers[column][one] ?? 0) - (numbers[column][other] ?? 0) || next(one, other)
  const down =
    (column: keyof typeof numbers, next: Compare): Compare =>
    (one, other) =>
      (numbers[column][other] ?? 0) - (numbers[column][one] ?? 0) || next(one, other)
  return {
    newest: down('created', byId),
    bestselling: down('sold', byId),
    cheapest: up('price', byId),
    expensive: down('price', byId),
    discount: down('discount', down('sold', byId)),
    rating: down('rating', down('sold', byId)),
    sales: down('sold', up('length', byId)),
  }
}

/** Binary search for the insertion index of a slot, from an index on. */
const placeIn = (others: Uint32Array, slot: number, from: number, compare: Compare): number => {
  let low = from
  let high = others.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(others[middle] ?? 0, slot) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** An order without what stands at some of its places, which are sorted. */
const without = (order: Uint32Array, places: Uint32Array): Uint32Array => {
  const kept = new Uint32Array(order.length - places.length)
  let from = 0
  places.forEach((place, before) => {
    kept.set(order.subarray(from, place), from - before)
    from = place + 1
  })
  kept.set(order.subarray(from), from - places.length)
  return kept
}

const merge = (kept: Uint32Array, added: Uint32Array, compare: Compare): Uint32Array => {
  const merged = new Uint32Array(kept.length + added.length)
  let from = 0
  added.forEach((slot, before) => {
    const place = placeIn(kept, slot, from, compare)
    merged.set(kept.subarray(from, place), from + before)
    merged[place + before] = slot
    from = place
  })
  merged.set(kept.subarray(from), from + added.length)
  return merged
}

/** Every sort order of lists, kept sorted: a page is a walk, however deep it lies. */
export const makeOrders = (columns: Columns) => {
  const compareBy = (name: OrderName): Compare => comparisons(columns)[name]
  const names = Object.keys(comparisons(columns)) as OrderName[]
  const sorted = new Map<OrderName, Uint32Array>()
  const of = (name: OrderName): Uint32Array => sorted.get(name) ?? new Uint32Array()
  const sort = (name: OrderName, slots: Iterable<number>): Uint32Array =>
    Uint32Array.from(slots).sort(compareBy(name))
  return {
    names,
    of,
    /** Some slots in an order. */
    sort,

    /** Puts all products that are shown into one order. */
    fill: (name: OrderName): void => {
      const { flags } = columns.numbers
      const slots = Array.from({ length: columns.size() }, (_, slot) => slot)
      sorted.set(
        name,
        sort(
          name,
          slots.filter((slot) => flags[slot] !== 0),
        ),
      )
    },

    /** Takes slots out of all orders, lets `change` change the columns, and puts the slots that it returns where they belong now. */
    move: (slots: readonly number[], change: () => readonly number[]): void => {
      const left = new Set(slots)
      // A slot is found by what the columns still say of it.
      const places = names.map((name) => {
        const compare = compareBy(name)
        return Uint32Array.from(left, (slot) => placeIn(of(name), slot, 0, compare)).sort()
      })
      const changed = change()
      for (const [index, name] of names.entries()) {
        const kept = without(of(name), places[index] ?? new Uint32Array())
        sorted.set(name, merge(kept, sort(name, changed), compareBy(name)))
      }
    },
  }
}
