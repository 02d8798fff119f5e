import type { ListSort } from '../../catalog/products.repository.ts'
import type { Columns } from '../columns.ts'
import { groupByKind } from '../group-by-kind.ts'

/** `sales` orders products that a search found equally well. */
export type OrderName = ListSort | 'sales'
type Compare = (one: number, other: number) => number

type Column = 'price' | 'created' | 'sold' | 'discount' | 'rating' | 'length'
type Key = readonly [column: Column, direction: 1 | -1]
const [UP, DOWN] = [1, -1] as const

/** The keys that products are ordered by, the first one first; equal products by their ids. */
const KEYS: Record<OrderName, readonly Key[]> = {
  newest: [['created', DOWN]],
  bestselling: [['sold', DOWN]],
  cheapest: [['price', UP]],
  expensive: [['price', DOWN]],
  discount: [
    ['discount', DOWN],
    ['sold', DOWN],
  ],
  rating: [
    ['rating', DOWN],
    ['sold', DOWN],
  ],
  sales: [
    ['sold', DOWN],
    ['length', UP],
  ],
}
const names = Object.keys(KEYS) as OrderName[]

/** Compares by the columns as they are now: while products are added, other arrays take their place. */
const comparison = ({ isBefore, numbers }: Columns, name: OrderName): Compare =>
  KEYS[name].reduceRight<Compare>(
    (next, [column, direction]) => {
      const values = numbers[column]
      return (one, other) => direction * ((values[one] ?? 0) - (values[other] ?? 0)) || next(one, other)
    },
    (one, other) => (isBefore(one, other) ? -1 : 1),
  )

/** Binary search for a value in sorted ones that hold it. */
const placeOf = (values: Float64Array, value: number): number => {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Sorts values, and returns each of them once: a view of the same memory. */
const sortedOnce = (values: Float64Array): Float64Array => {
  values.sort()
  let count = Math.min(1, values.length)
  for (let place = 1; place < values.length; place++)
    if (values[place] !== values[place - 1]) values[count++] = values[place] ?? 0
  return values.subarray(0, count)
}

/**
 * Returns, for the first slots of a column, the rank of each value among the distinct values, and how many of those
 * there are.
 */
const rank = (column: ArrayLike<number>, size: number): { ranks: Uint32Array; count: number } => {
  const values = new Float64Array(size)
  for (let slot = 0; slot < size; slot++) values[slot] = column[slot] ?? 0
  // Most columns have few distinct values: searching those does not wait for memory.
  const distinct = sortedOnce(values)
  const ranks = new Uint32Array(size)
  for (let slot = 0; slot < size; slot++) ranks[slot] = placeOf(distinct, column[slot] ?? 0)
  return { ranks, count: distinct.length }
}

/** Finds the first of sorted slots, from an index on, for which `isSoFar` holds, by binary search. */
const placeWhere = (slots: Uint32Array, isSoFar: (slot: number) => boolean, from = 0): number => {
  let low = from
  let high = slots.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isSoFar(slots[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}

/** The insertion index of a slot, from an index on. */
const placeIn = (others: Uint32Array, slot: number, from: number, compare: Compare): number =>
  placeWhere(others, (other) => compare(other, slot) >= 0, from)

/** Returns an order without the slots at some of its places, which are sorted. */
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

/**
 * Makes every sort order of lists and keeps it sorted, so that a page is read without sorting, however deep it lies.
 */
export const makeOrders = (columns: Columns) => {
  const compareBy = (name: OrderName): Compare => comparison(columns, name)
  const sorted = new Map<OrderName, Uint32Array>()
  const of = (name: OrderName): Uint32Array => sorted.get(name) ?? new Uint32Array()
  const sort = (name: OrderName, slots: Iterable<number>): Uint32Array =>
    Uint32Array.from(slots).sort(compareBy(name))
  return {
    of,

    /** Returns the products that cost less than the least, and those that cost more than the most. */
    outside: (least: number, most: number): readonly [Uint32Array, Uint32Array] => {
      const order = of('cheapest')
      const { price } = columns.numbers
      const begin = placeWhere(order, (slot) => (price[slot] ?? 0) >= least)
      const end = placeWhere(order, (slot) => (price[slot] ?? 0) > most)
      return [order.subarray(0, begin), order.subarray(end)]
    },

    /** Sorts some slots by an order. */
    sort,

    /**
     * Puts all products into every order, and yields after each, so that the caller can let other work run. The
     * products were added in the order of their ids, and all of them are shown. Sorts without a compare function, which
     * would leave twenty bytes of garbage for each product.
     */
    fill: function* (): Generator<void> {
      const added = columns.asAdded()
      const size = added.length
      const ranked = new Map<Column, ReturnType<typeof rank>>()
      const rankedBy = (column: Column) => {
        const known = ranked.get(column) ?? rank(columns.numbers[column], size)
        ranked.set(column, known)
        return known
      }
      for (const name of names) {
        let order: Uint32Array = added
        // By the last key first: equal products keep their order.
        for (const [column, direction] of KEYS[name].toReversed()) {
          const { ranks, count } = rankedBy(column)
          const places = direction === UP ? ranks : ranks.map((rank) => count - 1 - rank)
          order = groupByKind(order, places, count).grouped
        }
        sorted.set(name, order)
        yield
      }
    },

    /**
     * Takes slots out of all orders, lets `change` change the columns, and puts the slots that it returns at their new
     * places.
     */
    move: (slots: readonly number[], change: () => readonly number[]): void => {
      const left = new Set(slots)
      // A slot is found by its values in the columns before the change.
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

export type Orders = ReturnType<typeof makeOrders>
