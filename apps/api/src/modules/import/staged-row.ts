import type { NamedValue } from '../catalog/catalog.tables.ts'
import type { Notice } from './import.messages.ts'

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
  groupKey: string | null
  groupTitle: string | null
  sku: string | null
  title: string
  brand: string | null
  /** Rial; null waits for its price. */
  price: number | null
  listPrice: number | null
  offerEndsAt: string | null
  /** Null: in stock, but nobody counted. */
  onHand: number | null
  maxPerOrder: number
  weightGrams: number | null
  options: NamedValue[]
  attributes: NamedValue[]
  descriptionHtml: string
  summary: string
  /** Paths of titles, `[['خانه', 'فرش']]`, the own one first. */
  categoryPaths: string[][]
  tags: string[]
  imageUrls: string[]
  isPublished: boolean
  notices: Notice[]
}
