import { type FacetRow, MAX_ATTRIBUTES, MAX_BRANDS, MAX_VALUES } from '../catalog/facets.repository.ts'
import { BETWEEN } from './columns.ts'

const persian = new Intl.Collator('fa')
const byAlphabet = (one: string, other: string) => persian.compare(one, other) || (one < other ? -1 : 1)

/** Brands of a list, the most frequent first. */
export const toBrandFacets = (counts: ReadonlyMap<string, number>): FacetRow['brands'] =>
  [...counts]
    .map(([title, count]) => ({ title, count }))
    .sort((one, other) => other.count - one.count || byAlphabet(one.title, other.title))
    .slice(0, MAX_BRANDS)

const split = (pair: string) => {
  const place = pair.indexOf(BETWEEN)
  return { name: pair.slice(0, place), value: pair.slice(place + 1) }
}

/**
 * Attributes of a list; a name that is filtered by has its counts from `withoutOwn`. Values that stand in one product
 * alone are no filter.
 */
export const toAttributeFacets = (
  counts: ReadonlyMap<string, number>,
  withoutOwn: readonly { name: string; counts: ReadonlyMap<string, number> }[],
): FacetRow['attributes'] => {
  const filtered = new Map(withoutOwn.map((one) => [one.name, one.counts]))
  const pairs = [
    ...[...counts].filter(([pair]) => !filtered.has(split(pair).name)),
    ...withoutOwn.flatMap((one) => [...one.counts].filter(([pair]) => split(pair).name === one.name)),
  ].map(([pair, count]) => ({ ...split(pair), count }))
  return [...Map.groupBy(pairs, ({ name }) => name)]
    .map(([name, values]) => ({
      name,
      coverage: values.reduce((sum, { count }) => sum + count, 0),
      most: Math.max(...values.map(({ count }) => count)),
      values: values
        .sort((one, other) => other.count - one.count || byAlphabet(one.value, other.value))
        .slice(0, MAX_VALUES)
        .map(({ value, count }) => ({ value, count })),
    }))
    .filter(({ name, most }) => most > 1 || filtered.has(name))
    .sort((one, other) => other.coverage - one.coverage || byAlphabet(one.name, other.name))
    .slice(0, MAX_ATTRIBUTES)
    .map(({ name, values }) => ({ name, values }))
}
