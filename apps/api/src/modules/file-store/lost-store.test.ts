import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { errorResponse } from '@hojreh/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCart } from '../../../test/checkout.ts'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

/** Takes every request and answers none. */
const silent = createServer(() => {})
const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })

const CARD = { CARD_NUMBER: '6037991122334455', CARD_HOLDER: 'حجره', CARD_BANK: 'ملی' }
const openShop = (port: number) =>
  createTestApp({
    config: {
      ...CARD,
      ...{ S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'x', S3_TIMEOUT_MS: '300' },
      ...{ S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x' },
    },
  })

const shops: Record<string, TestApp> = {}
beforeAll(async () => {
  shops['does not answer'] = await openShop(await listening(silent))
  const gone = createServer()
  const port = await listening(gone)
  await new Promise((resolve) => gone.close(resolve))
  shops['is gone'] = await openShop(port)
})
afterAll(async () => {
  silent.closeAllConnections()
  silent.close()
  for (const shop of Object.values(shops)) await shop.close()
})

describe.each(['does not answer', 'is gone'])('while the store of pictures %s', (name) => {
  const shop = () => {
    const found = shops[name]
    if (!found) throw new Error('no shop')
    return found
  }

  test('pictures are told to be away for now, the shop is ready and sells', async () => {
    const picture = await shop().app.inject(`/api/media/${'a'.repeat(32)}/320.webp`)
    expect(picture.statusCode).toBe(503)
    expect(picture.headers['cache-control']).toBe('no-store')
    expect(errorResponse.parse(picture.json())).toMatchObject({ code: 'unavailable' })
    const ready = await shop().app.inject('/readyz')
    expect(ready.statusCode).toBe(200)
    expect(ready.json()).toMatchObject({ status: 'ready', media: expect.any(String) })
    const customer = await shop().signIn('09120000001')
    const productId = await putProduct(shop().db, { onHand: 3 })
    await fillCart(customer, [{ productId, count: 1 }])
    expect((await customer.post('/api/order/cardPayment')).statusCode).toBe(200)
  })

  test('a report with a receipt is refused whole, and taken without it', async () => {
    const customer = await shop().signIn('09120000002')
    const productId = await putProduct(shop().db, { onHand: 3 })
    await fillCart(customer, [{ productId, count: 1 }])
    const { orderId, amount } = (await customer.post('/api/order/cardPayment')).json()
    const report = { trackingCode: '123456', cardLast4: '1234', amount, paidAt: shop().time.clock() }
    const receipt = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const path = `/api/order/paymentKart?id=${orderId}`
    const refused = await customer.post(path, { ...report, receiptImage: receipt.toString('base64') })
    expect(errorResponse.parse(refused.json())).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('بدون تصویر'),
    })
    const order = await customer.get(`/api/order/orderDetails?id=${orderId}`)
    expect(order.json()).toMatchObject({ status: 'awaiting_payment', payments: [] })
    expect((await customer.post(path, report)).statusCode).toBe(200)
  })
})
