import { asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { byBatches } from '../../shared/by-batches.ts'
import { products } from '../catalog/catalog.tables.ts'
import { articles } from '../content/content.tables.ts'
import { comments } from './comment.tables.ts'

const BATCH = 500

const readBatch = (tx: Db, after: string) =>
  tx
    .select({
      id: comments.id,
      product: products.sku,
      article: articles.slug,
      authorName: comments.authorName,
      isBuyer: comments.isBuyer,
      rating: comments.rating,
      text: comments.text,
      reply: comments.reply,
      status: comments.status,
      createdAt: comments.createdAt,
    })
    .from(comments)
    .leftJoin(products, eq(products.id, comments.productId))
    .leftJoin(articles, eq(articles.id, comments.articleId))
    .where(gt(comments.id, after))
    .orderBy(asc(comments.id))
    .limit(BATCH)

/** All reviews and comments, shown or not, with the product's code or the article's address. */
export const exportedComments = (tx: Db) =>
  byBatches(
    (after) => readBatch(tx, after),
    ({ id }) => id,
  )
