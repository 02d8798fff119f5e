import { joinedSearchForm, spacedSearchForm } from '@hojreh/persian'
import type { Db } from '../src/db/client.ts'
import { products } from '../src/modules/catalog/catalog.tables.ts'
import { stock } from '../src/modules/inventory/inventory.tables.ts'
import { newId } from '../src/shared/ids.ts'

let made = 0

/** Puts a product with its stock into the catalogue; answers its id. */
export const putProduct = async (
  db: Db,
  { onHand = 10, ...changes }: Partial<typeof products.$inferInsert> & { onHand?: number } = {},
): Promise<string> => {
  made += 1
  const id = newId()
  const title = changes.title ?? `کالای ${made}`
  await db.insert(products).values({
    id,
    sourceKey: `test:${made}`,
    sku: `T-${made}`,
    slug: `product-${made}`,
    title,
    price: 1_000_000,
    searchSpaced: spacedSearchForm(title),
    searchJoined: joinedSearchForm(title),
    createdAt: new Date('2026-01-01'),
    updatedAt: new Date('2026-01-01'),
    ...changes,
  })
  await db.insert(stock).values({ productId: id, onHand })
  return id
}
