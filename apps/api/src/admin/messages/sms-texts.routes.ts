import { type SmsTextName, type SmsTextRow, smsTextNames } from '@hojreh/contract/admin'
import { shopTitleOf } from '../../modules/content/shop-facts.ts'
import { editionOf } from '../../modules/edition/edition.service.ts'
import { codeLine } from '../../modules/sms/otp-text.ts'
import { defaultSmsTexts } from '../../modules/sms/sms-texts.messages.ts'
import { type SmsTextStored, smsTextsRepository } from '../../modules/sms/sms-texts.repository.ts'
import { wordingOf } from '../../modules/sms/write-sms.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { editSmsText } from '../../workflows/sms/edit-sms-text.ts'
import type { RegisterAdminCall } from '../register-admin-call.ts'

const SAMPLE_CODE = '12345'

const toRow = (name: SmsTextName, stored: SmsTextStored | null | undefined): SmsTextRow => {
  const text = wordingOf(name, stored?.text)
  return {
    ...{ name, text, isOwn: text !== defaultSmsTexts[name] },
    kavenegar: stored?.patterns.kavenegar ?? '',
    smsir: stored?.patterns.smsir ?? '',
  }
}

/** The wording of every SMS that goes to customers. */
export const registerSmsTexts = (
  register: RegisterAdminCall,
  { config, database: { db } }: Dependencies,
): void => {
  const repository = smsTextsRepository(db)
  const read = async (name: SmsTextName) => ({
    ...toRow(name, await repository.find(name)),
    defaultText: defaultSmsTexts[name],
    ending: name === 'otp' ? codeLine(SAMPLE_CODE, config.PUBLIC_ORIGIN) : '',
    shopTitle: await shopTitleOf(db, config),
    edition: await editionOf(db, `sms_text:${name}`),
  })
  register('listSmsTexts', async () => {
    const stored = new Map((await repository.list()).map((row) => [row.name, row]))
    return smsTextNames.map((name) => toRow(name, stored.get(name)))
  })
  register('getSmsText', ({ query: { name } }) => read(name))
  register('editSmsText', async ({ desk, query: { name }, body }) => {
    await editSmsText(desk, name, body)
    return read(name)
  })
}
