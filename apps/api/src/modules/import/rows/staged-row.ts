import type { NamedValue } from '../../catalog/catalog.tables.ts'
import type { Notice } from '../import.messages.ts'

/** A note for the merchant about an accepted row; with the cell that caused it, if one did. */
export interface RowNotice {
  code: Notice
  column: string | null
  value: string | null
}

/**
 * The fields of a product that a row sets. A missing field changes nothing: its column is not in the file, its cell is
 * empty in a column where empty keeps the value, or its cell cannot be read. `null` and empty lists clear the field.
 */
export interface ProductFields {
  sku?: string | undefined
  title?: string | undefined
  brand?: string | null | undefined
  /** Rial; null: the price is still to come. */
  price?: number | null | undefined
  listPrice?: number | null | undefined
  offerEndsAt?: string | null | undefined
  maxPerOrder?: number | undefined
  weightGrams?: number | null | undefined
  /** Of a plain row: the group's name; null: in none. */
  group?: string | null | undefined
  options?: NamedValue[] | undefined
  attributes?: NamedValue[] | undefined
  descriptionHtml?: string | undefined
  summary?: string | undefined
  /** Paths of titles, `[['خانه', 'فرش']]`, the own one first. */
  categoryPaths?: string[][] | undefined
  tags?: string[] | undefined
  isPublished?: boolean | undefined
  /** Null: in stock, but not counted. */
  onHand?: number | null | undefined
  imageUrls?: string[] | undefined
}

/** A row of the file as the shop understands it, before it is compared with what the shop has. */
export interface StagedRow {
  line: number
  /** `parent` becomes a product group; `variation` takes what it lacks from its parent. */
  kind: 'product' | 'parent' | 'variation'
  sourceKey: string
  /** Of a variation: `id:12` or the SKU of its parent. */
  parentRef: string | null
  /** A parent's own names: what a variation's `parentRef` may say. */
  parentKeys: string[]
  /** The group of a product whose file names groups by ids of its own; without it a group is known by its name. */
  groupKey?: string | null
  fields: ProductFields
  /** The price is the one without the discount: a running discount below it goes on. */
  isPriceRegular: boolean
  /** A variation that is counted together with its siblings. */
  takesStockOfParent: boolean
  /** Defaults of a new product where `fields` is silent: an unreadable cell never publishes or sells anything. */
  whenNew: { isPublished: boolean; onHand: number | null }
  notices: RowNotice[]
}
