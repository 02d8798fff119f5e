import type { FacetRow } from '../catalog/facets.repository.ts'
import { attributesByName, type ProductFilter } from '../catalog/product-filter.ts'
import { AVAILABLE, type Columns, DISCOUNTED } from './columns.ts'
import {
  FAILS_BRAND,
  FAILS_PRICE,
  failsAttribute,
  isListed,
  type Matched,
  slotsOf,
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

const countFlagged = (slots: Uint32Array, flags: Uint8Array, flag: number): number => {
  let sum = 0
  for (let place = 0; place < slots.length; place++) sum += (flags[slots[place] ?? 0] ?? 0) & flag
  return sum / flag
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

/**
 * Returns the counts of a list, whose matches were noted, as `readFacets` does: each facet is counted without its own
 * filter, so for products that are in the list, or would be without this one filter.
 */
export const makeFacetCounter = (columns: Columns) => {
  const { parts, attributes, brands, categories } = columns
  /** Used again for each facet. */
  let room = new Uint32Array()

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

  return (filter: ProductFilter, { matches, every, base, listed }: Matched): FacetRow => {
    if (room.length <= matches.length) room = new Uint32Array(matches.length + 1)
    const { numbers } = columns
    /** The list, and what fails a filter alone, until this is asked again. */
    const slotsWith = (fails: number): Uint32Array => slotsOf(base, matches, isListed.with(fails, 1), room)

    const availableTotal = countFlagged(listed, numbers.flags, AVAILABLE)
    const discountedCount = countFlagged(listed, numbers.flags, DISCOUNTED)
    const categoryCounts = countKinds(listed, numbers.categories, categories.count())
    const brandCounts = countKinds(
      filter.brand?.length ? slotsWith(FAILS_BRAND) : listed,
      numbers.brand,
      brands.count(),
    )
    const hasLimits = filter.minPrice !== undefined || filter.maxPrice !== undefined
    const limits = limitsOf(hasLimits ? slotsWith(FAILS_PRICE) : listed, numbers.price)

    /** By attribute: how many of these products have it. When they are most, the others are taken from the whole shop. */
    const attributesOf = (slots: Uint32Array, isOne: Uint8Array): Uint32Array => {
      const counts = new Uint32Array(attributes.count())
      if (2 * slots.length > matches.length) {
        for (let part = 0; part < counts.length; part++) counts[part] = parts.count(part)
        const others = isOne.map((one) => 1 - one)
        addParts(counts, slotsOf(every, matches, others, room), -1)
      } else addParts(counts, slots, 1)
      return attributes.valueCounts(counts)
    }
    const withoutOwn = new Map(
      [...attributesByName(filter.attr).keys()].map((name, index) => {
        const fails = failsAttribute(index)
        return [name, attributesOf(slotsWith(fails), isListed.with(fails, 1))]
      }),
    )
    return {
      total: listed.length,
      ...{ availableTotal, inStockCount: availableTotal, discountedCount, ...limits },
      brands: toBrandFacets(brands.values, brands.valueCounts(brandCounts)),
      categories: toCategoryFacets(categories.values, categories.valueCounts(categoryCounts)),
      attributes: toAttributeFacets(columns.pairs, attributesOf(listed, isListed), withoutOwn),
    }
  }
}
