import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart, payUrl } from '../../../test/checkout.ts'
import { sampleCard } from '../../../test/desk.ts'
import { makeFakeGateway } from '../../../test/fake-gateway.ts'
import { startProviderServer } from '../../../test/provider-server.ts'
import { putProduct } from '../../../test/put-product.ts'
import { endOfCommand } from '../../../test/run-command.ts'
import { adminPage, signInStaff, staffCode, type TestStaff } from '../../../test/staff.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { untilContentIsSeen } from '../../../test/waiting/until-content-is-seen.ts'
import { inviteStaff } from '../../workflows/staff/invite-staff.ts'
import { readPaymentWays } from '../payment/shop-card.ts'

const OLD = 'نام پیکربندی'
const OWN = 'فروشگاه گلیم'
const OWNER = '09390000001'
const ALONE_PHONE = '09390000002'

let shop: TestApp
let owner: TestStaff
let messenger: Awaited<ReturnType<typeof startProviderServer>>
const bot = () => ({
  ORDER_BOT_TOKEN: '123456:bot-token-that-nobody-may-see',
  ORDER_BOT_CHAT_ID: '-100200',
  ORDER_BOT_BASE_URL: messenger.base,
})
beforeAll(async () => {
  messenger = await startProviderServer()
  messenger.reply({ ok: true })
  shop = await createTestApp({
    gateway: makeFakeGateway().gateway,
    config: { SHOP_TITLE: OLD, OPERATOR_PHONES: '09121110001', ...bot() },
  })
  owner = await signInStaff(shop, 'owner', OWNER)
  await owner.post('/api/admin/settings/edit', { version: 0, title: OWN })
  await untilContentIsSeen(shop)
})
afterAll(async () => {
  await shop.close()
  messenger.close()
})

const read = async (path: string) => (await shop.app.inject(path)).body
const textTo = async (phone: string) =>
  (await shop.outbox.newest(shop.db, 50)).find((message) => message.phone === phone)?.text ?? ''

const walk: Record<string, () => Promise<string>> = {
  'the configuration of pages': () => read('/api/config'),
  'the name beside the logo': () => read('/api/setting/logo'),
  'a static page': () => read('/api/site/aboutUs'),
  'the manifest of an installed shop': () => read('/manifest.webmanifest'),
  'the feed of the blog': () => read('/blog/feed.xml'),
  'the feed of goods': () => read('/feeds/google.xml'),
  'a page at the command line': async () =>
    (
      await endOfCommand(['pages', 'show', 'about-us'], {
        ...{ DATABASE_URL: shop.database.url, MEDIA_FOLDER: shop.config.MEDIA_FOLDER, SHOP_TITLE: OLD },
      })
    ).stdout,
  'the SMS of a customer’s code': async () => {
    await shop.post('/api/auth/sendOtp', { phone: '09129990011' })
    return textTo('09129990011')
  },
  'the SMS of a member’s code': async () => {
    await inviteStaff(shop.desk, { phone: ALONE_PHONE, name: 'سارا', role: 'writer' })
    await adminPage(shop).post('/api/admin/sign-in/start', { phone: ALONE_PHONE })
    return textTo(ALONE_PHONE)
  },
  'the app that shows a member’s codes': async () => {
    const code = await staffCode(shop, ALONE_PHONE)
    const page = adminPage(shop)
    const response = await page.post('/api/admin/sign-in/code', { phone: ALONE_PHONE, code })
    return decodeURIComponent(response.json().setUp.uri)
  },
  'a passkey': async () => (await owner.post('/api/admin/passkey/start')).body,
  'the SMS to who is alone with an approval': async () => {
    shop.time.advance(1_000)
    expect((await owner.post('/api/admin/shop-card/prepare', sampleCard)).statusCode).toBe(200)
    return textTo(OWNER)
  },
  'the holder of the card for trying out': async () =>
    (await readPaymentWays(shop.db, shop.config)).card?.holder ?? '',
  'an order’s invoice': async () => {
    const customer = await shop.signIn('09151112233')
    await fillCart(customer, [{ productId: await putProduct(shop.db), count: 1 }])
    const { orderId } = (await customer.get(payUrl())).json()
    return (await customer.get(`/api/order/invoice?id=${orderId}`)).body
  },
  'the notice on an order, by the bot': async () => {
    const customer = await shop.signIn('09151112244')
    await fillCart(customer, [{ productId: await putProduct(shop.db), count: 1 }])
    const { orderId, amount } = (await customer.post('/api/order/cardPayment')).json()
    const paidAt = shop.time.clock().toISOString()
    await customer.post(`/api/order/paymentKart?id=${orderId}`, {
      ...{ trackingCode: '123456', cardLast4: '1234', amount, paidAt },
    })
    await Promise.all(shop.app.noticeJobs.map(({ run }) => run()))
    return messenger.asked.at(-1)?.text ?? ''
  },
  'the notice for trying the bot out': async () => {
    await endOfCommand(['notices', 'test'], {
      ...{ DATABASE_URL: shop.database.url, MEDIA_FOLDER: shop.config.MEDIA_FOLDER, SHOP_TITLE: OLD },
      ...{ SECRET: 'only for tests, only for tests, only for tests', ...bot() },
    })
    return messenger.asked.at(-1)?.text ?? ''
  },
}

test.each(Object.entries(walk))('%s carries the name that was given at the desk', async (_, find) => {
  const text = await find()
  expect(text).toContain(OWN)
  expect(text).not.toContain(OLD)
})
