import { limits } from '@hojreh/contract'
import { type SmsPlaceholder, smsPlaceholders, smsTextNames } from '@hojreh/contract/admin'
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/client.ts'
import type { Clock } from '../../shared/clock.ts'
import { newId } from '../../shared/ids.ts'
import { deriveKey } from '../../shared/keys.ts'
import { openText, sealText } from '../../shared/sealed-text.ts'
import { type SmsRow, smsRepository } from './sms.repository.ts'

const placeholders = Object.keys(smsPlaceholders) as [SmsPlaceholder, ...SmsPlaceholder[]]
const HOUR_MS = 60 * 60_000
const CODES_KEPT_MS = 24 * HOUR_MS
const OTHERS_KEPT_MS = 30 * 24 * HOUR_MS
/** News that is older is no news. */
export const NEWS_LIFE_MS = 24 * HOUR_MS

const content = z.object({
  text: z.string(),
  code: z.string().nullable(),
  /** What it is made of, where a provider may have a pattern for it. */
  about: z
    .object({ name: z.enum(smsTextNames), values: z.partialRecord(z.enum(placeholders), z.string()) })
    .optional()
    .catch(undefined),
})
export type SmsContent = z.infer<typeof content>

interface Code {
  phone: string
  /** The one-time code in the text: it is sent while it can be used, and alone. */
  code: string
}
interface News {
  phone: string | SQL<string>
  code?: never
}
type NewSms = (Code | News) & {
  kind: SmsRow['kind']
  text: string
  about?: SmsContent['about']
  dedupeKey?: string
}

export interface Sms {
  phone: string
  text: string
  sentAt: Date
}

export type SmsOutbox = ReturnType<typeof makeSmsOutbox>

/** Where the shop puts its SMS; deliver-sms.ts takes them from there. */
export const makeSmsOutbox = (secret: string, clock: Clock) => {
  const key = deriveKey(secret, 'sms')

  /** Null when another SECRET sealed it. */
  const open = ({ sealedContent }: Pick<SmsRow, 'sealedContent'>): SmsContent | null => {
    const json = openText(key, sealedContent)
    return json === null ? null : content.parse(JSON.parse(json))
  }

  return {
    open,

    /**
     * Takes a transaction: without it there is no message of something that did not happen.
     * Returns the id; null when the same message exists already.
     */
    send: async (db: Db, { kind, phone, text, about, code, dedupeKey }: NewSms): Promise<string | null> => {
      const now = clock()
      const repository = smsRepository(db)
      if (code !== undefined) await repository.expireCodesOf(phone, now)
      return repository.insert({
        id: newId(),
        phone,
        kind,
        sealedContent: sealText(
          key,
          JSON.stringify({ text, code: code ?? null, about } satisfies SmsContent),
        ),
        dedupeKey,
        dueAt: now,
        expiresAt: new Date(now.getTime() + (code === undefined ? NEWS_LIFE_MS : limits.otpLifeMs)),
        createdAt: now,
      })
    },

    /** Newest first; what cannot be read any more is left out. */
    newest: async (db: Db, count: number): Promise<Sms[]> => {
      const rows = await smsRepository(db).newest(count)
      return rows.flatMap((row) => {
        const opened = open(row)
        return opened ? [{ phone: row.phone, text: opened.text, sentAt: row.createdAt }] : []
      })
    },

    removeOld: (db: Db): Promise<void> => {
      const before = (ms: number) => new Date(clock().getTime() - ms)
      return smsRepository(db).removeOld(before(CODES_KEPT_MS), before(OTHERS_KEPT_MS))
    },
  }
}
