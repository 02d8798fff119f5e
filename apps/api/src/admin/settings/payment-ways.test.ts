import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillCart, payUrl } from '../../../test/checkout.ts'
import { makeDesk, sampleCard, type TestDesk } from '../../../test/desk.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'

const OLD = '6037991122334455'
let desk: TestDesk
let manager: TestStaff
let accountant: TestStaff
let phones = 0
const phone = () => {
  phones += 1
  return `0937${String(phones).padStart(7, '0')}`
}
beforeAll(async () => {
  desk = await makeDesk()
})
beforeEach(async () => {
  await desk.resetWays()
  desk.shop.time.advance(25 * 60 * 60_000)
  manager = await signInStaff(desk.shop, 'manager', phone())
  accountant = await signInStaff(desk.shop, 'accountant', phone())
})
afterAll(() => desk.shop.close())

const ways = async () => (await manager.get('/api/admin/payment-ways')).json()
const prepare = (changes: object = {}, by = manager) =>
  by.post('/api/admin/shop-card/prepare', { ...sampleCard, ...changes })
const decide = (act: 'allow' | 'refuse', id: string, by: TestStaff) =>
  by.post(`/api/admin/shop-card/${act}?id=${id}`)
const turn = (act: 'stop' | 'resume', way: string) => manager.post(`/api/admin/payment-way/${act}?way=${way}`)
const codeOf = (response: { json: () => { code?: string } }) => response.json().code
const changeCard = async () => {
  const { prepared } = (await prepare()).json()
  expect((await decide('allow', prepared.id, accountant)).statusCode).toBe(200)
}

/** A customer with goods in the cart, and the calls by which they are told a card and report a transfer. */
const shopper = async () => {
  const customer = await desk.newCustomer()
  await fillCart(customer, [{ productId: desk.productId, count: 1 }])
  const start = async (id?: string) => (await customer.post('/api/order/cardPayment', id && { id })).json()
  const report = (id: string) =>
    customer.post(`/api/order/paymentKart?id=${id}`, {
      ...{ trackingCode: phone().slice(1), cardLast4: '1234', amount: 2_000_000 },
      paidAt: desk.shop.time.clock().toISOString(),
    })
  const order = async (id: string) => (await customer.get(`/api/order/orderDetails?id=${id}`)).json()
  const cart = async () => (await customer.get('/api/order/pending')).json()
  return { customer, start, report, order, cart }
}

test('shoppers are told the card of the machine until a second person has allowed another one', async () => {
  const { start } = await shopper()
  const { orderId, cardNumber } = await start()
  expect(cardNumber).toBe(OLD)
  const prepared = (await prepare()).json()
  expect(prepared).toMatchObject({
    card: { current: { cardNumber: OLD }, isFromMachine: true },
    prepared: { cardNumber: sampleCard.cardNumber, approval: { state: 'waiting', isOwn: true } },
  })
  expect((await start(orderId)).cardNumber).toBe(OLD)
  expect(codeOf(await decide('allow', prepared.prepared.id, manager))).toBe('approval_own')
  const allowed = await decide('allow', prepared.prepared.id, accountant)
  expect(allowed.json()).toMatchObject({
    card: { current: sampleCard, isFromMachine: false },
    prepared: null,
  })
  expect(await start(orderId)).toMatchObject({ ...sampleCard, replacedCard: '4455' })
})

test('an order that was placed before is told the new card, its sum stays, and the desk knows both', async () => {
  const { start, report } = await shopper()
  const before = await start()
  desk.shop.time.advance(1_000)
  await changeCard()
  expect((await start(before.orderId)).amount).toBe(before.amount)
  expect((await report(before.orderId)).statusCode).toBe(200)
  const { cardReports } = (await manager.get(`/api/admin/order?id=${before.orderId}`)).json()
  expect(cardReports).toMatchObject([{ shopCards: ['5673', '4455'] }])
})

test('nobody is told that the card changed who was told the new one only', async () => {
  await changeCard()
  expect((await (await shopper()).start()).replacedCard).toBeNull()
})

test('the second person allows the card that they saw, and none that was prepared after it', async () => {
  const first = (await prepare()).json().prepared.id
  expect(codeOf(await prepare({ cardNumber: '6037997512345670' }))).toBe('card_prepared')
  await decide('refuse', first, manager)
  const second = (await prepare({ holder: 'کسی دیگر' })).json().prepared.id
  expect(codeOf(await decide('allow', first, accountant))).toBe('illegal_transition')
  expect((await ways()).card.current.cardNumber).toBe(OLD)
  const both = await Promise.all([decide('allow', second, accountant), decide('refuse', second, accountant)])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
})

test('what nobody allowed within its day is allowed no more, and another one can be prepared', async () => {
  const { id } = (await prepare()).json().prepared
  desk.shop.time.advance(24 * 60 * 60_000)
  const fresh = await signInStaff(desk.shop, 'accountant', phone())
  expect(codeOf(await decide('allow', id, fresh))).toBe('approval_expired')
  const again = await signInStaff(desk.shop, 'manager', phone())
  expect((await prepare({}, again)).statusCode).toBe(200)
})

test.each([
  ['cardNumber', { cardNumber: '6219861012345672' }],
  ['cardNumber', { cardNumber: '621986101234567' }],
  ['holder', { holder: ' ' }],
  ['bank', { bank: '' }],
])('a wrong %s is told at its field: %j', async (field, changes) => {
  const response = await prepare(changes)
  expect([response.statusCode, response.json().fields[field]]).toEqual([422, expect.stringMatching(/[آ-ی]/)])
})

test('digits of a card are read as people type them', async () => {
  const { prepared } = (await prepare({ cardNumber: '۶۲۱۹-۸۶۱۰ ۱۲۳۴ ۵۶۷۳' })).json()
  expect(prepared.cardNumber).toBe(sampleCard.cardNumber)
})

test('a way that is switched off is offered to nobody, and the last one stays', async () => {
  const { customer, cart } = await shopper()
  expect((await turn('stop', 'online')).json()).toMatchObject({ online: { isOn: false } })
  expect(await cart()).toMatchObject({ canPayOnline: false, canPayByCard: true })
  expect(codeOf(await customer.get(payUrl()))).toBe('online_payment_off')
  expect(codeOf(await turn('stop', 'card'))).toBe('last_payment_way')
  expect(codeOf(await turn('stop', 'online'))).toBe('already_done')
  await turn('resume', 'online')
  expect((await customer.get(payUrl())).statusCode).toBe(200)
})

test('two who switch off one way each at the same time leave one', async () => {
  const both = await Promise.all([turn('stop', 'online'), turn('stop', 'card')])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
})

test('transfers begin no more while they are off; one that was sent is reported, and no card is told for it', async () => {
  const { start, report, order } = await shopper()
  const { orderId } = await start()
  await turn('stop', 'card')
  const other = await shopper()
  expect((await other.start()).code).toBe('card_payment_off')
  expect(await order(orderId)).toMatchObject({ canPayByCard: true })
  expect(await start(orderId)).toMatchObject({ cardNumber: '', replacedCard: '4455' })
  expect((await report(orderId)).json()).toMatchObject({ status: 'awaiting_review' })
})
