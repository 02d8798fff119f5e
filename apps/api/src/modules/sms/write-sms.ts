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

/** Returns what writes SMS in the words of the shop: many of them with one look at its words. */
export const makeSmsWriter = async (
  db: Db,
  name: SmsTextName,
): Promise<(values: SmsValues) => WrittenSms> => {
  const wording = wordingOf(name, (await smsTextsRepository(db).find(name))?.text)
  return (values) => ({ text: fillSmsText(wording, values), about: { name, values } })
}

/** Writes an SMS in the words of the shop. */
export const writeSms = async (db: Db, name: SmsTextName, values: SmsValues): Promise<WrittenSms> =>
  (await makeSmsWriter(db, name))(values)
