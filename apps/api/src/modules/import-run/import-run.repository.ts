import { and, asc, desc, eq, gt, inArray, lte, max, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { asLocked, type Locked } from '../../db/locked.ts'
import { productGroups, products } from '../catalog/catalog.tables.ts'
import { ownPastOrders, pastOrdersOf } from '../identity/own-past-orders.ts'
import {
  importedRecords,
  importRunLines,
  importRuns,
  pastOrders,
  type RefusedRecord,
} from './import-run.tables.ts'

export type ImportRunRow = typeof importRuns.$inferSelect
type Held = Locked<Pick<ImportRunRow, 'id'>>
export type NewPastOrder = typeof pastOrders.$inferInsert

type Kind = (typeof importedRecords.$inferSelect)['kind']

export const importRunRepository = (db: Db) => ({
  insert: async (row: typeof importRuns.$inferInsert): Promise<void> => {
    await db.insert(importRuns).values(row)
  },

  newest: (take: number): Promise<ImportRunRow[]> =>
    db.select().from(importRuns).orderBy(desc(importRuns.createdAt)).limit(take),

  find: async (id: string): Promise<ImportRunRow | null> => {
    const [row] = await db.select().from(importRuns).where(eq(importRuns.id, id))
    return row ?? null
  },

  /** Locks a run until the transaction ends. */
  lock: async (id: string): Promise<Locked<ImportRunRow> | null> => {
    const [row] = await db.select().from(importRuns).where(eq(importRuns.id, id)).for('update')
    return row ? asLocked(row) : null
  },

  /** Makes runs start one after the other: two imports from the same shop at once have no use. */
  lockNames: async (): Promise<void> => {
    await db.execute(sql`LOCK TABLE ${importRuns} IN SHARE ROW EXCLUSIVE MODE`)
  },

  countRunning: (): Promise<number> => db.$count(importRuns, eq(importRuns.state, 'running')),

  /** Returns the run whose next page has been due the longest. */
  findDue: async (now: Date): Promise<ImportRunRow | null> => {
    const [row] = await db
      .select()
      .from(importRuns)
      .where(and(eq(importRuns.state, 'running'), lte(importRuns.dueAt, now)))
      .orderBy(asc(importRuns.dueAt), asc(importRuns.id))
      .limit(1)
    return row ?? null
  },

  change: async ({ id }: Held, changes: Partial<ImportRunRow>): Promise<void> => {
    await db.update(importRuns).set(changes).where(eq(importRuns.id, id))
  },

  /** Adds lines after the existing ones. */
  addLines: async ({ id: runId }: Held, lines: readonly RefusedRecord[]): Promise<void> => {
    if (lines.length === 0) return
    const [last] = await db
      .select({ position: max(importRunLines.position) })
      .from(importRunLines)
      .where(eq(importRunLines.runId, runId))
    const first = (last?.position ?? 0) + 1
    await db.insert(importRunLines).values(
      lines.map(({ kind, id: externalId, reason }, place) => ({
        ...{ runId, position: first + place, kind, externalId, reason },
      })),
    )
  },

  linesAfter: (runId: string, position: number, take: number) =>
    db
      .select()
      .from(importRunLines)
      .where(and(eq(importRunLines.runId, runId), gt(importRunLines.position, position)))
      .orderBy(asc(importRunLines.position))
      .limit(take),
})

/** The records that were imported from other shops before. */
export const importedRepository = (db: Db) => ({
  idsOf: async (source: string, kind: Kind, externalIds: readonly string[]): Promise<Map<string, string>> => {
    if (externalIds.length === 0) return new Map()
    const rows = await db
      .select()
      .from(importedRecords)
      .where(
        and(
          eq(importedRecords.source, source),
          eq(importedRecords.kind, kind),
          inArray(importedRecords.externalId, [...externalIds]),
        ),
      )
    return new Map(rows.map(({ externalId, localId }) => [externalId, localId]))
  },

  remember: async (row: typeof importedRecords.$inferInsert): Promise<void> => {
    await db.insert(importedRecords).values(row).onConflictDoNothing()
  },

  /** Returns the product of this source key, or else the first product of the group of this source key. */
  productOf: async (sourceKey: string): Promise<{ id: string; slug: string } | null> => {
    const [row] = await db
      .select({ id: products.id, slug: products.slug })
      .from(products)
      .leftJoin(productGroups, eq(productGroups.id, products.groupId))
      .where(sql`${products.sourceKey} = ${sourceKey} OR ${productGroups.sourceKey} = ${sourceKey}`)
      .orderBy(desc(sql`${products.sourceKey} = ${sourceKey}`), asc(products.id))
      .limit(1)
    return row ?? null
  },
  /** Whether the path is the page of a product. */
  isPageOfGoods: async (path: string): Promise<boolean> => {
    const slug = /^\/shop\/([^/]+)$/.exec(path)?.[1]
    return slug !== undefined && (await db.$count(products, eq(products.slug, slug))) > 0
  },
})

export const pastOrderRepository = (db: Db) => ({
  find: async (source: string, externalId: string) => {
    const [row] = await db
      .select()
      .from(pastOrders)
      .where(and(eq(pastOrders.source, source), eq(pastOrders.externalId, externalId)))
    return row ?? null
  },

  insert: async (row: NewPastOrder): Promise<void> => {
    await db.insert(pastOrders).values(row)
  },

  change: async (id: string, changes: Partial<NewPastOrder>): Promise<void> => {
    await db.update(pastOrders).set(changes).where(eq(pastOrders.id, id))
  },

  ofCustomer: (customerId: string, take: number) =>
    db
      .select()
      .from(pastOrders)
      .where(pastOrdersOf(customerId))
      .orderBy(desc(pastOrders.placedAt))
      .limit(take),

  /** Returns the past orders that the customers themselves may see. */
  own: (customerId: string, take: number, skip: number) =>
    db
      .select()
      .from(pastOrders)
      .where(ownPastOrders(customerId))
      .orderBy(desc(pastOrders.placedAt), desc(pastOrders.id))
      .limit(take)
      .offset(skip),

  countOwn: (customerId: string): Promise<number> => db.$count(pastOrders, ownPastOrders(customerId)),
})
