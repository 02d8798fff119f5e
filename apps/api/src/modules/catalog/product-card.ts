import type { ProductCard, StockState } from '@hojreh/contract'
import { sql } from 'drizzle-orm'
import { stock } from '../inventory/inventory.tables.ts'
import { toPictureOrNull } from '../media/media-address.ts'
import { products, type StoredImage } from './catalog.tables.ts'

/** From this many on, a product is no longer nearly gone. */
const LOW_UP_TO = 3

/** How many can be sold now; a product without a stock row cannot be sold. */
export const available = sql<number>`coalesce(${stock.onHand} - ${stock.reserved}, 0)`.mapWith(Number)

/** What a card needs; `stock` is joined by product. */
export const cardColumns = {
  id: products.id,
  slug: products.slug,
  title: products.title,
  brand: products.brand,
  price: products.price,
  listPrice: products.listPrice,
  offerEndsAt: products.offerEndsAt,
  image: sql<StoredImage | null>`${products.images} -> 0`,
  ratingSum: products.ratingSum,
  ratingCount: products.ratingCount,
  groupId: products.groupId,
  available,
}

export interface CardRow {
  id: string
  slug: string
  title: string
  brand: string | null
  price: number
  listPrice: number | null
  offerEndsAt: Date | null
  image: StoredImage | null
  ratingSum: number
  ratingCount: number
  groupId: string | null
  available: number
}

export const stockStateOf = (count: number): StockState =>
  count <= 0 ? 'out' : count <= LOW_UP_TO ? 'low' : 'in_stock'

export const toProductCard = (row: CardRow): ProductCard => {
  const state = stockStateOf(row.available)
  return {
    productId: row.id,
    slug: row.slug,
    title: row.title,
    brand: row.brand,
    price: row.price,
    listPrice: row.listPrice,
    offerEndsAt: row.offerEndsAt?.toISOString() ?? null,
    stock: state,
    stockLeft: state === 'low' ? row.available : null,
    image: toPictureOrNull(row.image),
    rating: {
      average: row.ratingCount === 0 ? 0 : Math.round((row.ratingSum / row.ratingCount) * 10) / 10,
      count: row.ratingCount,
    },
  }
}
