import { fillSmsText, type SmsTextName, type SmsValues, troubleOfSmsText } from '@hojreh/contract/admin'
import type { Db } from '../../db/client.ts'
import { defaultSmsTexts } from './sms-texts.messages.ts'
import { smsTextsRepository } from './sms-texts.repository.ts'

/** An SMS as it is sent, and what it is made of: a provider may have an approved pattern for it. */
export interface WrittenSms {
  text: string
  about: { name: SmsTextName; values: SmsValues }
}

/** The wording of an SMS: the shop's own, or, where that is none or says too little, the one that every shop has. */
export const wordingOf = (name: SmsTextName, own: string | undefined): string =>
  own && troubleOfSmsText(name, own) === null ? own : defaultSmsTexts[name]

/** Writes an SMS in the words of the shop. */
export const writeSms = async (db: Db, name: SmsTextName, values: SmsValues): Promise<WrittenSms> => {
  const own = (await smsTextsRepository(db).find(name))?.text
  return { text: fillSmsText(wordingOf(name, own), values), about: { name, values } }
}
