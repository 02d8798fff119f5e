import type { Db } from '../src/db/client.ts'
import type { SmsOutbox } from '../src/modules/sms/outbox.ts'
import { smsRepository } from '../src/modules/sms/sms.repository.ts'

/** More than a test sends to a phone while its clock stands still: what was written at one moment has no order. */
const AT_ONE_MOMENT = 10

/**
 * The newest code that went to a phone.
 * @param code how a message ends with one; its first group is the code
 */
export const newestCode = async (
  { db, outbox }: { db: Db; outbox: SmsOutbox },
  phone: string,
  code: RegExp,
): Promise<string> => {
  for (const row of await smsRepository(db).ofPhone(phone, AT_ONE_MOMENT)) {
    const found = code.exec(outbox.open(row)?.text ?? '')?.[1]
    if (found) return found
  }
  throw new Error('no code was sent')
}
