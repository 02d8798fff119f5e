import { fillSmsText } from '@hojreh/contract/admin'
import type { Db } from '../../db/client.ts'
import { defaultSmsTexts } from './sms-texts.messages.ts'
import { type WrittenSms, writeSms } from './write-sms.ts'

/**
 * The last line of a one-time code's SMS, which browsers read to fill the code in, and only on the named host (WICG
 * "Origin-bound one-time codes delivered via SMS"). It is no part of the wording, so that an edit cannot remove it.
 */
export const codeLine = (code: string, origin: string): string => `\n\n@${new URL(origin).hostname} #${code}`

/** Returns the SMS of a code for staff, whose wording cannot be changed. */
export const otpText = (shopTitle: string, code: string, origin: string): string =>
  fillSmsText(defaultSmsTexts.otp, { shop: shopTitle, code }) + codeLine(code, origin)

/** Returns the SMS of a customer's code, in the wording of the shop. */
export const writeCode = async (
  db: Db,
  shopTitle: string,
  code: string,
  origin: string,
): Promise<WrittenSms> => {
  const { text, about } = await writeSms(db, 'otp', { shop: shopTitle, code })
  return { text: text + codeLine(code, origin), about }
}
