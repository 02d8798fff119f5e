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

const without = (order: Uint32Array, moved: Uint8Array): Uint32Array => {
  const kept = new Uint32Array(order.length)
  let length = 0
  // A loop of its own: `filter` takes ten times as long.
  for (let place = 0; place < order.length; place++) {
    const slot = order[place] ?? 0
    if (moved[slot] !== 1) kept[length++] = slot
  }
  return kept.subarray(0, length)
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
  const sorted = Object.fromEntries(names.map((name) => [name, new Uint32Array()])) as Record<
    OrderName,
    Uint32Array
  >
  return {
    names,
    of: (name: OrderName): Uint32Array => sorted[name],
    /** Some slots in an order. */
    sort: (name: OrderName, slots: Iterable<number>): Uint32Array =>
      Uint32Array.from(slots).sort(compareBy(name)),

    /**
     * Moves changed slots to their places in one order, in one pass. `moved` marks them, and those that are removed.
     */
    place: (name: OrderName, changed: Iterable<number>, moved: Uint8Array): void => {
      const compare = compareBy(name)
      sorted[name] = merge(without(sorted[name], moved), Uint32Array.from(changed).sort(compare), compare)
    },
  }
}
