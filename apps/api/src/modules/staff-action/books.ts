import type { KeyObject } from 'node:crypto'
import type { Db } from '../../db/client.ts'
import type { Clock } from '../../shared/clock.ts'
import { newId } from '../../shared/ids.ts'
import { deriveKey } from '../../shared/keys.ts'
import type { Deed } from './actor.ts'
import { sealOf } from './seal.ts'
import { type StaffActionRow, staffActionRepository } from './staff-action.repository.ts'

/** Who did something, from where and by which right. */
export type Author = Pick<
  StaffActionRow,
  'staffId' | 'staffName' | 'sessionId' | 'permission' | 'call' | 'ip' | 'requestId'
> & {
  /** Whose chain it is written into: a member's own, or that of all who have none. */
  chain: string
}

interface Entry extends Partial<Deed> {
  /** Why it was refused; without it, it was done. */
  errorCode?: string
}

export type Books = ReturnType<typeof makeBooks>

/** Key of the seals. */
export const booksKey = (secret: string): KeyObject => deriveKey(secret, 'staff-actions')

/** The books of who did what; each row is sealed together with the one before it in its chain. */
export const makeBooks = (secret: string, clock: Clock) => {
  const key = booksKey(secret)
  return {
    /** Writes one row, the last statement of its transaction. Returns it; its seal goes into the log. */
    record: async (tx: Db, author: Author, entry: Entry): Promise<StaffActionRow> => {
      const repository = staffActionRepository(tx)
      const end = await repository.lockChain(author.chain)
      const part = {
        ...author,
        id: newId(),
        number: end.number + 1,
        at: clock(),
        subject: entry.subject ?? null,
        subjectLabel: entry.label ?? null,
        before: entry.before ?? null,
        after: entry.after ?? null,
        outcome: entry.errorCode === undefined ? ('done' as const) : ('refused' as const),
        errorCode: entry.errorCode ?? null,
      }
      const row = { ...part, seal: sealOf(key, end.seal, part) }
      await repository.append(row)
      return row
    },
  }
}
