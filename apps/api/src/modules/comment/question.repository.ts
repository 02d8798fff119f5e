import type { CommentStatus } from '@hojreh/contract'
import { and, count, eq, max, min } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { asLocked, type Locked } from '../../db/locked.ts'
import { countUpTo } from '../../db/paging/count-up-to.ts'
import { type Place, pagesByTime } from '../../db/paging/pages-by-time.ts'
import { products } from '../catalog/catalog.tables.ts'
import { questions } from './question.tables.ts'

export type QuestionRow = typeof questions.$inferSelect
type Held = Locked<Pick<QuestionRow, 'id'>>

const pages = pagesByTime(questions.createdAt, questions.id)
const order = pages.orderBy('newest')
const isShownOf = (productId: string) =>
  and(eq(questions.productId, productId), eq(questions.status, 'published'))

export const questionRepository = (db: Db) => {
  const selectWithProduct = () =>
    db
      .select({ question: questions, slug: products.slug, title: products.title })
      .from(questions)
      .innerJoin(products, eq(products.id, questions.productId))

  return {
    readShown: (productId: string, { offset, take }: { offset: number; take: number }) =>
      db
        .select()
        .from(questions)
        .where(isShownOf(productId))
        .orderBy(...order)
        .limit(take)
        .offset(offset),

    countShown: (productId: string): Promise<number> => db.$count(questions, isShownOf(productId)),

    readOfCustomer: (customerId: string, { offset, take }: { offset: number; take: number }) =>
      selectWithProduct()
        .where(eq(questions.customerId, customerId))
        .orderBy(...order)
        .limit(take)
        .offset(offset),

    countOfCustomer: (customerId: string): Promise<number> =>
      db.$count(questions, eq(questions.customerId, customerId)),

    /** For the desk: newest first, of one status or of all, after the one that was read last. */
    readNewest: (status: CommentStatus | undefined, take: number, last?: Place) =>
      selectWithProduct()
        .where(and(status && eq(questions.status, status), last && pages.after('newest', last)))
        .orderBy(...order)
        .limit(take),

    find: async (id: string) => {
      const [row] = await selectWithProduct().where(eq(questions.id, id))
      return row ?? null
    },

    countAll: (status: CommentStatus | undefined): Promise<number> =>
      countUpTo(db, questions, status && eq(questions.status, status)),

    /** Those that wait for an answer: how many, and since when. */
    waiting: async () => {
      const [row] = await db
        .select({ count: count(), oldest: min(questions.createdAt), newest: max(questions.createdAt) })
        .from(questions)
        .where(eq(questions.status, 'pending'))
      return row ?? { count: 0, oldest: null, newest: null }
    },

    /** Holds the question's row until the transaction ends. */
    lock: async (id: string): Promise<Locked<QuestionRow> | null> => {
      const [row] = await db.select().from(questions).where(eq(questions.id, id)).for('update')
      return row ? asLocked(row) : null
    },

    /** False when the customer has a question about this that waits for its answer. */
    insert: async (question: typeof questions.$inferInsert): Promise<boolean> => {
      const rows = await db
        .insert(questions)
        .values(question)
        .onConflictDoNothing()
        .returning({ id: questions.id })
      return rows.length === 1
    },

    update: async ({ id }: Held, changes: Partial<typeof questions.$inferInsert>): Promise<void> => {
      await db.update(questions).set(changes).where(eq(questions.id, id))
    },
  }
}

export type QuestionWithProduct = NonNullable<
  Awaited<ReturnType<ReturnType<typeof questionRepository>['find']>>
>
