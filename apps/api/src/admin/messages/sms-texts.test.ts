import { type SmsTextName, smsTextNames } from '@hojreh/contract/admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { makeSmsSender } from '../../modules/sms/deliver-sms.ts'
import { smsTexts } from '../../modules/sms/sms.tables.ts'
import { type OutgoingSms, SmsError } from '../../modules/sms/sms-provider.ts'
import { smsTextsRepository } from '../../modules/sms/sms-texts.repository.ts'
import { writeSms } from '../../modules/sms/write-sms.ts'
import { editSmsText } from '../../workflows/sms/edit-sms-text.ts'

let shop: TestApp
let owner: TestStaff
beforeAll(async () => {
  shop = await createTestApp({ config: { SHOP_TITLE: 'گلیم‌فروشی' } })
  owner = await signInStaff(shop, 'owner', '09390000001')
})
afterAll(() => shop.close())
beforeEach(() => shop.db.delete(smsTexts))

const record = async (name: SmsTextName) => (await owner.get(`/api/admin/sms-text?name=${name}`)).json()
const edit = async (name: SmsTextName, body: object) => {
  const { edition } = await record(name)
  return owner.post(`/api/admin/sms-text/edit?name=${name}`, { version: edition.version, ...body })
}
const newestText = async () => (await shop.outbox.newest(shop.db, 1))[0]?.text
let phones = 0
const askForCode = async () => {
  phones += 1
  const phone = `0935000${String(phones).padStart(4, '0')}`
  shop.time.advance(1_000)
  await shop.post('/api/auth/sendOtp', { phone })
}

test('the shop says its news in its own words, and gets the ones of every shop back', async () => {
  expect((await owner.get('/api/admin/sms-texts')).json()).toHaveLength(smsTextNames.length)
  const said = async () =>
    (await writeSms(shop.db, 'shipped', { shop: 'گلیم', order: '۱۲', trackingCode: '' })).text
  // A line of which nothing is known is left out.
  expect(await said()).toBe('گلیم\nسفارش ۱۲ فرستاده شد.')
  expect((await edit('shipped', { text: 'بسته‌ی {سفارش} در راه است\nکد: {کد رهگیری}' })).statusCode).toBe(200)
  expect(await said()).toBe('بسته‌ی ۱۲ در راه است')
  expect(await record('shipped')).toMatchObject({ isOwn: true })
  expect((await edit('shipped', { text: '' })).json()).toMatchObject({ isOwn: false })
  expect(await said()).toBe('گلیم\nسفارش ۱۲ فرستاده شد.')
})

test.each([
  ['lacks the code', 'otp', 'خوش آمدید'],
  ['has what this SMS does not', 'paid', 'سفارش {سفارش} با {کد رهگیری}'],
  ['has an open brace', 'paid', 'سفارش {سفارش} {'],
] as const)('refuses a wording that %s', async (_why, name, text) => {
  const response = await edit(name, { text })
  expect(response.json()).toMatchObject({ code: 'sms_text_wrong', fields: { text: expect.any(String) } })
})

test('of two who edit one text the second is told', async () => {
  const { edition } = await record('paid')
  const body = { version: edition.version, text: 'سفارش {سفارش}' }
  const both = await Promise.all([1, 2].map(() => owner.post('/api/admin/sms-text/edit?name=paid', body)))
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('a code keeps its number and the line that browsers read, whatever the wording says', async () => {
  await edit('otp', { text: 'رمز {کد}' })
  await askForCode()
  expect(await newestText()).toMatch(/^رمز (\d{5})\n\n@localhost #\1$/)
  // Broken by other hands than the form's.
  await smsTextsRepository(shop.db).write({ name: 'otp', text: 'بی کد', patterns: {} }, new Date())
  await askForCode()
  expect(await newestText()).toMatch(/کد تایید شما: (\d{5})\n.*\n\n@localhost #\1$/)
})

const senderOf = (isTaken: (sms: OutgoingSms) => boolean) => {
  const asked: OutgoingSms[] = []
  const sender = makeSmsSender({
    config: shop.config,
    database: shop.database,
    files: shop.files,
    clock: shop.time.clock,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    providers: [
      {
        name: 'kavenegar',
        send: async (sms) => {
          asked.push(sms)
          if (!isTaken(sms)) throw new SmsError('account', '424 no such template')
          return { messageId: '1' }
        },
      },
    ],
  })
  return { asked, sender }
}
const put = async (name: 'otp' | 'paid', code?: string) => {
  const written = await writeSms(shop.db, name, { order: '۱۲', ...(code && { code }) })
  const phone = '09121112233'
  const sms = code ? { kind: 'otp' as const, phone, code } : { kind: 'order' as const, phone }
  return (await shop.outbox.send(shop.db, { ...sms, ...written })) ?? ''
}

test('an approved pattern is sent with its values; one that the provider does not take holds up neither news nor codes', async () => {
  const { desk } = shop
  for (const name of ['paid', 'otp'] as const) {
    const { edition } = await record(name)
    await editSmsText(desk, name, { version: edition.version, kavenegar: `shop-${name}` })
  }
  const good = senderOf(() => true)
  expect(await good.sender.deliverNow(await put('paid'))).toBe('sent')
  expect(good.asked.map(({ pattern }) => pattern)).toEqual([{ name: 'shop-paid', values: { order: '۱۲' } }])
  const bad = senderOf(({ pattern }) => pattern === undefined)
  expect(await bad.sender.deliverNow(await put('paid'))).toBe('sent')
  expect(await bad.sender.deliverNow(await put('otp', '48213'))).toBe('sent')
  expect(bad.asked.map(({ pattern, code }) => [pattern?.name, code])).toEqual([
    ['shop-paid', null],
    [undefined, null],
    ['shop-otp', '48213'],
    [undefined, '48213'],
  ])
})
