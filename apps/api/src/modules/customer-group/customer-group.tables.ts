import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn } from '../../db/columns.ts'
import { customers } from '../identity/identity.tables.ts'

/** Customers whom the shop's people keep together: wholesale, friends of the house. */
export const customerGroups = pgTable('customer_groups', {
  id: idColumn(),
  name: text().notNull().unique(),
  createdAt: instantColumn().notNull(),
})

export const customerGroupMembers = pgTable(
  'customer_group_members',
  {
    groupId: text()
      .notNull()
      .references(() => customerGroups.id, { onDelete: 'cascade' }),
    customerId: text()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    addedAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.customerId] }),
    index('customer_group_members_customer').on(table.customerId),
  ],
)
