import type { Facets } from '@hojreh/contract'
import type { FilterGroup, FilterValue } from '@hojreh/ui'
import { catalogMessages as text } from './catalog.messages.ts'
import type { ListQuery } from './list-address.ts'

const BRAND = 'brand'
/** Keeps an attribute that is called «brand» apart from the brand. */
const ATTRIBUTE = 'attr:'

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value

/** The groups of the filter panel from the facets of the list. */
export const groupsOf = ({ brands, attributes }: Facets): FilterGroup[] => [
  ...(brands.length > 0
    ? [
        {
          key: BRAND,
          title: text.brand,
          options: brands.map(({ title, count }) => ({ value: title, label: title, count })),
        },
      ]
    : []),
  ...attributes
    // Imported catalogues often repeat the brand as an attribute: one group of that name is enough.
    .filter(({ name }) => brands.length === 0 || name !== text.brand)
    .map(({ name, values }) => ({
      key: ATTRIBUTE + name,
      title: name,
      options: values.map(({ value, count }) => ({ value, label: value, count })),
    })),
]

/** What the panel shows as chosen, from the call's query. */
export const chosenOf = ({
  brand,
  attr,
  minPrice,
  maxPrice,
  inStock,
  discounted,
}: ListQuery): FilterValue => {
  const selected: Record<string, string[]> = {}
  for (const attribute of listOf(attr)) {
    const colon = attribute.indexOf(':')
    const key = ATTRIBUTE + attribute.slice(0, colon)
    selected[key] = [...(selected[key] ?? []), attribute.slice(colon + 1)]
  }
  if (listOf(brand).length > 0) selected[BRAND] = [...listOf(brand)]
  return { selected, minPrice, maxPrice, inStock: inStock === '1', discounted: discounted === '1' }
}

/** The address parameters for what was chosen. The category stays: it is where the list is, not a filter of it. */
export const parametersOf = ({ selected, minPrice, maxPrice, inStock, discounted }: FilterValue) => ({
  brand: selected[BRAND] ?? [],
  attr: Object.entries(selected)
    .filter(([key]) => key.startsWith(ATTRIBUTE))
    .flatMap(([key, values]) => values.map((value) => `${key.slice(ATTRIBUTE.length)}:${value}`))
    // The same choice has the same address, in whatever order it was made.
    .toSorted(),
  minPrice,
  maxPrice,
  inStock: inStock ? '1' : undefined,
  discounted: discounted ? '1' : undefined,
})

export const noFilters: FilterValue = { selected: {}, inStock: false, discounted: false }
