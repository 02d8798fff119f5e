import type { FacetRow } from '../../catalog/facets.repository.ts'
import { attributesByName, type ProductFilter } from '../../catalog/product-filter.ts'
import { AVAILABLE, type Columns, DISCOUNTED } from '../columns.ts'
import type { Matched } from './match-products.ts'
import { FAILS_BRAND, FAILS_PRICE, failsAttribute, isListed, slotsOf } from './matches.ts'
import { toAttributeFacets, toBrandFacets, toCategoryFacets } from './name-facets.ts'
import type { Orders } from './sort-orders.ts'
import { addKinds, addKindsIf, type Goods } from './whole-shop.ts'

/**
 * Products that are counted: one by one, or, when they are most of the shop, by subtracting all others from the whole.
 */
interface Counted {
  slots: Uint32Array
  step: 1 | -1
}

const sumOfFlags = (counts: Uint32Array, flag: number): number =>
  counts.reduce((sum, count, flags) => sum + ((flags & flag) === 0 ? 0 : count), 0)

type Limits = Pick<FacetRow, 'minPrice' | 'maxPrice'>

/** Returns the lowest and the highest price of those of some products whose match is one of the given ones. */
const limitsOf = (
  some: readonly Uint32Array[],
  price: Float64Array,
  matches: Uint8Array,
  isOne: Uint8Array,
): Limits => {
  let lowest = Number.POSITIVE_INFINITY
  let highest = Number.NEGATIVE_INFINITY
  for (const slots of some)
    for (let place = 0; place < slots.length; place++) {
      const slot = slots[place] ?? 0
      if (isOne[matches[slot] ?? 0] === 0) continue
      const rial = price[slot] ?? 0
      if (rial < lowest) lowest = rial
      if (rial > highest) highest = rial
    }
  return lowest > highest ? { minPrice: null, maxPrice: null } : { minPrice: lowest, maxPrice: highest }
}

/** The same, by searching the order of prices from both of its ends. */
const endsOf = (order: Uint32Array, price: Float64Array, matches: Uint8Array, isOne: Uint8Array): Limits => {
  const isIn = (slot: number) => isOne[matches[slot] ?? 0] === 1
  const [cheapest, dearest] = [order.find(isIn), order.findLast(isIn)]
  return {
    minPrice: cheapest === undefined ? null : (price[cheapest] ?? null),
    maxPrice: dearest === undefined ? null : (price[dearest] ?? null),
  }
}

const isOther = (isOne: Uint8Array): Uint8Array => isOne.map((one) => 1 - one)

const isOnly = (match: number): Uint8Array => new Uint8Array(isListed.length).fill(1, match, match + 1)

/**
 * Returns the counts of a list, whose matches were noted, as `readFacets` does: each facet is counted without its own
 * filter, so for products that are in the list, or would be without this one filter.
 */
export const makeFacetCounter = (columns: Columns, orders: Orders) => {
  const { parts, attributes, brands, categories } = columns
  // Reused for each facet.
  let roomOfSlots = new Uint32Array()
  let roomOfOthers = new Uint32Array()

  const attributesOf = ({ slots, step }: Counted, whole: Goods): Uint32Array => {
    const counts = step === -1 ? whole.countParts() : new Uint32Array(attributes.count())
    parts.countInto(counts, slots, step)
    return attributes.valueCounts(counts)
  }
  const kindsOf = ({ slots, step }: Counted, column: Uint32Array | Uint8Array, whole: Uint32Array) =>
    addKinds(step === -1 ? whole.slice() : new Uint32Array(whole.length), slots, column, step)

  return (filter: ProductFilter, { matches, base, listed, rest, outOfPrice, whole }: Matched): FacetRow => {
    if (roomOfSlots.length <= matches.length) {
      roomOfSlots = new Uint32Array(matches.length + 1)
      roomOfOthers = new Uint32Array(matches.length + 1)
    }
    const { numbers } = columns
    /**
     * Counts the whole without the other products: the rest of the list's base, and everything outside of the base.
     * Valid until the next call.
     */
    const withoutOthers = (others: Uint32Array, isOne: Uint8Array): Counted => ({
      slots: base === whole.slots ? others : slotsOf(whole.slots, matches, isOther(isOne), roomOfOthers),
      step: -1,
    })
    /** Counts the list, and the products that fail this filter alone. */
    const countedWith = (fails: number): Counted => {
      const isOne = isListed.with(fails, 1)
      const others = slotsOf(rest, matches, isOther(isOne), roomOfOthers)
      const both = listed.length + rest.length - others.length
      // When they are most of the shop, they need not be listed: the others are subtracted.
      if (2 * both > whole.slots.length) return withoutOthers(others, isOne)
      roomOfSlots.set(listed)
      slotsOf(rest, matches, isOne, roomOfSlots.subarray(listed.length))
      return { slots: roomOfSlots.subarray(0, both), step: 1 }
    }

    const list: Counted =
      2 * listed.length > whole.slots.length ? withoutOthers(rest, isListed) : { slots: listed, step: 1 }
    const flagCounts = kindsOf(list, numbers.flags, whole.counts.flags)
    const categoryCounts = kindsOf(list, numbers.categories, whole.counts.categories)
    const brandCounts = kindsOf(list, numbers.brand, whole.counts.brand)
    if (filter.brand?.length) addKindsIf(brandCounts, rest, numbers.brand, matches, isOnly(FAILS_BRAND))
    const attributeCounts = attributesOf(list, whole)
    const withoutOwn = new Map(
      [...attributesByName(filter.attr).keys()].map((name, index) => [
        name,
        attributesOf(countedWith(failsAttribute(index)), whole),
      ]),
    )
    const isPriced = isListed.with(FAILS_PRICE, 1)
    // When the list is most of the shop, its cheapest product is one of the first in the order.
    const limits =
      list.step === -1
        ? endsOf(orders.of('cheapest'), numbers.price, matches, isPriced)
        : limitsOf([listed, ...outOfPrice], numbers.price, matches, isPriced)
    const availableTotal = sumOfFlags(flagCounts, AVAILABLE)
    return {
      total: listed.length,
      ...{ availableTotal, inStockCount: availableTotal, ...limits },
      discountedCount: sumOfFlags(flagCounts, DISCOUNTED),
      brands: toBrandFacets(brands.values, brands.valueCounts(brandCounts)),
      categories: toCategoryFacets(categories.values, categories.valueCounts(categoryCounts)),
      attributes: toAttributeFacets(columns.pairs, attributeCounts, withoutOwn),
    }
  }
}
