import { attributesByName, type ProductFilter } from '../catalog/product-filter.ts'
import { AVAILABLE, BETWEEN, type Columns, DISCOUNTED, FLAGS } from './columns.ts'

// How a list matches a product: not at all, or it is in it, or it would be if there were not this one filter.
const OUT = 0
export const SOLD_OUT = 1
export const BUYABLE = 2
export const FAILS_BRAND = 3
export const FAILS_PRICE = 4
const FAILS_STOCK = 5
const FAILS_DISCOUNT = 6
const FAILS_ATTRIBUTE = 7
const MATCHES = 256

/** Of the names that a list filters by; after some two hundred they share the last one. */
export const failsAttribute = (index: number): number => Math.min(FAILS_ATTRIBUTE + index, MATCHES - 1)

/** By match. */
export const isListed = Uint8Array.from({ length: MATCHES }, (_, match) =>
  Number(match === SOLD_OUT || match === BUYABLE),
)

export interface Matched {
  /** How a list matches each product, by slot, until the next list. */
  matches: Uint8Array
  /** All slots. */
  every: Uint32Array
  /** The slots of the category or search: outside of them nothing matches in any way. */
  base: Uint32Array
  /** The slots of the products in the list. */
  listed: Uint32Array
}

/** The slots of some that match in one of some ways; `isOne` is by match. `room` has a place more than there are slots. */
export const slotsOf = (
  some: Uint32Array,
  matches: Uint8Array,
  isOne: Uint8Array,
  room: Uint32Array,
): Uint32Array => {
  let count = 0
  for (let place = 0; place < some.length; place++) {
    const slot = some[place] ?? 0
    // Written in any case, and over it the next one when this one is left out: nothing has to be guessed.
    room[count] = slot
    count += isOne[matches[slot] ?? OUT] ?? 0
  }
  return room.subarray(0, count)
}

/** By the flags of a product. */
const matchesOfFlags = Uint8Array.from({ length: FLAGS }, (_, flags) =>
  flags === 0 ? OUT : (flags & AVAILABLE) === 0 ? SOLD_OUT : BUYABLE,
)
const flagsWith = (flag: number) =>
  Uint8Array.from({ length: FLAGS }, (_, flags) => ((flags & flag) === 0 ? 0 : 1))
const ITSELF = Uint8Array.of(0, 1)

/** What becomes of a match, twice itself, plus one for a product that passes a filter. */
const afterFilter = (fails: number) =>
  Uint8Array.from({ length: 2 * MATCHES }, (_, before) => {
    const match = before >> 1
    return (before & 1) === 1 ? match : isListed[match] === 1 ? fails : OUT
  })

/**
 * Returns how a list matches each product: of all products, or of those that a search found, which have scores. Loops
 * look up what follows in tables instead of asking: of a million products, of which half pass, a processor guesses half
 * a million answers wrong, and that takes longer than all the rest.
 */
export const makeMatcher = (columns: Columns) => {
  let matches = new Uint8Array()
  let every = new Uint32Array()
  let base: Uint32Array = every
  let roomOfBase = new Uint32Array()
  let roomOfList = new Uint32Array()
  /** By slot: whether a product has the attribute that is filtered by. */
  let passing = new Uint8Array()

  const makeRoom = (size: number): void => {
    matches = new Uint8Array(size)
    every = Uint32Array.from({ length: size }, (_, slot) => slot)
    roomOfBase = new Uint32Array(size + 1)
    roomOfList = new Uint32Array(size + 1)
    passing = new Uint8Array(size)
  }
  const begin = (flags: Uint8Array): void => {
    for (let slot = 0; slot < matches.length; slot++) matches[slot] = matchesOfFlags[flags[slot] ?? 0] ?? OUT
  }
  const leaveOut = (scores: Uint16Array): void => {
    for (let slot = 0; slot < matches.length; slot++)
      matches[slot] = (matches[slot] ?? OUT) * Number(scores[slot] !== 0)
  }
  /** By what stands in a column. */
  const filterBy = (fails: number, column: Uint32Array | Uint8Array, passes: Uint8Array): void => {
    const after = afterFilter(fails)
    for (let place = 0; place < base.length; place++) {
      const slot = base[place] ?? 0
      matches[slot] = after[2 * (matches[slot] ?? OUT) + (passes[column[slot] ?? 0] ?? 0)] ?? OUT
    }
  }
  const filterByPrice = (price: Float64Array, least: number, most: number): void => {
    const after = afterFilter(FAILS_PRICE)
    for (let place = 0; place < base.length; place++) {
      const slot = base[place] ?? 0
      const rial = price[slot] ?? 0
      const passes = Number(rial >= least) & Number(rial <= most)
      matches[slot] = after[2 * (matches[slot] ?? OUT) + passes] ?? OUT
    }
  }
  const filterByAttribute = (fails: number, pairs: readonly string[]): void => {
    passing.fill(0)
    columns.attributes.holding(pairs).forEach((holds, part) => {
      if (holds === 1)
        columns.parts.each(part, (slot) => {
          passing[slot] = 1
        })
    })
    filterBy(fails, passing, ITSELF)
  }

  return (filter: ProductFilter, scores: Uint16Array | null): Matched => {
    const { flags, price, brand, categories } = columns.numbers
    const { categoryId, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = filter
    if (matches.length !== columns.size()) makeRoom(columns.size())
    base = every
    begin(flags)
    if (scores) leaveOut(scores)
    if (categoryId !== undefined) filterBy(OUT, categories, columns.categories.holding([categoryId]))
    if (scores || categoryId !== undefined) base = slotsOf(every, matches, isListed, roomOfBase)
    if (filter.brand?.length) filterBy(FAILS_BRAND, brand, columns.brands.holding(filter.brand))
    if (minPrice > 0 || maxPrice < Number.POSITIVE_INFINITY) filterByPrice(price, minPrice, maxPrice)
    if (filter.inStock) filterBy(FAILS_STOCK, flags, flagsWith(AVAILABLE))
    if (filter.discounted) filterBy(FAILS_DISCOUNT, flags, flagsWith(DISCOUNTED))
    for (const [index, [name, values]] of [...attributesByName(filter.attr)].entries())
      filterByAttribute(
        failsAttribute(index),
        values.map((value) => name + BETWEEN + value),
      )
    return { matches, every, base, listed: slotsOf(base, matches, isListed, roomOfList) }
  }
}
