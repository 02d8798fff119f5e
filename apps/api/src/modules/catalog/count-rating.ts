import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { products } from './catalog.tables.ts'

/** Counts a published rating of a product (`times` 1) or takes one back (-1); in the transaction that shows or hides it. */
export const countRating = async (
  tx: Db,
  productId: string,
  rating: number,
  times: 1 | -1,
): Promise<void> => {
  await tx
    .update(products)
    .set({
      ratingSum: sql`${products.ratingSum} + ${rating * times}`,
      ratingCount: sql`${products.ratingCount} + ${times}`,
    })
    .where(eq(products.id, productId))
}
