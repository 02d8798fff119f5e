import { bigint, text, timestamp } from 'drizzle-orm/pg-core'

/** Opaque id, see shared/ids.ts. */
export const idColumn = () => text().primaryKey()
/** Rial. */
export const rialColumn = () => bigint({ mode: 'number' })
export const instantColumn = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })
