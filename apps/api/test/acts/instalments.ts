import { expect } from 'vitest'
import { chooseGateways } from '../../src/modules/payment/choose-gateway.ts'
import { SANDBOX_PATH } from '../../src/modules/sandbox-gateway/sandbox-path.ts'
import { prepareRefund, type RefundWish } from '../../src/workflows/refunds/prepare-refund.ts'
import { sendRefund } from '../../src/workflows/refunds/send-refund.ts'
import { fillCart } from '../checkout.ts'
import { putProduct } from '../put-product.ts'
import { createTestApp, type TestCustomer } from '../test-app.ts'

export const INSTALMENTS_ORIGIN = 'http://shop.localhost:8080'
/** Of one samovar with its sending, in rial. */
export const INSTALMENTS_AMOUNT = 3_450_000

const gateways = { sandbox: 'sandbox-instalments', 'sandbox-digipay': 'sandbox-digipay' } as const

export type InstalmentsShop = Awaited<ReturnType<typeof openInstalmentsShop>>

/** A shop that sells in instalments by the sandbox of one provider, and what a shopper and their browser do there. */
export const openInstalmentsShop = async (provider: keyof typeof gateways) => {
  const config = { PUBLIC_ORIGIN: INSTALMENTS_ORIGIN, INSTALMENTS_GATEWAY: provider }
  const shop = await createTestApp({ config })
  // The client reaches the sandbox over the network, as it would the real provider.
  await shop.app.listen({ port: 0 })
  let shoppers = 0
  let customer: TestCustomer

  /** The next shopper, with a samovar of their own in the cart. */
  const newShopper = async () => {
    shoppers += 1
    customer = await shop.signIn(`0935${String(shoppers).padStart(7, '0')}`)
    const productId = await putProduct(shop.db, { onHand: 2, price: 3_000_000, title: 'سماور' })
    await fillCart(customer, [{ productId, count: 1 }])
    return { customer, productId }
  }
  const urlOf = (orderId?: string) => `/api/order/payment?way=instalments${orderId ? `&id=${orderId}` : ''}`
  const start = async (orderId?: string) => {
    const { redirectUrl, orderId: id } = (await customer.get(urlOf(orderId))).json()
    return { page: new URL(redirectUrl).pathname, orderId: id as string }
  }
  const form = (url: string, fields: Record<string, string>) =>
    shop.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const choose = (page: string, outcome: string) => form(page, { outcome })
  const returnPath = `/api/order/paymentReturn/${gateways[provider]}`
  /** What the last page of the gateway makes the browser send. */
  const fieldsAfter = async (page: string, outcome: string) => {
    const { body } = await choose(page, outcome)
    expect(new URL(/action="([^"]+)"/.exec(body)?.[1] ?? '').pathname).toBe(returnPath)
    const fields = [...body.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ])
    return Object.fromEntries(fields) as Record<string, string>
  }
  const bring = async (fields: Record<string, string>) => {
    const landed = await form(returnPath, fields)
    expect(landed.statusCode).toBe(303)
    const back = new URL(String(landed.headers.location))
    expect(back.origin + back.pathname).toBe(`${INSTALMENTS_ORIGIN}/checkPayment`)
    return back.search
  }
  const comeBack = async (page: string, outcome: string) => bring(await fieldsAfter(page, outcome))
  const check = async (search: string) => (await customer.get(`/api/order/paymentCheck${search}`)).json()
  const details = async (orderId: string) =>
    (await customer.get(`/api/order/orderDetails?id=${orderId}`)).json()
  const sweep = async () => {
    for (const job of shop.app.jobs) await job.run()
  }
  /** The gateway fails at something, of the payment of one page. */
  const fail = (page: string, operation: string, times?: number) =>
    shop.post(`${SANDBOX_PATH}/faults`, {
      ...{ operation, kind: 'server_error', authority: page.split('/').at(-1) ?? null },
      ...(times !== undefined && { times }),
    })
  /** The gateway's own books. */
  const bookOf = async (page: string) => {
    const { rows } = await shop.database.pool.query(
      'SELECT status, amount::int AS amount FROM sandbox_payments WHERE authority = $1',
      [page.split('/').at(-1)],
    )
    return rows[0]
  }
  const pay = async (orderId?: string) => {
    const started = await start(orderId)
    expect((await check(await comeBack(started.page, 'pay'))).status).toBe('paid')
    return started
  }
  /** Returns the id of the refund that waits to be sent. */
  const prepare = async (orderId: string, wish: Omit<Partial<RefundWish>, 'paymentId'> = {}) => {
    const paymentId = (await details(orderId)).payments[0].id
    await prepareRefund(shop.desk, orderId, { paymentId, ...wish })
    const { rows } = await shop.database.pool.query(
      "SELECT id FROM refunds WHERE order_id = $1 AND state = 'prepared'",
      [orderId],
    )
    return rows[0].id as string
  }
  const send = (refundId: string) => sendRefund(shop.desk, chooseGateways(shop.app, shop.config), refundId)
  const stateOf = async (refundId: string) =>
    (await shop.database.pool.query('SELECT state FROM refunds WHERE id = $1', [refundId])).rows[0].state
  return {
    ...{ shop, newShopper, urlOf, start, form, choose, fieldsAfter, bring, comeBack },
    ...{ check, details, sweep, fail, bookOf, pay, prepare, send, stateOf },
  }
}
