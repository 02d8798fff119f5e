import type { FacetRow } from '../catalog/facets.repository.ts'
import { attributesByName, type ProductFilter } from '../catalog/product-filter.ts'
import { type Columns, DISCOUNTED } from './columns.ts'
import {
  BUYABLE,
  FAILS_BRAND,
  FAILS_PRICE,
  failsAttribute,
  MATCHES,
  OUT,
  SOLD_OUT,
} from './match-products.ts'
import { toAttributeFacets, toBrandFacets, toCategoryFacets } from './name-facets.ts'

/** How many of the products at these slots have each kind. */
const countKinds = (slots: Uint32Array, column: Uint32Array, kinds: number): Uint32Array => {
  const counts = new Uint32Array(kinds)
  for (let place = 0; place < slots.length; place++) {
    const kind = column[slots[place] ?? 0] ?? 0
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

const countDiscounted = (slots: Uint32Array, flags: Uint8Array): number => {
  let count = 0
  for (let place = 0; place < slots.length; place++) count += (flags[slots[place] ?? 0] ?? 0) & DISCOUNTED
  return count / DISCOUNTED
}

const limitsOf = (
  slots: Uint32Array,
  price: Float64Array,
): { minPrice: number | null; maxPrice: number | null } => {
  let lowest = Number.POSITIVE_INFINITY
  let highest = Number.NEGATIVE_INFINITY
  for (let place = 0; place < slots.length; place++) {
    const rial = price[slots[place] ?? 0] ?? 0
    if (rial < lowest) lowest = rial
    if (rial > highest) highest = rial
  }
  return slots.length === 0 ? { minPrice: null, maxPrice: null } : { minPrice: lowest, maxPrice: highest }
}

/** How many products match in each way. */
const countMatches = (matches: Uint8Array): Uint32Array => {
  const counts = new Uint32Array(MATCHES)
  for (let slot = 0; slot < matches.length; slot++) {
    const match = matches[slot] ?? OUT
    counts[match] = (counts[match] ?? 0) + 1
  }
  return counts
}

/**
 * Returns the counts of a list, whose matches were noted, as `readFacets` does: each facet is counted without its own
 * filter, so for products that are in the list, or would be without this one filter.
 */
export const makeFacetCounter = (columns: Columns) => {
  const { parts, attributes, brands, categories } = columns
  // Room for slots, used again for each list.
  let roomOfList = new Uint32Array()
  let roomOfFacet = new Uint32Array()

  /** The products that match in one of some ways; `isOne` is by match. */
  const slotsOf = (matches: Uint8Array, isOne: Uint8Array, room: Uint32Array): Uint32Array => {
    let count = 0
    for (let slot = 0; slot < matches.length; slot++) {
      // Written in any case, and over it the next one when this one is left out: nothing has to be guessed.
      room[count] = slot
      count += isOne[matches[slot] ?? OUT] ?? 0
    }
    return room.subarray(0, count)
  }

  const addParts = (counts: Uint32Array, slots: Uint32Array, step: number): void => {
    for (let index = 0; index < slots.length; index++) {
      const slot = slots[index] ?? 0
      const end = parts.end(slot)
      for (let place = parts.begin(slot); place < end; place++) {
        const part = parts.at(place)
        counts[part] = (counts[part] ?? 0) + step
      }
    }
  }

  return ({ attr }: ProductFilter, matches: Uint8Array): FacetRow => {
    if (roomOfList.length <= matches.length) {
      roomOfList = new Uint32Array(matches.length + 1)
      roomOfFacet = new Uint32Array(matches.length + 1)
    }
    const sizes = countMatches(matches)
    const availableTotal = sizes[BUYABLE] ?? 0
    const total = availableTotal + (sizes[SOLD_OUT] ?? 0)
    const isListed = new Uint8Array(MATCHES)
    isListed[SOLD_OUT] = 1
    isListed[BUYABLE] = 1
    const listed = slotsOf(matches, isListed, roomOfList)
    /** The list, and what fails a filter alone, until this is asked again. */
    const slotsWith = (fails: number): Uint32Array =>
      sizes[fails] === 0 ? listed : slotsOf(matches, isListed.with(fails, 1), roomOfFacet)

    const categoryCounts = countKinds(listed, columns.numbers.categories, categories.count())
    const discountedCount = countDiscounted(listed, columns.numbers.flags)
    const brandCounts = countKinds(slotsWith(FAILS_BRAND), columns.numbers.brand, brands.count())
    const limits = limitsOf(slotsWith(FAILS_PRICE), columns.numbers.price)

    /** By attribute: how many of these products have it. When they are most, the others are taken from the whole shop. */
    const attributesOf = (slots: Uint32Array, isOne: Uint8Array): Uint32Array => {
      const counts = new Uint32Array(attributes.count())
      if (2 * slots.length > matches.length) {
        for (let part = 0; part < counts.length; part++) counts[part] = parts.count(part)
        const others = isOne.map((one) => 1 - one)
        addParts(counts, slotsOf(matches, others, roomOfFacet), -1)
      } else addParts(counts, slots, 1)
      return attributes.valueCounts(counts)
    }
    const withoutOwn = new Map(
      [...attributesByName(attr).keys()].map((name, index) => {
        const fails = failsAttribute(index)
        return [name, attributesOf(slotsWith(fails), isListed.with(fails, 1))]
      }),
    )
    return {
      ...{ total, availableTotal, inStockCount: availableTotal, discountedCount, ...limits },
      brands: toBrandFacets(brands.values, brands.valueCounts(brandCounts)),
      categories: toCategoryFacets(categories.values, categories.valueCounts(categoryCounts)),
      attributes: toAttributeFacets(columns.pairs, attributesOf(listed, isListed), withoutOwn),
    }
  }
}
