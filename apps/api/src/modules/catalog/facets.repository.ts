import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { stock } from '../inventory/inventory.tables.ts'
import { products } from './catalog.tables.ts'
import { available } from './product-card.ts'
import { baseCondition, facetConditions, type ProductFilter } from './product-filter.ts'

/** More than a list shows: which of them it does is for its category to say. */
export const MAX_ATTRIBUTES = 60
export const MAX_VALUES = 30
export const MAX_BRANDS = 60

export interface FacetRow {
  total: number
  availableTotal: number
  inStockCount: number
  discountedCount: number
  minPrice: number | null
  maxPrice: number | null
  brands: { title: string; count: number }[] | null
  categories: { id: string; count: number }[] | null
  attributes: { name: string; values: { value: string; count: number }[] }[] | null
}

const all = (conditions: SQL[]) =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` AND `)})`

/**
 * Counts of a list, all in one pass over it. Each facet is counted without its own filter, so that a shopper sees
 * what another brand would give instead; values that stand in one product alone are no filter and stay out.
 * Products that are alike are counted before their categories and attributes are taken apart: there are few kinds.
 */
export const readFacets = async (db: Db, filter: ProductFilter, found?: SQL): Promise<FacetRow> => {
  const { attributes, ...conditions } = facetConditions(filter)
  const attributeFlag = (index: number) => sql.identifier(`attribute_${index}`)
  const attributeFlags = attributes.map((_, index) => sql`${attributeFlag(index)}`)
  const flags = (...names: string[]) =>
    all([...names.map((name) => sql`${sql.identifier(name)}`), ...attributeFlags])
  const attributesOfOthers = (own: number) => attributeFlags.filter((_, index) => index !== own)

  // A name that is filtered by is counted without its own filter, all other names with every filter.
  const attributeSources = [
    sql`SELECT attributes, NULL::text AS own_name, count(*) AS count FROM base
      WHERE ${flags('brand_ok', 'price_ok', 'stock_ok', 'discount_ok')} GROUP BY attributes`,
    ...attributes.map(
      ({ name }, index) =>
        sql`SELECT attributes, ${name}::text, count(*) FROM base WHERE ${all([
          sql`brand_ok AND price_ok AND stock_ok AND discount_ok`,
          ...attributesOfOthers(index),
        ])} GROUP BY attributes`,
    ),
  ]
  const filteredNames = attributes.map(({ name }) => name)
  const isFiltered = filteredNames.length === 0 ? sql`false` : sql`pair ->> 'name' IN ${filteredNames}`

  const { rows } = await db.execute<FacetRow & Record<string, unknown>>(sql`
    WITH base AS MATERIALIZED (
      SELECT ${products.brand} AS brand, ${products.price} AS price,
        ${products.categoryIds} AS category_ids, ${products.attributes} AS attributes,
        ${available} > 0 AS is_available, ${products.listPrice} IS NOT NULL AS is_discounted,
        ${conditions.brand} AS brand_ok, ${conditions.price} AS price_ok,
        ${conditions.inStock} AS stock_ok, ${conditions.discounted} AS discount_ok
        ${sql.join(attributes.map(({ condition }, index) => sql`, ${condition} AS ${attributeFlag(index)}`))}
      FROM ${products} LEFT JOIN ${stock} ON ${stock.productId} = ${products.id}
      WHERE ${baseCondition(filter, found)}
    ), totals AS (
      SELECT count(*) FILTER (WHERE ${flags('brand_ok', 'price_ok', 'stock_ok', 'discount_ok')}) AS total,
        count(*) FILTER (WHERE is_available AND ${flags('brand_ok', 'price_ok', 'discount_ok')}) AS available_total,
        count(*) FILTER (WHERE is_discounted AND ${flags('brand_ok', 'price_ok', 'stock_ok')}) AS discounted_count,
        min(price) FILTER (WHERE ${flags('brand_ok', 'stock_ok', 'discount_ok')}) AS min_price,
        max(price) FILTER (WHERE ${flags('brand_ok', 'stock_ok', 'discount_ok')}) AS max_price
      FROM base
    ), brand_counts AS (
      SELECT brand AS title, count(*) AS count FROM base
      WHERE brand IS NOT NULL AND ${flags('price_ok', 'stock_ok', 'discount_ok')}
      GROUP BY brand ORDER BY count DESC, brand COLLATE "fa-x-icu", brand LIMIT ${MAX_BRANDS}
    ), category_counts AS (
      SELECT place AS id, sum(count)::int AS count FROM (
        SELECT category_ids, count(*) AS count FROM base
        WHERE ${flags('brand_ok', 'price_ok', 'stock_ok', 'discount_ok')} GROUP BY category_ids
      ) AS alike, unnest(category_ids) AS place GROUP BY place
    ), attribute_counts AS (
      SELECT pair ->> 'name' AS name, pair ->> 'value' AS value, sum(count)::int AS count
      FROM (${sql.join(attributeSources, sql` UNION ALL `)}) AS sources, jsonb_array_elements(attributes) AS pair
      WHERE CASE WHEN own_name IS NULL THEN NOT ${isFiltered} ELSE pair ->> 'name' = own_name END
      GROUP BY pair
    ), attribute_values AS (
      SELECT name, value, count, sum(count) OVER (PARTITION BY name) AS coverage,
        max(count) OVER (PARTITION BY name) AS most,
        row_number() OVER (PARTITION BY name ORDER BY count DESC, value COLLATE "fa-x-icu", value) AS place
      FROM attribute_counts
    ), attribute_names AS (
      SELECT name, coverage,
        jsonb_agg(jsonb_build_object('value', value, 'count', count) ORDER BY place) AS values
      FROM attribute_values
      WHERE place <= ${MAX_VALUES} AND (most > 1 OR ${filteredNames.length === 0 ? sql`false` : sql`name IN ${filteredNames}`})
      GROUP BY name, coverage ORDER BY coverage DESC, name COLLATE "fa-x-icu" LIMIT ${MAX_ATTRIBUTES}
    )
    SELECT total::int AS "total", available_total::int AS "availableTotal", available_total::int AS "inStockCount",
      discounted_count::int AS "discountedCount", min_price AS "minPrice", max_price AS "maxPrice",
      (SELECT jsonb_agg(jsonb_build_object('title', title, 'count', count)
        ORDER BY count DESC, title COLLATE "fa-x-icu") FROM brand_counts) AS "brands",
      (SELECT jsonb_agg(jsonb_build_object('id', id, 'count', count)) FROM category_counts) AS "categories",
      (SELECT jsonb_agg(jsonb_build_object('name', name, 'values', values)
        ORDER BY coverage DESC, name COLLATE "fa-x-icu") FROM attribute_names) AS "attributes"
    FROM totals`)
  const [row] = rows
  if (!row) throw new Error('an aggregate without GROUP BY always answers one row')
  return row
}
