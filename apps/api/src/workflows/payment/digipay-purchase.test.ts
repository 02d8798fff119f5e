import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  INSTALMENTS_AMOUNT as AMOUNT,
  type InstalmentsShop,
  openInstalmentsShop,
} from '../../../test/acts/instalments.ts'
import { fillCart, payUrl, stockOf } from '../../../test/checkout.ts'
import type { TestApp, TestCustomer } from '../../../test/test-app.ts'
import { SANDBOX_PATH } from '../../modules/sandbox-gateway/sandbox-path.ts'

const MINUTE = 60_000
let at: InstalmentsShop
let shop: TestApp
let customer: TestCustomer
let productId: string

beforeAll(async () => {
  at = await openInstalmentsShop('sandbox-digipay')
  shop = at.shop
})
afterAll(() => shop.close())
beforeEach(async () => {
  ;({ customer, productId } = await at.newShopper())
})

describe('an order that is paid in instalments at Digipay', () => {
  test('is verified once and paid, however many come back at the same moment', async () => {
    const { page, orderId } = await at.start()
    expect(await at.bookOf(page)).toEqual({ status: 'IN_BANK', amount: AMOUNT })
    expect((await shop.app.inject(page)).body).toContain('۸۶٬۲۵۰ تومان')
    const search = await at.comeBack(page, 'pay')
    const answers = await Promise.all([at.check(search), at.check(search), at.check(search)])
    for (const answer of answers) expect(answer).toMatchObject({ status: 'paid', orderId, amount: AMOUNT })
    expect(await at.bookOf(page)).toEqual({ status: 'VERIFIED', amount: AMOUNT })
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 1, reserved: 0, sold: 1 })
    const { payments } = await at.details(orderId)
    expect(payments).toMatchObject([{ status: 'paid', gateway: 'sandbox-digipay', amount: AMOUNT }])
  })

  test.each(['fail', 'cancel'])('that ends with «%s» can be paid in another way', async (outcome) => {
    const { page, orderId } = await at.start()
    const search = await at.comeBack(page, outcome)
    expect(await at.check(search)).toMatchObject({ status: 'failed', orderId })
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 2, reserved: 0, sold: 0 })
    const { redirectUrl } = (await customer.get(payUrl(orderId))).json()
    expect(redirectUrl).toContain(`${SANDBOX_PATH}/pg/StartPay/`)
  })

  test('that nobody paid is not paid by a form that says so, nor by the tracking code of another purchase', async () => {
    const paid = await at.fieldsAfter((await at.start()).page, 'pay')
    expect((await at.check(await at.bring(paid))).status).toBe('paid')
    const { trackingCode = '' } = paid
    await fillCart(customer, [{ productId, count: 1 }])
    const { page, orderId } = await at.start()
    const fields = await at.fieldsAfter(page, 'forge')
    expect((await at.check(await at.bring(fields))).status).toBe('pending')
    expect((await at.check(await at.bring({ ...fields, trackingCode }))).status).toBe('pending')
    expect((await at.details(orderId)).status).toBe('awaiting_payment')
    expect(await at.bookOf(page)).toMatchObject({ status: 'IN_BANK' })
  })

  test('is paid by the sweeper when the answer to its verification was lost', async () => {
    const { page, orderId } = await at.start()
    await at.fail(page, 'verify', 2)
    const search = await at.comeBack(page, 'pay')
    expect((await at.check(search)).status).toBe('pending')
    expect(await at.bookOf(page)).toMatchObject({ status: 'VERIFIED' })
    shop.time.advance(2 * MINUTE)
    await at.sweep()
    shop.time.advance(2 * MINUTE)
    await at.sweep()
    expect((await at.details(orderId)).status).toBe('paid')
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 1, reserved: 0, sold: 1 })
  })

  test('of which nobody brought the tracking code back is given up, and what was paid goes back by itself', async () => {
    const { page, orderId } = await at.start()
    expect((await at.form(page, { outcome: 'payAndClose' })).body).not.toContain('<form')
    for (let times = 0; times < 3; times += 1) {
      shop.time.advance(16 * MINUTE)
      await at.sweep()
    }
    expect(await at.details(orderId)).toMatchObject({
      status: 'awaiting_payment',
      payments: [{ status: 'expired' }],
    })
    // The purchase was not verified.
    expect(await at.bookOf(page)).toMatchObject({ status: 'PAID' })
  })
})

describe('money that goes back through Digipay', () => {
  test('of a cancelled order is sent once, also by two presses at once', async () => {
    const { page, orderId } = await at.pay()
    await customer.post(`/api/order/cancel?id=${orderId}`)
    const refundId = await at.prepare(orderId)
    const both = await Promise.allSettled([at.send(refundId), at.send(refundId)])
    expect(both.map(({ status }) => status)).toContain('fulfilled')
    expect(await at.bookOf(page)).toMatchObject({ status: 'GIVEN_BACK' })
    expect((await at.details(orderId)).status).toBe('refunded')
  })

  test('in part, with its answer lost, is the same refund when it is told again', async () => {
    const { page, orderId } = await at.pay()
    const refundId = await at.prepare(orderId, { amount: 1_000_000 })
    await at.fail(page, 'refund')
    await expect(at.send(refundId)).rejects.toMatchObject({ code: 'gateway_unavailable' })
    expect(await at.stateOf(refundId)).toBe('prepared')
    expect(await at.bookOf(page)).toMatchObject({ amount: AMOUNT - 1_000_000 })
    await at.send(refundId)
    expect(await at.stateOf(refundId)).toBe('done')
    expect(await at.bookOf(page)).toEqual({ status: 'VERIFIED', amount: AMOUNT - 1_000_000 })
    expect((await at.details(orderId)).status).toBe('paid')
  })
})
