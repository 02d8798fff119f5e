import type { Db } from '../src/db/client.ts'
import type { SmsOutbox } from '../src/modules/sms/outbox.ts'
import { smsRepository } from '../src/modules/sms/sms.repository.ts'

/** The newest message to a phone; empty when there is none. */
export const newestText = async ({ db, outbox }: { db: Db; outbox: SmsOutbox }, phone: string) => {
  const [row] = await smsRepository(db).ofPhone(phone, 1)
  return (row && outbox.open(row)?.text) ?? ''
}
