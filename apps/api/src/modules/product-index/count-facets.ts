import type { FacetRow } from '../catalog/facets.repository.ts'
import { attributesByName, type ProductFilter } from '../catalog/product-filter.ts'
import { AVAILABLE, BETWEEN, type Columns, DISCOUNTED } from './columns.ts'
import type { Kinds } from './kinds.ts'
import { toAttributeFacets, toBrandFacets, toCategoryFacets } from './name-facets.ts'

// Bitmask of the filters that a product fails; each attribute filter has a bit of its own after these.
const BRAND = 1
const PRICE = 2
const STOCK = 4
const DISCOUNT = 8
const FIRST_ATTRIBUTE = 16

/** How a list matches a product. */
export const SOLD_OUT = 1
export const BUYABLE = 2

interface Counted {
  facets: FacetRow
  /** By slot: not in the list (0), in it and sold out, or in it and in stock. */
  listed: Uint8Array
}

/** Of so large a part of the products memory is read sooner in its own order than in that of a search. */
const MANY = 8

const isMany = (found: Uint32Array, size: number) => found.length * MANY > size

/** By slot: whether it was found. */
const marksOf = (found: Uint32Array, size: number): Uint8Array => {
  const marks = new Uint8Array(size)
  for (const slot of found) marks[slot] = 1
  return marks
}

const missingWithout = (kinds: Kinds, values: readonly string[], bit: number): Uint32Array => {
  const holds = kinds.holding(values)
  const missing = new Uint32Array(holds.length)
  for (let kind = 0; kind < holds.length; kind++) if (holds[kind] === 0) missing[kind] = bit
  return missing
}

/**
 * The counts of a list, of all products or of those that a search found (their slots), in one pass over them, and which
 * products are in it. The same counts as `readFacets` has: each facet is counted without its own filter, so for
 * products that miss nothing, or this one thing alone.
 */
export const countFacets = (columns: Columns, filter: ProductFilter, found: Uint32Array | null): Counted => {
  const { price, flags, brand, categories, attributes } = columns.numbers
  const wanted = [...attributesByName(filter.attr)].map(([name, values], index) => {
    const bit = FIRST_ATTRIBUTE << index
    const pairs = values.map((value) => name + BETWEEN + value)
    return { name, missing: missingWithout(columns.attributes, pairs, bit) }
  })
  const brandMissing = filter.brand?.length ? missingWithout(columns.brands, filter.brand, BRAND) : null
  const inCategory = filter.categoryId === undefined ? null : columns.categories.holding([filter.categoryId])
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, inStock, discounted } = filter

  const listed = new Uint8Array(columns.size())
  const valueSets = {
    brands: new Uint32Array(columns.brands.count()),
    categories: new Uint32Array(columns.categories.count()),
    attributes: new Uint32Array(columns.attributes.count()),
  }
  /** Of products that miss this attribute alone; in the order of `wanted`. */
  const others = wanted.map(() => new Uint32Array(columns.attributes.count()))
  const add = (counts: Uint32Array, kind: number) => {
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  let total = 0
  let availableTotal = 0
  let discountedCount = 0
  let lowest = Number.POSITIVE_INFINITY
  let highest = Number.NEGATIVE_INFINITY
  const marks = found && isMany(found, columns.size()) ? marksOf(found, columns.size()) : null
  const some = marks ? null : found
  const size = some ? some.length : columns.size()
  for (let place = 0; place < size; place++) {
    const slot = some ? (some[place] ?? 0) : place
    const flag = flags[slot] ?? 0
    if (flag === 0 || (marks && marks[slot] === 0)) continue
    const categoryKind = categories[slot] ?? 0
    if (inCategory && inCategory[categoryKind] !== 1) continue
    const brandKind = brand[slot] ?? 0
    const attributeKind = attributes[slot] ?? 0
    const rial = price[slot] ?? 0
    const isBuyable = (flag & AVAILABLE) !== 0
    const isDiscounted = (flag & DISCOUNTED) !== 0
    let missing = brandMissing ? (brandMissing[brandKind] ?? 0) : 0
    if (rial < minPrice || rial > maxPrice) missing |= PRICE
    if (inStock && !isBuyable) missing |= STOCK
    if (discounted && !isDiscounted) missing |= DISCOUNT
    for (let index = 0; index < wanted.length; index++) missing |= wanted[index]?.missing[attributeKind] ?? 0

    if (missing === 0 || missing === PRICE) {
      if (rial < lowest) lowest = rial
      if (rial > highest) highest = rial
    }
    if (missing === 0 || missing === BRAND) add(valueSets.brands, brandKind)
    if (missing === 0) {
      listed[slot] = isBuyable ? BUYABLE : SOLD_OUT
      total++
      if (isBuyable) availableTotal++
      if (isDiscounted) discountedCount++
      add(valueSets.categories, categoryKind)
      add(valueSets.attributes, attributeKind)
    } else if (missing >= FIRST_ATTRIBUTE && (missing & (missing - 1)) === 0) {
      // One bit alone, and its place among those of the attributes.
      const other = others[Math.clz32(FIRST_ATTRIBUTE) - Math.clz32(missing)]
      if (other) add(other, attributeKind)
    }
  }

  const withoutOwn = new Map(
    wanted.map(({ name }, index) => [
      name,
      columns.attributes.valueCounts(others[index] ?? new Uint32Array()),
    ]),
  )
  return {
    listed,
    facets: {
      total,
      availableTotal,
      inStockCount: availableTotal,
      discountedCount,
      minPrice: lowest <= highest ? lowest : null,
      maxPrice: lowest <= highest ? highest : null,
      brands: toBrandFacets(columns.brands.values, columns.brands.valueCounts(valueSets.brands)),
      categories: toCategoryFacets(
        columns.categories.values,
        columns.categories.valueCounts(valueSets.categories),
      ),
      attributes: toAttributeFacets(
        columns.pairs,
        columns.attributes.valueCounts(valueSets.attributes),
        withoutOwn,
      ),
    },
  }
}
