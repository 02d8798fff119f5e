import { commentStatuses } from '@hojreh/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { idColumn, instantColumn } from '../../db/columns.ts'
import { type NamedValue, products, type StoredImage } from '../catalog/catalog.tables.ts'
import { articles } from '../content/content.tables.ts'
import { customers } from '../identity/identity.tables.ts'
import { orders } from '../order/order.tables.ts'

/** What shoppers say about a product or an article. Published ratings are counted in the product's row too. */
export const comments = pgTable(
  'comments',
  {
    id: idColumn(),
    productId: text().references(() => products.id, { onDelete: 'cascade' }),
    articleId: text().references(() => articles.id, { onDelete: 'cascade' }),
    /** Null for comments that came with the shop. */
    customerId: text().references(() => customers.id, { onDelete: 'set null' }),
    /** As it was when the comment was written. */
    authorName: text().notNull(),
    /** Whether the author had bought the product, as of writing or publishing. */
    isBuyer: boolean().notNull(),
    /**
     * The options of the variant that the buyer bought, such as its colour; null for comments older than this column.
     */
    boughtOptions: jsonb().$type<NamedValue[]>(),
    rating: integer(),
    text: text().notNull(),
    status: text({ enum: commentStatuses }).notNull(),
    reply: text(),
    /** The pictures of a review, publicly served only while it is published. Null for none. */
    pictures: jsonb().$type<StoredImage[]>(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    check('comments_are_about_one', sql`num_nonnulls(${table.productId}, ${table.articleId}) = 1`),
    check(
      'comments_rating',
      sql`${table.rating} IS NULL OR (${table.rating} BETWEEN 1 AND 5 AND ${table.productId} IS NOT NULL)`,
    ),
    uniqueIndex('comments_one_pending')
      .on(table.customerId, sql`coalesce(${table.productId}, ${table.articleId})`)
      .where(sql`${table.status} = 'pending'`),
    index('comments_of_product').on(table.productId, table.createdAt.desc(), table.id),
    // Counts comments and their stars without reading each row.
    index('comments_stars').on(table.productId, table.status, table.rating),
    index('comments_of_article').on(table.articleId, table.createdAt.desc(), table.id),
    index('comments_of_customer').on(table.customerId, table.createdAt.desc(), table.id),
    index('comments_newest').on(table.createdAt.desc(), table.id),
    index('comments_status').on(table.status, table.createdAt.desc()),
  ],
)

/** The customers who found a published comment helpful, each once. */
export const commentVotes = pgTable(
  'comment_votes',
  {
    commentId: text()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    customerId: text()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.customerId] }),
    index('comment_votes_of_customer').on(table.customerId),
  ],
)

/**
 * Delivered orders whose customer was asked for a review: each once, even if several processes ask or one of them ends
 * in between.
 */
export const reviewRequests = pgTable('review_requests', {
  orderId: text()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  askedAt: instantColumn().notNull(),
})

/** Customers who do not want to be asked. */
export const reviewRefusals = pgTable('review_refusals', {
  customerId: text()
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  createdAt: instantColumn().notNull(),
})
