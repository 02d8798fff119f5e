import { sql } from 'drizzle-orm'
import { bigserial, boolean, check, customType, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn } from '../../db/columns.ts'

/** The number of a transaction, which never comes again. */
const transactionColumn = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Words that mean the same, as the shop's people keep them. */
export const synonymGroups = pgTable(
  'synonym_groups',
  {
    id: idColumn(),
    /** As they were typed; the order counts where the group is one-way. */
    terms: text().array().notNull(),
    /** The first term finds what the others name, and they do not find what it names. */
    isOneWay: boolean().notNull().default(false),
    createdAt: instantColumn().notNull(),
  },
  (table) => [check('synonym_groups_terms', sql`cardinality(${table.terms}) BETWEEN 2 AND 20`)],
)

/** Terms whose products have to be written anew; the row is the work, and any process does it. */
export const synonymChanges = pgTable('synonym_changes', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  /** In search form, of the group before and after. */
  terms: text().array().notNull(),
  /** Products up to this id are done. */
  place: text().notNull().default(''),
  /**
   * Transactions below this one may have read the groups of before, and write a product when the first pass has gone by
   * it: a second pass begins when the last of them has ended. Null until the first pass.
   */
  horizon: transactionColumn(),
  isLastPass: boolean().notNull().default(false),
})
