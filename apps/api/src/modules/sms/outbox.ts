import { desc, lt } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { Clock } from '../../shared/clock.ts'
import { newId } from '../../shared/ids.ts'
import { deriveKey } from '../../shared/keys.ts'
import { openText, sealText } from '../../shared/sealed-text.ts'
import { smsMessages } from './sms.tables.ts'

const KEPT_MS = 24 * 60 * 60_000

export interface Sms {
  phone: string
  text: string
  sentAt: Date
}

export type SmsOutbox = ReturnType<typeof makeSmsOutbox>

/** The provider `outbox`: messages stay in the database, for the operator's eyes only. */
export const makeSmsOutbox = (secret: string, clock: Clock) => {
  const key = deriveKey(secret, 'sms')
  return {
    /** Takes a transaction: without it there is no message of something that did not happen. */
    send: async (
      db: Db,
      kind: (typeof smsMessages.$inferInsert)['kind'],
      phone: string,
      text: string,
      dedupeKey?: string,
    ): Promise<void> => {
      await db
        .insert(smsMessages)
        .values({ id: newId(), phone, kind, sealedText: sealText(key, text), dedupeKey, createdAt: clock() })
        .onConflictDoNothing()
    },

    /** Newest first. A message that another SECRET sealed cannot be read any more and is left out. */
    newest: async (db: Db, count: number): Promise<Sms[]> => {
      const rows = await db.select().from(smsMessages).orderBy(desc(smsMessages.createdAt)).limit(count)
      return rows.flatMap(({ phone, sealedText, createdAt }) => {
        const text = openText(key, sealedText)
        return text === null ? [] : [{ phone, text, sentAt: createdAt }]
      })
    },

    removeOld: async (db: Db): Promise<void> => {
      await db.delete(smsMessages).where(lt(smsMessages.createdAt, new Date(clock().getTime() - KEPT_MS)))
    },
  }
}
