import type { Desk } from '../../modules/staff-action/actor.ts'
import type { Changed } from '../../modules/staff-action/staff-action.tables.ts'

/** Records in the books that a member takes a file out of the shop, before its first row leaves. */
export const noteExport = ({ actor }: Desk, subject: string, what: Changed): Promise<void> =>
  actor.write(async (_tx, book) => book({ subject, after: what }))
