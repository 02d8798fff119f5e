import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn } from '../../db/columns.ts'
import { customers } from '../identity/identity.tables.ts'

export const addresses = pgTable(
  'addresses',
  {
    id: idColumn(),
    customerId: text()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    receiverName: text().notNull(),
    receiverPhone: text().notNull(),
    province: text().notNull(),
    city: text().notNull(),
    street: text().notNull(),
    plaque: text().notNull(),
    unit: text().notNull(),
    postalCode: text().notNull(),
    location: jsonb().$type<{ lat: number; lng: number }>(),
    isDefault: boolean().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    index('addresses_customer').on(table.customerId),
    uniqueIndex('addresses_one_default').on(table.customerId).where(sql`${table.isDefault}`),
  ],
)
