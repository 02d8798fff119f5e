import { type FacetRow, MAX_ATTRIBUTES, MAX_BRANDS, MAX_VALUES } from '../../catalog/facets.repository.ts'
import type { Columns } from '../columns.ts'
import type { Dictionary } from '../dictionary.ts'

const persian = new Intl.Collator('fa')
const byAlphabet = (one: string, other: string) => persian.compare(one, other) || (one < other ? -1 : 1)

/** The first ones in an order, without sorting the others: most of them are behind by their number alone. */
const firstOf = (some: readonly number[], take: number, compare: (one: number, other: number) => number) => {
  const kept: number[] = []
  for (const one of some) {
    const last = kept[take - 1]
    if (last !== undefined && compare(one, last) > 0) continue
    let place = kept.length
    while (place > 0 && compare(one, kept[place - 1] ?? 0) < 0) place--
    kept.splice(place, 0, one)
    kept.length = Math.min(kept.length, take)
  }
  return kept
}

const counted = (counts: Uint32Array): number[] => {
  const values: number[] = []
  counts.forEach((count, value) => {
    if (count > 0) values.push(value)
  })
  return values
}

/** The most frequent first, equally frequent ones by their texts. */
const byCount = (counts: Uint32Array | Float64Array, textOf: (number: number) => string) => {
  const texts = new Map<number, string>()
  const text = (number: number): string => {
    const known = texts.get(number) ?? textOf(number)
    texts.set(number, known)
    return known
  }
  return (one: number, other: number): number =>
    (counts[other] ?? 0) - (counts[one] ?? 0) || byAlphabet(text(one), text(other))
}

/** Brands of a list; `counts` by the number of the brand. */
export const toBrandFacets = ({ textOf }: Dictionary, counts: Uint32Array): FacetRow['brands'] =>
  firstOf(counted(counts), MAX_BRANDS, byCount(counts, textOf)).map((brand) => ({
    title: textOf(brand),
    count: counts[brand] ?? 0,
  }))

/** Categories of a list, in no order. */
export const toCategoryFacets = ({ textOf }: Dictionary, counts: Uint32Array): FacetRow['categories'] =>
  counted(counts).map((category) => ({ id: textOf(category), count: counts[category] ?? 0 }))

/**
 * Attributes of a list; `counts` by the number of the pair of name and value. Of a name that is filtered by, `withoutOwn`
 * has the counts without its own filter. Values that stand in one product alone are no filter.
 */
export const toAttributeFacets = (
  { names, nameIn, valueIn }: Columns['pairs'],
  counts: Uint32Array,
  withoutOwn: ReadonlyMap<string, Uint32Array>,
): FacetRow['attributes'] => {
  const others = new Map([...withoutOwn].map(([name, own]) => [names.find(name), own]))
  /** By name. */
  const coverage = new Float64Array(names.size())
  const most = new Uint32Array(names.size())
  const pairs: number[][] = Array.from(coverage, () => [])
  for (let pair = 0; pair < counts.length; pair++) {
    const name = nameIn(pair)
    const count = (others.get(name) ?? counts)[pair] ?? 0
    counts[pair] = count
    if (count === 0) continue
    coverage[name] = (coverage[name] ?? 0) + count
    most[name] = Math.max(most[name] ?? 0, count)
    pairs[name]?.push(pair)
  }
  const shown = [...pairs.keys()].filter(
    (name) => (most[name] ?? 0) > 1 || (others.has(name) && (most[name] ?? 0) > 0),
  )
  return firstOf(shown, MAX_ATTRIBUTES, byCount(coverage, names.textOf)).map((name) => ({
    name: names.textOf(name),
    values: firstOf(pairs[name] ?? [], MAX_VALUES, byCount(counts, valueIn)).map((pair) => ({
      value: valueIn(pair),
      count: counts[pair] ?? 0,
    })),
  }))
}
