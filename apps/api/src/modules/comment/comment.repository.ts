import type { CommentSort, CommentStatus } from '@hojreh/contract'
import { and, count, eq, inArray, isNotNull, max, min, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { asLocked, type Locked } from '../../db/locked.ts'
import { countUpTo } from '../../db/paging/count-up-to.ts'
import { type Place, pagesByTime } from '../../db/paging/pages-by-time.ts'
import { products } from '../catalog/catalog.tables.ts'
import { articles } from '../content/content.tables.ts'
import { comments, commentVotes } from './comment.tables.ts'

export type CommentRow = typeof comments.$inferSelect
type Held = Locked<Pick<CommentRow, 'id'>>

/** What a comment is about; exactly one of the two. */
export interface Subject {
  productId?: string | undefined
  articleId?: string | undefined
}

interface Range {
  offset: number
  take: number
}

const isAbout = ({ productId, articleId }: Subject): SQL | undefined =>
  productId === undefined ? eq(comments.articleId, articleId ?? '') : eq(comments.productId, productId)
/**
 * Counts the rows of votes: a stored counter could go wrong when two votes come at once. A subquery for each comment: a
 * page in another order than this one counts the votes of that page alone.
 */
const helpfulCount =
  sql<number>`(SELECT count(*) FROM comment_votes WHERE comment_votes.comment_id = comments.id)`
    .mapWith(Number)
    .as('helpful_count')

const pages = pagesByTime(comments.createdAt, comments.id)
const order = pages.orderBy('newest')

const sorts: Record<CommentSort, SQL[]> = {
  newest: [],
  helpful: [sql`helpful_count DESC`],
  highest: [sql`${comments.rating} DESC NULLS LAST`],
  lowest: [sql`${comments.rating} ASC NULLS LAST`],
}

const withSubject = {
  comment: comments,
  kind: sql<'product' | 'article'>`CASE WHEN ${comments.productId} IS NULL THEN 'article' ELSE 'product' END`,
  slug: sql<string>`coalesce(${products.slug}, ${articles.slug})`,
  title: sql<string>`coalesce(${products.title}, ${articles.title})`,
}

export const commentRepository = (db: Db) => {
  const selectWithSubject = () =>
    db
      .select(withSubject)
      .from(comments)
      .leftJoin(products, eq(products.id, comments.productId))
      .leftJoin(articles, eq(articles.id, comments.articleId))

  return {
    /** Whether visitors can see the product or article of a comment. */
    hasSubject: async ({ productId, articleId }: Subject): Promise<boolean> => {
      const found =
        productId === undefined
          ? await db.$count(
              articles,
              and(eq(articles.id, articleId ?? ''), sql`${articles.publishedAt} <= now()`),
            )
          : await db.$count(products, and(eq(products.id, productId), eq(products.isPublished, true)))
      return found > 0
    },

    /** Returns those of the ids that exist. */
    existing: async (ids: readonly string[]): Promise<Set<string>> => {
      const rows = await db
        .select({ id: comments.id })
        .from(comments)
        .where(inArray(comments.id, [...ids]))
      return new Set(rows.map(({ id }) => id))
    },

    /** Returns the newest comments with pictures that only staff see. */
    hiddenWithPictures: (take: number): Promise<Pick<CommentRow, 'id' | 'pictures'>[]> =>
      db
        .select({ id: comments.id, pictures: comments.pictures })
        .from(comments)
        .where(and(isNotNull(comments.pictures), ne(comments.status, 'published')))
        .orderBy(...order)
        .limit(take),

    readPublished: (subject: Subject, { offset, take }: Range, sort: CommentSort = 'newest') =>
      db
        .select({ comment: comments, helpfulCount })
        .from(comments)
        .where(and(isAbout(subject), eq(comments.status, 'published')))
        .orderBy(...sorts[sort], ...order)
        .limit(take)
        .offset(offset),

    countPublished: (subject: Subject): Promise<number> =>
      db.$count(comments, and(isAbout(subject), eq(comments.status, 'published'))),

    /** Counts the published comments by their stars. */
    countRatings: (subject: Subject) =>
      db
        .select({ rating: sql<number>`${comments.rating}`, count: count() })
        .from(comments)
        .where(and(isAbout(subject), eq(comments.status, 'published'), isNotNull(comments.rating)))
        .groupBy(comments.rating),

    /**
     * Returns the published comments that a customer found helpful, with their number of votes, and those that the
     * customer wrote.
     */
    readStanding: async (customerId: string, subject: Subject) => {
      const voted = db
        .select({ id: commentVotes.commentId })
        .from(commentVotes)
        .where(eq(commentVotes.customerId, customerId))
      const isShown = and(isAbout(subject), eq(comments.status, 'published'))
      const helpful = await db
        .select({ id: comments.id, helpfulCount })
        .from(comments)
        .where(and(isShown, inArray(comments.id, voted)))
      const own = await db
        .select({ id: comments.id })
        .from(comments)
        .where(and(isShown, eq(comments.customerId, customerId)))
      return { helpful, own: own.map(({ id }) => id) }
    },

    /** Returns the author and the status of a comment, which cannot be deleted until the transaction ends. */
    findForVote: async (id: string): Promise<Pick<CommentRow, 'customerId' | 'status'> | null> => {
      const [row] = await db
        .select({ customerId: comments.customerId, status: comments.status })
        .from(comments)
        .where(eq(comments.id, id))
        .for('key share')
      return row ?? null
    },

    /** Adds or removes the customer's one vote; repeating it changes nothing. Returns the number of all votes. */
    setVote: async (vote: typeof commentVotes.$inferInsert, isHelpful: boolean): Promise<number> => {
      const { commentId, customerId } = vote
      const isOfComment = eq(commentVotes.commentId, commentId)
      if (isHelpful) await db.insert(commentVotes).values(vote).onConflictDoNothing()
      else await db.delete(commentVotes).where(and(isOfComment, eq(commentVotes.customerId, customerId)))
      return db.$count(commentVotes, isOfComment)
    },

    readOfCustomer: (customerId: string, { offset, take }: Range) =>
      selectWithSubject()
        .where(eq(comments.customerId, customerId))
        .orderBy(...order)
        .limit(take)
        .offset(offset),

    countOfCustomer: (customerId: string): Promise<number> =>
      db.$count(comments, eq(comments.customerId, customerId)),

    /** Returns comments for the operator: newest first, of one status or of all, after the one that was read last. */
    readNewest: (status: CommentStatus | undefined, take: number, last?: Place) =>
      selectWithSubject()
        .where(and(status && eq(comments.status, status), last && pages.after('newest', last)))
        .orderBy(...order)
        .limit(take),

    find: async (id: string) => {
      const [row] = await selectWithSubject().where(eq(comments.id, id))
      return row ?? null
    },

    countAll: (status: CommentStatus | undefined): Promise<number> =>
      countUpTo(db, comments, status && eq(comments.status, status)),

    /** Counts the comments that wait for their review, with the times of the oldest and the newest. */
    waiting: async () => {
      const [row] = await db
        .select({ count: count(), oldest: min(comments.createdAt), newest: max(comments.createdAt) })
        .from(comments)
        .where(eq(comments.status, 'pending'))
      return row ?? { count: 0, oldest: null, newest: null }
    },

    /** Holds the comment's row until the transaction ends. */
    lock: async (id: string): Promise<Locked<CommentRow> | null> => {
      const [row] = await db.select().from(comments).where(eq(comments.id, id)).for('update')
      return row ? asLocked(row) : null
    },

    /** Returns false when the customer has a comment on this that waits for its review. */
    insert: async (comment: typeof comments.$inferInsert): Promise<boolean> => {
      const rows = await db
        .insert(comments)
        .values(comment)
        .onConflictDoNothing()
        .returning({ id: comments.id })
      return rows.length === 1
    },

    update: async ({ id }: Held, changes: Partial<typeof comments.$inferInsert>): Promise<void> => {
      await db.update(comments).set(changes).where(eq(comments.id, id))
    },

    remove: async ({ id }: Held): Promise<void> => {
      await db.delete(comments).where(eq(comments.id, id))
    },
  }
}

export type CommentWithSubject = Awaited<
  ReturnType<ReturnType<typeof commentRepository>['readOfCustomer']>
>[number]
