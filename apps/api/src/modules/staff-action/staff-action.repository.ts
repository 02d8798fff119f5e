import { and, asc, eq, gt, gte, lt, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { countUpTo } from '../../db/paging/count-up-to.ts'
import { type Place, pagesByTime } from '../../db/paging/pages-by-time.ts'
import { actionChains, staffActions } from './staff-action.tables.ts'

export type StaffActionRow = typeof staffActions.$inferSelect

export interface ActionFilter {
  staffId?: string | undefined
  subject?: string | undefined
  call?: string | undefined
  outcome?: StaffActionRow['outcome'] | undefined
  from?: Date | undefined
  before?: Date | undefined
}

const matches = ({ staffId, subject, call, outcome, from, before }: ActionFilter): SQL | undefined =>
  and(
    staffId === undefined ? undefined : eq(staffActions.staffId, staffId),
    subject === undefined ? undefined : eq(staffActions.subject, subject),
    call === undefined ? undefined : eq(staffActions.call, call),
    outcome && eq(staffActions.outcome, outcome),
    from && gte(staffActions.at, from),
    before && lt(staffActions.at, before),
  )

const pages = pagesByTime(staffActions.at, staffActions.id)

export const staffActionRepository = (db: Db) => ({
  /** Holds the end of a chain until the transaction ends. */
  lockChain: async (name: string): Promise<{ number: number; seal: string }> => {
    await db.insert(actionChains).values({ name }).onConflictDoNothing()
    const [end] = await db.select().from(actionChains).where(eq(actionChains.name, name)).for('update')
    if (!end) throw new Error('a chain without its end')
    return end
  },

  append: async (row: StaffActionRow): Promise<void> => {
    const moved = db
      .$with('moved')
      .as(
        db
          .update(actionChains)
          .set({ number: row.number, seal: row.seal })
          .where(eq(actionChains.name, row.chain))
          .returning({ name: actionChains.name }),
      )
    await db.with(moved).insert(staffActions).values(row)
  },

  /** Newest first, after the one that was read last. */
  list: (take: number, filter: ActionFilter, last?: Place): Promise<StaffActionRow[]> =>
    db
      .select()
      .from(staffActions)
      .where(and(matches(filter), last && pages.after('newest', last)))
      .orderBy(...pages.orderBy('newest'))
      .limit(take),

  count: (filter: ActionFilter): Promise<number> => countUpTo(db, staffActions, matches(filter)),

  chains: () => db.select().from(actionChains).orderBy(asc(actionChains.name)),

  /** Chains that rows are in. */
  namesOfRows: async (): Promise<string[]> => {
    const rows = await db.selectDistinct({ chain: staffActions.chain }).from(staffActions)
    return rows.map(({ chain }) => chain)
  },

  /** Some rows of a chain after a place in it. */
  ofChain: (chain: string, after: number, take: number): Promise<StaffActionRow[]> =>
    db
      .select()
      .from(staffActions)
      .where(and(eq(staffActions.chain, chain), gt(staffActions.number, after)))
      .orderBy(asc(staffActions.number))
      .limit(take),
})
