import { randomBytes } from 'node:crypto'
import type { DemoShop } from '@hojreh/demo-shop'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'
import { comments } from '../../modules/comment/comment.tables.ts'
import { articles } from '../../modules/content/content.tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Inserts the comments of the demo shop, published with the shop's replies; their ratings came with the products. Those
 * under the demo customer's name are hers, and so are the ones that wait for moderation.
 */
export const seedComments = async (
  tx: Db,
  shop: DemoShop,
  productIds: ReadonlyMap<string, string>,
  customerId: string,
  now: Date,
): Promise<void> => {
  const { firstName, lastName, waitingComments } = shop.customer
  const customerName = `${firstName} ${lastName}`
  const articleRows = await tx.select({ id: articles.id, slug: articles.slug }).from(articles)
  const articleIds = new Map(articleRows.map(({ slug, id }) => [slug, id]))
  await tx.insert(comments).values(
    [...shop.comments, ...waitingComments].map(
      ({ productSlug, articleSlug, createdDaysAgo, ...comment }, place) => ({
        ...comment,
        id: randomBytes(16).toString('hex'),
        productId: (productSlug !== undefined && productIds.get(productSlug)) || null,
        articleId: (articleSlug !== undefined && articleIds.get(articleSlug)) || null,
        customerId: comment.authorName === customerName ? customerId : null,
        status: place < shop.comments.length ? ('published' as const) : ('pending' as const),
        // Comments are not written at the very same moment of a day.
        createdAt: new Date(now.getTime() - createdDaysAgo * DAY_MS - ((place * 37) % 600) * 60_000),
      }),
    ),
  )
  await tx
    .update(comments)
    .set({ boughtOptions: products.options })
    .from(products)
    .where(and(eq(products.id, comments.productId), eq(comments.isBuyer, true)))
}
