import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { newestFirst } from './newest-first.ts'

/** Where a page of a list ends: the last row's time and id. */
export interface Place {
  at: Date
  id: string
}
export type TimeSort = 'newest' | 'oldest'

/** Keyset pagination by time, then id. One index on both serves either direction. */
export const pagesByTime = (time: AnyPgColumn, id: AnyPgColumn) => ({
  orderBy: (sort: TimeSort): SQL[] =>
    sort === 'newest' ? [newestFirst(time), asc(id)] : [sql`${time} ASC NULLS FIRST`, desc(id)],

  after: (sort: TimeSort, place: Place): SQL => {
    const at = sql`${place.at.toISOString()}::timestamptz`
    return sort === 'newest'
      ? sql`${time} <= ${at} AND (${time} < ${at} OR ${id} > ${place.id})`
      : sql`${time} >= ${at} AND (${time} > ${at} OR ${id} < ${place.id})`
  },
})
