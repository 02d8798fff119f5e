import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { smsTexts } from './sms.tables.ts'

export type SmsTextStored = Omit<typeof smsTexts.$inferSelect, 'updatedAt'>

export const smsTextsRepository = (db: Db) => ({
  list: (): Promise<SmsTextStored[]> => db.select().from(smsTexts),

  find: async (name: string): Promise<SmsTextStored | null> => {
    const [row] = await db.select().from(smsTexts).where(eq(smsTexts.name, name))
    return row ?? null
  },

  write: async (row: SmsTextStored, now: Date): Promise<void> => {
    await db
      .insert(smsTexts)
      .values({ ...row, updatedAt: now })
      .onConflictDoUpdate({
        target: smsTexts.name,
        set: { text: row.text, patterns: sql`${JSON.stringify(row.patterns)}::jsonb`, updatedAt: now },
      })
  },
})
