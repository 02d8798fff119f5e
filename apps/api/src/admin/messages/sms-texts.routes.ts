import { type SmsTextName, type SmsTextRow, smsTextNames } from '@hojreh/contract/admin'
import { shopTitleOf } from '../../modules/content/shop-facts.ts'
import { withEdition } from '../../modules/edition/edition.service.ts'
import { codeLine } from '../../modules/sms/otp-text.ts'
import { defaultSmsTexts } from '../../modules/sms/sms-texts.messages.ts'
import { type SmsTextStored, smsTextsRepository } from '../../modules/sms/sms-texts.repository.ts'
import { wordingOf } from '../../modules/sms/write-sms.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { editSmsText } from '../../workflows/sms/edit-sms-text.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const SAMPLE_CODE = '12345'

type Stored = Pick<SmsTextStored, 'text' | 'patterns'> | null | undefined

const toRow = (
  name: SmsTextName,
  stored: Stored,
  { PUBLIC_ORIGIN }: Dependencies['config'],
  shopTitle: string,
): SmsTextRow => {
  const text = wordingOf(name, stored?.text)
  return {
    ...{ name, text, isOwn: text !== defaultSmsTexts[name], shopTitle },
    ending: name === 'otp' ? codeLine(SAMPLE_CODE, PUBLIC_ORIGIN) : '',
    kavenegar: stored?.patterns.kavenegar ?? '',
    smsir: stored?.patterns.smsir ?? '',
  }
}

/** The wording of every SMS that goes to customers. */
export const registerSmsTexts = (
  register: RegisterAdminEndpoint,
  { config, database: { db } }: Dependencies,
): void => {
  const repository = smsTextsRepository(db)
  const read = (name: SmsTextName) =>
    withEdition(db, `sms_text:${name}`, async () => ({
      ...toRow(name, await repository.find(name), config, await shopTitleOf(db, config)),
      defaultText: defaultSmsTexts[name],
    }))
  register('listSmsTexts', async () => {
    const stored = new Map((await repository.list()).map((row) => [row.name, row]))
    const shopTitle = await shopTitleOf(db, config)
    return smsTextNames.map((name) => toRow(name, stored.get(name), config, shopTitle))
  })
  register('getSmsText', ({ query: { name } }) => read(name))
  register('editSmsText', async ({ desk, query: { name }, body }) => {
    await editSmsText(desk, name, body)
    return read(name)
  })
}
