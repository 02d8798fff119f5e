import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { asLocked, type Locked } from '../../db/locked.ts'
import { approvals } from './approval.tables.ts'

export type ApprovalRow = typeof approvals.$inferSelect
type Held = Locked<Pick<ApprovalRow, 'id'>>
export type ApprovalOf = Pick<ApprovalRow, 'kind' | 'subject'>

const isOf = ({ kind, subject }: ApprovalOf) => and(eq(approvals.kind, kind), eq(approvals.subject, subject))

/**
 * Selects the open approvals that concern a staff member: of the kinds that they may decide, and those that they
 * prepared.
 */
export interface ForPerson {
  staffId: string
  kinds: readonly ApprovalRow['kind'][]
  now: Date
}

const isFor = ({ staffId, kinds, now }: ForPerson) =>
  and(
    isNull(approvals.decision),
    gt(approvals.expiresAt, now),
    or(inArray(approvals.kind, [...kinds]), eq(approvals.preparedBy, staffId)),
  )

/** Approved exports that the staff member prepared and has not taken yet. */
const isToTake = ({ staffId, now }: ForPerson) =>
  and(
    eq(approvals.kind, 'export'),
    eq(approvals.decision, 'approved'),
    eq(approvals.preparedBy, staffId),
    isNull(approvals.usedAt),
    gt(approvals.expiresAt, now),
  )

export const approvalRepository = (db: Db) => ({
  /** Returns false when another approval of its subject is open. */
  insert: async (row: typeof approvals.$inferInsert): Promise<boolean> => {
    const rows = await db.insert(approvals).values(row).onConflictDoNothing().returning({ id: approvals.id })
    return rows.length === 1
  },

  find: async (kind: ApprovalRow['kind'], id: string): Promise<ApprovalRow | null> => {
    const [row] = await db
      .select()
      .from(approvals)
      .where(and(eq(approvals.kind, kind), eq(approvals.id, id)))
    return row ?? null
  },

  use: async ({ id }: Held, usedAt: Date): Promise<void> => {
    await db.update(approvals).set({ usedAt }).where(eq(approvals.id, id))
  },

  /** Returns the open approval of a subject, or else its newest one, locked until the transaction ends. */
  lock: async (of: ApprovalOf): Promise<Locked<ApprovalRow> | null> => {
    const [row] = await db
      .select()
      .from(approvals)
      .where(isOf(of))
      .orderBy(desc(isNull(approvals.decision)), desc(approvals.preparedAt), desc(approvals.id))
      .limit(1)
      .for('update')
    return row ? asLocked(row) : null
  },

  decide: async (
    { id }: Held,
    end: Pick<ApprovalRow, 'decision' | 'decidedBy' | 'decidedByName' | 'decidedAt'>,
  ): Promise<void> => {
    await db.update(approvals).set(end).where(eq(approvals.id, id))
  },

  /** Returns the newest approval of each subject. */
  newest: async (
    kind: ApprovalRow['kind'],
    subjects: readonly string[],
  ): Promise<Map<string, ApprovalRow>> => {
    const rows = await db
      .selectDistinctOn([approvals.subject])
      .from(approvals)
      .where(and(eq(approvals.kind, kind), sql`${approvals.subject} = ANY(${sql.param(subjects)}::text[])`))
      .orderBy(approvals.subject, desc(approvals.preparedAt), desc(approvals.id))
    return new Map(rows.map((row) => [row.subject, row]))
  },

  listFor: (person: ForPerson): Promise<ApprovalRow[]> =>
    db
      .select()
      .from(approvals)
      .where(or(isFor(person), isToTake(person)))
      .orderBy(asc(approvals.preparedAt), asc(approvals.id))
      .limit(100),

  waitingFor: async (person: ForPerson) => {
    const [row] = await db
      .select({
        count: sql<number>`count(*)::int`,
        oldest: sql<Date | null>`min(${approvals.preparedAt})`.mapWith(approvals.preparedAt),
        newest: sql<Date | null>`max(${approvals.preparedAt})`.mapWith(approvals.preparedAt),
      })
      .from(approvals)
      .where(isFor(person))
    return row ?? { count: 0, oldest: null, newest: null }
  },
})
