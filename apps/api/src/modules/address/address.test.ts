import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addressOf } from '../../../test/address-of.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../test/test-app.ts'

let shop: TestApp
let customer: TestCustomer
let phones = 0
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())
beforeEach(async () => {
  phones += 1
  customer = await shop.signIn(`0915${String(phones).padStart(7, '0')}`)
})

const add = (changes = {}) => customer.post('/api/order/newAddress', addressOf(changes))
const list = async () => (await customer.get('/api/user/addresses')).json()

test('keeps an address as it was written, digits in the form of the shop', {
  tags: ['§3.15', '§7.14'],
}, async () => {
  const response = await add({
    receiverPhone: '+98 912 123 4567',
    postalCode: '۱۲۳۴۵-۶۷۸۹۰',
    street: 'خيابان  آزادي',
    location: { lat: 35.7, lng: 51.4 },
  })
  expect(response.json()).toMatchObject({ success: true, addresses: [{ isDefault: true }] })
  expect(await list()).toEqual([
    {
      ...addressOf(),
      id: response.json().addressId,
      receiverPhone: '09121234567',
      postalCode: '1234567890',
      street: 'خیابان آزادی',
      location: { lat: 35.7, lng: 51.4 },
      isDefault: true,
    },
  ])
})

test('has one default: the first, until another one asks to be', { tags: ['§D4.6'] }, async () => {
  await add({ title: 'یک' })
  shop.time.advance(1_000)
  await add({ title: 'دو' })
  shop.time.advance(1_000)
  await add({ title: 'سه', isDefault: true })
  const addresses = await list()
  expect(addresses.map(({ title }: { title: string }) => title)).toEqual(['سه', 'دو', 'یک'])
  expect(addresses.map(({ isDefault }: { isDefault: boolean }) => isDefault)).toEqual([true, false, false])
})

test('has one default even when two are added at the same moment', { tags: ['§D4.6'] }, async () => {
  const responses = await Promise.all([add({ isDefault: true }), add({ isDefault: true }), add()])
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const addresses = await list()
  expect(addresses).toHaveLength(3)
  expect(addresses.filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1)
})

test.each([
  ['a city of another province', { city: 'شیراز' }, { city: 'شهر را انتخاب کنید' }],
  ['a province that there is not', { province: 'آتلانتیس' }, { province: 'استان را انتخاب کنید' }],
  [
    'a postal code of nine digits',
    { postalCode: '123456789' },
    { postalCode: 'کد پستی باید ۱۰ رقم باشد و با صفر آغاز نشود' },
  ],
  ['no receiver', { receiverName: '  ' }, { receiverName: 'نام گیرنده را وارد کنید' }],
  ['a land line', { receiverPhone: '02188888888' }, { receiverPhone: 'شماره تلفن وارد شده نامعتبر است' }],
])('refuses %s', { tags: ['§D4.5 a postal code of nine digits'] }, async (_title, changes, fields) => {
  const response = await add(changes)
  expect(response.statusCode).toBe(422)
  expect(response.json().fields).toEqual(fields)
  expect(await list()).toEqual([])
})

test('keeps twenty addresses and refuses the next', async () => {
  for (let count = 0; count < 20; count += 1) await add()
  const response = await add()
  expect(response.statusCode).toBe(409)
  expect(response.json().message).toContain('بیشترین اندازه')
})
