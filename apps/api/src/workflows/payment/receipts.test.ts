import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorResponse } from '@hojreh/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fillCart } from '../../../test/checkout.ts'
import { makeHeldStore } from '../../../test/files/held-store.ts'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../test/test-app.ts'
import { openFolder } from '../../modules/file-store/folder-files.ts'
import { openReceiptStore } from '../../modules/payment/receipt-store.ts'
import { makeReceiptTender } from './tend-receipts.ts'

const store = makeHeldStore(openFolder(mkdtempSync(join(tmpdir(), 'hojreh-media-'))))
const receipts = openReceiptStore(store.files)
let shop: TestApp
let customer: TestCustomer
let phones = 0
let codes = 100_000
beforeAll(async () => {
  shop = await createTestApp({
    files: store.files,
    config: { CARD_NUMBER: '6037991122334455', CARD_HOLDER: 'حجره', CARD_BANK: 'ملی' },
  })
})
afterAll(() => shop.close())
beforeEach(async () => {
  phones += 1
  customer = await shop.signIn(`0922${String(phones).padStart(7, '0')}`)
})

const start = async () => {
  const productId = await putProduct(shop.db, { onHand: 5 })
  await fillCart(customer, [{ productId, count: 1 }])
  const response = await customer.post('/api/order/cardPayment')
  return response.json<{ orderId: string; amount: number }>()
}
const report = async ({ orderId, amount }: Awaited<ReturnType<typeof start>>, trackingCode?: string) => {
  const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } }).png()
  const receiptImage = (await picture.toBuffer()).toString('base64')
  codes += 1
  return customer.post(`/api/order/paymentKart?id=${orderId}`, {
    trackingCode: trackingCode ?? String(codes),
    ...{ cardLast4: '1234', amount, paidAt: shop.time.clock(), receiptImage },
  })
}
const kept = async () => {
  const ids: string[] = []
  for await (const { id } of receipts.list()) ids.push(id)
  return ids
}

describe('the receipt of a report', () => {
  test('is there with the report', async () => {
    const response = await report(await start())
    expect(await kept()).toContain(response.json().payments[0].id)
  })

  test('lets nobody wait while the store is slow: the order can be cancelled meanwhile', async () => {
    const order = await start()
    const before = await kept()
    const { reached, release } = store.hold()
    const reporting = report(order)
    await reached
    const cancelled = await customer.post(`/api/order/cancel?id=${order.orderId}`)
    release()
    expect(cancelled.statusCode).toBe(200)
    expect(errorResponse.parse((await reporting).json()).code).toBe('illegal_transition')
    expect(await kept()).toEqual(before)
  })

  test('goes with a report that is refused', async () => {
    await report(await start(), '999888')
    const before = await kept()
    const refused = await report(await start(), '999888')
    expect(errorResponse.parse(refused.json()).code).toBe('duplicate_tracking_code')
    expect(await kept()).toEqual(before)
  })

  test('goes in the second round that finds no report of it, and stays where there is one', async () => {
    const paid = (await report(await start())).json().payments[0].id
    await receipts.write('nobody', Buffer.from('what a crash left'))
    const tend = makeReceiptTender(shop.desk)
    const round = async () => {
      await tend()
      shop.time.advance(61 * 60_000)
    }
    await round()
    // Its report could be on its way to the commit.
    expect(await kept()).toEqual(expect.arrayContaining([paid, 'nobody']))
    await round()
    expect(await kept()).toContain(paid)
    expect(await kept()).not.toContain('nobody')
  })
})
