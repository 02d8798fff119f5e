import type { Entry } from './entries.repository.ts'
import { makeKinds } from './kinds.ts'

const numbersOf = (size: number) => ({
  price: new Float64Array(size),
  created: new Float64Array(size),
  sold: new Float64Array(size),
  discount: new Float64Array(size),
  rating: new Float64Array(size),
  length: new Float64Array(size),
  isPublished: new Float64Array(size),
  isAvailable: new Float64Array(size),
  isDiscounted: new Float64Array(size),
  brand: new Float64Array(size),
  categories: new Float64Array(size),
  attributes: new Float64Array(size),
})

type Numbers = ReturnType<typeof numbersOf>

/** The name and the value of an attribute in one text; no name holds the sign between them. */
export const BETWEEN = '\u0000'
const FIRST_SIZE = 1_024

/**
 * What lists need of every product, a column each; a product has one slot in all of them. Columns of numbers are what a
 * processor reads fastest, and take eight bytes of a product each.
 */
export const makeColumns = () => {
  const slots = new Map<string, number>()
  const free: number[] = []
  const columns = {
    ids: [] as string[],
    variantGroups: [] as string[],
    joined: [] as string[],
    codes: [] as string[],
    numbers: numbersOf(FIRST_SIZE),
    brands: makeKinds(),
    categories: makeKinds(),
    attributes: makeKinds(),
  }

  const grow = () => {
    const larger = numbersOf(columns.ids.length * 2)
    for (const name of Object.keys(larger) as (keyof Numbers)[]) larger[name].set(columns.numbers[name])
    columns.numbers = larger
  }

  return Object.assign(columns, {
    /** How many slots there are, also those that no product has now. */
    size: () => columns.ids.length,
    designOf: (id: string): string => columns.variantGroups[slots.get(id) ?? -1] ?? id,

    put: (entry: Entry): number => {
      const slot = slots.get(entry.id) ?? free.pop() ?? columns.ids.length
      slots.set(entry.id, slot)
      columns.ids[slot] = entry.id
      columns.variantGroups[slot] = entry.design
      columns.joined[slot] = entry.joined
      columns.codes[slot] = entry.code
      if (slot >= columns.numbers.price.length) grow()
      const { price, listPrice, ratingSum, ratingCount } = entry
      const values: Record<keyof Numbers, number> = {
        price,
        created: entry.createdAt,
        sold: entry.soldCount,
        // As `orders` in products.repository.ts has them.
        discount: 1 - price / (listPrice ?? price),
        rating: (ratingSum + 17.5) / (ratingCount + 5),
        length: entry.length,
        isPublished: 1,
        isAvailable: Number(entry.isAvailable),
        isDiscounted: Number(listPrice !== null),
        brand: columns.brands.kindOf(entry.brand === null ? [] : [entry.brand]),
        categories: columns.categories.kindOf(entry.categoryIds),
        attributes: columns.attributes.kindOf(
          entry.attributes.map(({ name, value }) => name + BETWEEN + value),
        ),
      }
      for (const name of Object.keys(values) as (keyof Numbers)[]) columns.numbers[name][slot] = values[name]
      return slot
    },

    /** Returns the slot that became free. */
    remove: (id: string): number | undefined => {
      const slot = slots.get(id)
      if (slot === undefined) return undefined
      slots.delete(id)
      free.push(slot)
      columns.numbers.isPublished[slot] = 0
      return slot
    },
  })
}

export type Columns = ReturnType<typeof makeColumns>
