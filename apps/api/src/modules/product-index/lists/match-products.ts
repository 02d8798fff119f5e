import { attributesByName, type ProductFilter } from '../../catalog/product-filter.ts'
import { BETWEEN, type Columns, DISCOUNTED, FLAGS } from '../columns.ts'
import {
  divide,
  FAILS_BRAND,
  FAILS_DISCOUNT,
  FAILS_PRICE,
  failsAttribute,
  isListed,
  MATCHES,
  OUT,
  slotsOf,
} from './matches.ts'
import type { Orders } from './sort-orders.ts'
import type { Goods, WholeShop } from './whole-shop.ts'

export interface Matched {
  /** How a list matches each product, by slot, until the next list. */
  matches: Uint8Array
  /** The slots of the category or search, or of all products: outside of them nothing matches in any way. */
  base: Uint32Array
  /** The slots of the products in the list. */
  listed: Uint32Array
  /** The other slots of `base`. */
  rest: Uint32Array
  /** Slots that include all products that the list's price limits keep out; empty when it has no price limits. */
  outOfPrice: readonly Uint32Array[]
  /** Counted goods that include the list, also without one of its filters, except the filter on stock. */
  whole: Goods
}

const flagsWith = (flag: number) =>
  Uint8Array.from({ length: FLAGS }, (_, flags) => ((flags & flag) === 0 ? 0 : 1))
const ITSELF = Uint8Array.of(0, 1)

/**
 * Returns a table of what becomes of a match: its index is twice the match, plus one for a product that passes a
 * filter.
 */
const afterFilter = (fails: number) =>
  Uint8Array.from({ length: 2 * MATCHES }, (_, before) => {
    const match = before >> 1
    return (before & 1) === 1 ? match : isListed[match] === 1 ? fails : OUT
  })

/**
 * Returns how a list matches each product: of all products, or of those that a search found. Loops look up results in
 * tables instead of branching: of a million products, of which half pass, a processor predicts half a million branches
 * wrong, and that takes longer than all the rest.
 */
export const makeMatcher = (columns: Columns, orders: Orders) => {
  let matches = new Uint8Array()
  let base: Uint32Array = new Uint32Array()
  let roomOfBase = new Uint32Array()
  let roomOfList = new Uint32Array()
  let roomOfRest = new Uint32Array()
  /** By slot: whether a product has the attribute that is filtered by. */
  let passing = new Uint8Array()

  const makeRoom = (size: number): void => {
    matches = new Uint8Array(size)
    roomOfBase = new Uint32Array(size + 1)
    roomOfList = new Uint32Array(size + 1)
    roomOfRest = new Uint32Array(size + 1)
    passing = new Uint8Array(size)
  }
  const begin = ({ matches: from }: Goods): void => {
    matches.fill(OUT)
    for (let place = 0; place < base.length; place++) {
      const slot = base[place] ?? 0
      matches[slot] = from[slot] ?? OUT
    }
  }
  /** Filters by the values of a column. */
  const filterBy = (fails: number, column: Uint32Array | Uint8Array, passes: Uint8Array): void => {
    const after = afterFilter(fails)
    // A product that is out stays out: where most are in `base`, a loop over all slots is faster than one over `base`.
    if (2 * base.length > matches.length)
      for (let slot = 0; slot < matches.length; slot++)
        matches[slot] = after[2 * (matches[slot] ?? OUT) + (passes[column[slot] ?? 0] ?? 0)] ?? OUT
    else
      for (let place = 0; place < base.length; place++) {
        const slot = base[place] ?? 0
        matches[slot] = after[2 * (matches[slot] ?? OUT) + (passes[column[slot] ?? 0] ?? 0)] ?? OUT
      }
  }
  /**
   * Filters by price. Returns the slots of all products that fail the filter when they are few, since only those are
   * visited then; else null.
   */
  const filterByPrice = (price: Float64Array, least: number, most: number): readonly Uint32Array[] | null => {
    const after = afterFilter(FAILS_PRICE)
    const outside = orders.outside(least, most)
    if (4 * outside.reduce((sum, { length }) => sum + length, 0) < base.length) {
      for (const slots of outside)
        for (let place = 0; place < slots.length; place++) {
          const slot = slots[place] ?? 0
          matches[slot] = after[2 * (matches[slot] ?? OUT)] ?? OUT
        }
      return outside
    }
    for (let place = 0; place < base.length; place++) {
      const slot = base[place] ?? 0
      const rial = price[slot] ?? 0
      const passes = Number(rial >= least) & Number(rial <= most)
      matches[slot] = after[2 * (matches[slot] ?? OUT) + passes] ?? OUT
    }
    return null
  }
  const filterByAttribute = (fails: number, pairs: readonly string[]): void => {
    passing.fill(0)
    columns.attributes.holding(pairs).forEach((holds, part) => {
      if (holds === 1) columns.parts.raise(part, passing, 1)
    })
    filterBy(fails, passing, ITSELF)
  }

  /** Sets `base`, and the matches before any other filter. */
  const choose = (
    { categoryId }: ProductFilter,
    { shop, whole }: { shop: WholeShop; whole: Goods },
    found: Uint32Array | null,
  ): void => {
    const { categories } = columns.numbers
    const holding = categoryId === undefined ? null : columns.categories.holding([categoryId])
    if (found) {
      base = found
      begin(whole)
      if (!holding) return
      filterBy(OUT, categories, holding)
      base = slotsOf(base, matches, isListed, roomOfBase)
    } else if (holding) {
      base = shop.inCategories(holding, roomOfBase)
      begin(whole)
    } else {
      base = whole.slots
      matches.set(whole.matches)
    }
  }

  return (filter: ProductFilter, shop: WholeShop, found: Uint32Array | null): Matched => {
    const { flags, price, brand } = columns.numbers
    const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = filter
    if (matches.length !== columns.size()) makeRoom(columns.size())
    const whole = filter.inStock ? shop.buyable() : shop
    choose(filter, { shop, whole }, found)
    if (filter.brand?.length) filterBy(FAILS_BRAND, brand, columns.brands.holding(filter.brand))
    const isPriced = minPrice > 0 || maxPrice < Number.POSITIVE_INFINITY
    const few = isPriced ? filterByPrice(price, minPrice, maxPrice) : []
    if (filter.discounted) filterBy(FAILS_DISCOUNT, flags, flagsWith(DISCOUNTED))
    for (const [index, [name, values]] of [...attributesByName(filter.attr)].entries())
      filterByAttribute(
        failsAttribute(index),
        values.map((value) => name + BETWEEN + value),
      )
    const { ones, others } = divide(base, matches, isListed, roomOfList, roomOfRest)
    return { matches, base, listed: ones, rest: others, outOfPrice: few ?? [others], whole }
  }
}
