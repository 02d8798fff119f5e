import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillCart, payUrl } from '../../../test/checkout.ts'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { untilContentIsSeen } from '../../../test/waiting/until-content-is-seen.ts'
import { DEFAULT_SHOP_TITLE } from '../../config/shop-settings.ts'

let desk: TestDesk
let manager: TestStaff
let members = 0
beforeAll(async () => {
  desk = await makeDesk()
})
beforeEach(async () => {
  members += 1
  desk.shop.time.advance(61_000)
  manager = await signInStaff(desk.shop, 'manager', `0937${String(members).padStart(7, '0')}`)
})
afterAll(() => desk.shop.close())

const settings = async () => (await manager.get('/api/admin/settings')).json()
const edit = async (changes: object) => {
  const { edition } = await settings()
  return manager.post('/api/admin/settings/edit', { version: edition.version, ...changes })
}
const read = async (path: string) => (await desk.shop.app.inject(path)).json()

test('before anybody writes it here the shop has the name and the contact of its environment', async () => {
  expect(await settings()).toMatchObject({ title: DEFAULT_SHOP_TITLE, edition: { version: 0 } })
})

test('name, contact and seal that are written here are on pages, and in the SMS of a code', async () => {
  const changes = {
    ...{ title: 'فروشگاه گلیم', slogan: 'دستباف', phones: ['۰۲۱-۱۲۳۴'], address: 'تهران، ولیعصر' },
    ...{ social: [{ title: 'بله', url: 'https://ble.ir/gelim' }], enamad: { id: '77', code: 'abcdefgh12' } },
  }
  expect((await edit(changes)).statusCode).toBe(200)
  await untilContentIsSeen(desk.shop)
  expect(await read('/api/setting/logo')).toMatchObject({ title: 'فروشگاه گلیم', slogan: 'دستباف' })
  expect(await read('/api/site/contactUs')).toMatchObject({ phones: ['۰۲۱-۱۲۳۴'], address: 'تهران، ولیعصر' })
  expect(await read('/api/setting/social')).toEqual([
    { name: 'بله', title: 'بله', url: 'https://ble.ir/gelim' },
  ])
  expect(await read('/api/config')).toMatchObject({
    ...{ shopTitle: 'فروشگاه گلیم', enamad: { id: '77', code: 'abcdefgh12' } },
  })
  await desk.shop.post('/api/auth/sendOtp', { phone: '09129990011' })
  const sent = await desk.shop.outbox.newest(desk.shop.db, 50)
  const sms = sent.find(({ phone }) => phone === '09129990011')
  expect(sms?.text).toContain('فروشگاه گلیم')
})

test('only what was changed is in the books, and of two edits of one version the second is told so', async () => {
  const { edition } = await settings()
  const body = { version: edition.version, hours: 'هر روز ۹ تا ۱۷' }
  expect((await manager.post('/api/admin/settings/edit', body)).statusCode).toBe(200)
  expect((await manager.post('/api/admin/settings/edit', body)).json().code).toBe('edit_conflict')
  const { items } = (
    await manager.get('/api/admin/actions?subject=settings:shop&call=editShopSettings')
  ).json()
  expect(items.find(({ outcome }: { outcome: string }) => outcome === 'done')).toMatchObject({
    ...{ before: { hours: '' }, after: { hours: 'هر روز ۹ تا ۱۷' } },
  })
})

test('goods that are worth less than the lowest order are not placed; those that are worth it are', async () => {
  await edit({ leastOrder: 4_000_000 })
  const customer = await desk.newCustomer()
  await fillCart(customer, [{ productId: desk.productId, count: 1 }])
  const refused = await customer.get(payUrl())
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'order_too_small'])
  expect(refused.json().message).toContain('۴۰۰٬۰۰۰ تومان')
  await customer.post('/api/order/addToCart', [{ productId: desk.productId, count: 2 }])
  expect((await customer.get(payUrl())).statusCode).toBe(200)
  await edit({ leastOrder: 0 })
})

test('a shop is asked in the messengers that are set, and in no others', async () => {
  const asked = async () => (await desk.shop.app.inject('/api/site/contactUs')).json().chat
  expect(await asked()).toEqual([])
  await edit({ telegram: 'hojreh_shop', whatsapp: '۰۹۱۲۱۱۱۲۲۳۳' })
  expect(await asked()).toEqual([
    { place: 'telegram', handle: 'hojreh_shop' },
    { place: 'whatsapp', handle: '09121112233' },
  ])
  await edit({ telegram: '', whatsapp: '' })
  expect(await asked()).toEqual([])
})

test('invoices have the numbers of who sells, and the sum in words', async () => {
  const customer = await desk.newCustomer()
  await fillCart(customer, [{ productId: desk.productId, count: 1 }])
  const id: string = (await customer.get(payUrl())).json().orderId
  const invoice = async () => (await customer.get(`/api/order/invoice?id=${id}`)).body
  expect(await invoice()).not.toContain('شناسه‌ی ملی')
  await edit({ nationalId: '۱۴۰۰-۵۵۶۶۷۷۸', economicCode: '411 1222 33344' })
  const paper = await invoice()
  expect(paper).toContain('۱۴۰۰۵۵۶۶۷۷۸')
  expect(paper).toContain('۴۱۱۱۲۲۲۳۳۳۴۴')
  expect(paper).toMatch(/به حروف: [آ-ی‌ ]+ تومان/)
  await edit({ nationalId: '', economicCode: '' })
})

test('the page says which keys the machine has, and never what they are', async () => {
  const { connections } = await settings()
  expect(connections).toContainEqual({ name: 'payment', provider: 'sandbox', isSet: true })
  expect(connections).toContainEqual({ name: 'notices', provider: '', isSet: false })
  expect(JSON.stringify(await settings())).not.toContain(desk.shop.config.SECRET)
})

test.each([
  ['title', { title: '' }],
  ['email', { email: 'x' }],
  ['leastOrder', { leastOrder: 15 }],
  ['social', { social: 'x' }],
  ['telegram', { telegram: 'https://t.me/x' }],
  ['whatsapp', { whatsapp: '123' }],
  ['nationalId', { nationalId: '123' }],
  ['economicCode', { economicCode: '4111-2222' }],
])('a wrong %s is told at its field', async (field, changes) => {
  const response = await edit(changes)
  expect(response.statusCode).toBe(422)
  expect(response.json().fields[field]).toMatch(/[آ-ی]/)
})

test('an address that is no page of the web is refused', async () => {
  const response = await edit({ social: [{ title: 'بد', url: 'javascript:alert(1)' }] })
  expect(response.statusCode).toBe(422)
})
