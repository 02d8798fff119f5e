import { type SmsTextName, troubleOfSmsText } from '@hojreh/contract/admin'
import { beginEdit } from '../../modules/edition/edition.service.ts'
import { defaultSmsTexts } from '../../modules/sms/sms-texts.messages.ts'
import { type SmsTextStored, smsTextsRepository } from '../../modules/sms/sms-texts.repository.ts'
import { changesOf, type Desk } from '../../modules/staff-action/actor.ts'
import { atField } from '../../shared/domain-error.ts'

interface Edit {
  version: number
  text?: string | undefined
  kavenegar?: string | undefined
  smsir?: string | undefined
}

const booked = ({ text, patterns }: SmsTextStored) => ({
  text: text || null,
  kavenegar: patterns.kavenegar ?? null,
  smsir: patterns.smsir ?? null,
})

/**
 * Changes the wording of an SMS, or the patterns that providers approved for it. A text that is empty, or the one that
 * every shop has, stores nothing. Throws `edit_conflict`, `sms_text_wrong`.
 */
export const editSmsText = (
  { actor, clock }: Desk,
  name: SmsTextName,
  { version, text, kavenegar, smsir }: Edit,
): Promise<void> =>
  actor.write(async (tx, book) => {
    const subject = `sms_text:${name}`
    const now = clock()
    await beginEdit(tx, { subject, version, by: actor, now })
    if (text && troubleOfSmsText(name, text)) throw atField('sms_text_wrong', 'text')
    const repository = smsTextsRepository(tx)
    const before = (await repository.find(name)) ?? { name, text: '', patterns: {} }
    const patterns = {
      ...before.patterns,
      ...(kavenegar !== undefined && { kavenegar }),
      ...(smsir !== undefined && { smsir }),
    }
    const after: SmsTextStored = {
      name,
      text: text === undefined ? before.text : text === defaultSmsTexts[name] ? '' : text,
      patterns: Object.fromEntries(Object.entries(patterns).filter(([, pattern]) => pattern !== '')),
    }
    await repository.write(after, now)
    book({ subject, ...changesOf(booked(before), booked(after)) })
  })
