import type { CategoryAttribute as Whole } from '@hojreh/contract/admin'
import type { CategoryAttribute } from './catalog.tables.ts'
import type { CategoryTree } from './category-tree.ts'
import type { FacetRow } from './facets.repository.ts'
import { attributesByName } from './product-filter.ts'

type Facets = NonNullable<FacetRow['attributes']>

/** The most filters that a list shows. */
const MOST_FILTERS = 12

/**
 * Returns the attributes that describe products of a category: its own, then those of the categories above, each name
 * once.
 */
export const attributesOfCategory = (
  tree: CategoryTree,
  id: string | null | undefined,
): CategoryAttribute[] => {
  const path = id ? tree.pathOf(id).toReversed() : []
  const all = path.flatMap(({ attributes }) => attributes)
  return all.filter(({ name }, place) => all.findIndex((other) => other.name === name) === place)
}

/** Returns the type, unit and choices of an attribute; a text by default. */
export const typedAs = ({
  kind = 'text',
  unit = '',
  choices = [],
}: Partial<CategoryAttribute>): Pick<Whole, 'kind' | 'unit' | 'choices'> => ({ kind, unit, choices })

/** Sorts the items that the category names to the front, in its order; the others keep their order. */
export const inCategoryOrder = <One extends { name: string }>(
  items: readonly One[],
  named: readonly CategoryAttribute[],
): One[] => {
  const places = new Map(named.map(({ name }, place) => [name, place]))
  const placeOf = ({ name }: One) => places.get(name) ?? named.length
  return items.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/**
 * Returns the filters of a list. An attribute that its category marks as no filter is left out, unless the request
 * filters by it already.
 */
export const filtersOf = (
  facets: FacetRow['attributes'],
  named: readonly CategoryAttribute[],
  attr: readonly string[] | undefined,
): Facets => {
  const chosen = attributesByName(attr)
  const hidden = new Set(
    named.filter(({ name, isFilter }) => !isFilter && !chosen.has(name)).map(({ name }) => name),
  )
  const shown = (facets ?? []).filter(({ name }) => !hidden.has(name))
  return inCategoryOrder(shown, named).slice(0, MOST_FILTERS)
}
