import { and, eq, type SQL, sql } from 'drizzle-orm'
import { products } from './catalog.tables.ts'
import { available } from './product-card.ts'

/** The filters of a list, as in the contract's query. Prices are rial. */
export interface ProductFilter {
  categoryId?: string
  brand?: string[]
  minPrice?: number
  maxPrice?: number
  inStock?: boolean
  discounted?: boolean
  /** `name:value` */
  attr?: string[]
}

/** `['رنگ:آبی', 'رنگ:سبز', 'جنس:نخ']` → `{ رنگ: [آبی, سبز], جنس: [نخ] }`; values of one name are alternatives. */
export const attributesByName = (attr: readonly string[] = []): Map<string, string[]> => {
  const byName = new Map<string, string[]>()
  for (const pair of attr) {
    const colon = pair.indexOf(':')
    if (colon < 1) continue
    const name = pair.slice(0, colon)
    byName.set(name, [...(byName.get(name) ?? []), pair.slice(colon + 1)])
  }
  return byName
}

const isTrue = sql<boolean>`true`

const hasOneOf = (name: string, values: string[]) =>
  sql`(${sql.join(
    values.map((value) => sql`${products.attributes} @> ${JSON.stringify([{ name, value }])}::jsonb`),
    sql` OR `,
  )})`

/** Every condition that has a facet of its own, by that facet; attributes one by one. */
export const facetConditions = (filter: ProductFilter) => ({
  brand:
    filter.brand && filter.brand.length > 0
      ? sql`${products.brand} IN ${[...new Set(filter.brand)]}`
      : isTrue,
  price:
    and(
      filter.minPrice === undefined ? undefined : sql`${products.price} >= ${filter.minPrice}`,
      filter.maxPrice === undefined ? undefined : sql`${products.price} <= ${filter.maxPrice}`,
    ) ?? isTrue,
  inStock: filter.inStock ? sql`${available} > 0` : isTrue,
  discounted: filter.discounted ? sql`${products.listPrice} IS NOT NULL` : isTrue,
  attributes: [...attributesByName(filter.attr)].map(([name, values]) => ({
    name,
    condition: hasOneOf(name, values),
  })),
})

/** Conditions without a facet of their own: published, in the category, found by the search. */
export const baseCondition = (filter: ProductFilter, found?: SQL): SQL =>
  and(
    eq(products.isPublished, true),
    filter.categoryId === undefined
      ? undefined
      : sql`${products.categoryIds} @> ARRAY[${filter.categoryId}]::text[]`,
    found,
  ) ?? isTrue

/** Everything together. */
export const listCondition = (filter: ProductFilter, found?: SQL): SQL => {
  const { attributes, ...others } = facetConditions(filter)
  return (
    and(
      baseCondition(filter, found),
      ...Object.values(others).filter((condition) => condition !== isTrue),
      ...attributes.map(({ condition }) => condition),
    ) ?? isTrue
  )
}
