import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { customerGroups, customerGroupMembers as members } from './customer-group.tables.ts'

export type CustomerGroupRow = typeof customerGroups.$inferSelect

/** Members are counted up to this number: no reader needs a larger one. */
const COUNTED = 10_000

export const customerGroupRepository = (db: Db) => ({
  find: async (id: string): Promise<CustomerGroupRow | null> => {
    const [row] = await db.select().from(customerGroups).where(eq(customerGroups.id, id))
    return row ?? null
  },

  /** Lists the groups by name, each with its number of customers. */
  list: () =>
    db
      .select({
        id: customerGroups.id,
        name: customerGroups.name,
        // Qualified names: Drizzle leaves the table out here, and a group has an id, too.
        customers: sql<number>`(SELECT count(*)::int FROM (SELECT FROM customer_group_members
          WHERE customer_group_members.group_id = customer_groups.id LIMIT ${COUNTED}) AS members)`,
      })
      .from(customerGroups)
      .orderBy(asc(customerGroups.name)),

  /**
   * Keeps other transactions from making or renaming a group until this one ends; customers can still be added to
   * groups.
   */
  lockNames: async (): Promise<void> => {
    await db.execute(sql`LOCK TABLE ${customerGroups} IN SHARE ROW EXCLUSIVE MODE`)
  },

  findByName: async (name: string): Promise<CustomerGroupRow | null> => {
    const [row] = await db.select().from(customerGroups).where(eq(customerGroups.name, name))
    return row ?? null
  },

  insert: async (group: CustomerGroupRow): Promise<void> => {
    await db.insert(customerGroups).values(group)
  },

  rename: async (id: string, name: string): Promise<void> => {
    await db.update(customerGroups).set({ name }).where(eq(customerGroups.id, id))
  },

  /** Returns false when the customer is in the group already. */
  put: async (groupId: string, customerId: string, addedAt: Date): Promise<boolean> => {
    const rows = await db
      .insert(members)
      .values({ groupId, customerId, addedAt })
      .onConflictDoNothing()
      .returning({ groupId: members.groupId })
    return rows.length === 1
  },

  /** Returns false when the customer is not in the group. */
  takeOut: async (groupId: string, customerId: string): Promise<boolean> => {
    const rows = await db
      .delete(members)
      .where(and(eq(members.groupId, groupId), eq(members.customerId, customerId)))
      .returning({ groupId: members.groupId })
    return rows.length === 1
  },

  ofCustomer: (customerId: string): Promise<Pick<CustomerGroupRow, 'id' | 'name'>[]> =>
    db
      .select({ id: customerGroups.id, name: customerGroups.name })
      .from(members)
      .innerJoin(customerGroups, eq(customerGroups.id, members.groupId))
      .where(eq(members.customerId, customerId))
      .orderBy(asc(customerGroups.name)),
})
