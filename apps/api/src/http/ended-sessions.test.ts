import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Endpoint, type EndpointName, endpoints } from '@hojreh/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockCustomer } from '../../test/database/lock-customer.ts'
import { makeTablePrint } from '../../test/database/table-prints.ts'
import { makeFakeGateway } from '../../test/fake-gateway.ts'
import { type LiveCustomer, liveCustomer } from '../../test/live-customer.ts'
import { putArticle } from '../../test/put-article.ts'
import { putProduct } from '../../test/put-product.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../test/test-app.ts'
import { type Input, validInputs } from '../../test/valid-input.ts'
import { eventually } from '../../test/waiting/eventually.ts'
import { untilSomebodyWaits } from '../../test/waiting/until-somebody-waits.ts'
import { products } from '../modules/catalog/catalog.tables.ts'
import { sessions } from '../modules/identity/identity.tables.ts'

const bank = makeFakeGateway(0)
let shop: TestApp
let customer: LiveCustomer
let inputs: Record<EndpointName, Input>
let tablePrint: () => Promise<string>
beforeAll(async () => {
  shop = await createTestApp({ gateway: bank.gateway, config: { CARD_NUMBER: '6037991122334455' } })
  const goods = {
    productId: await putProduct(shop.db, { onHand: 1_000 }),
    articleId: await putArticle(shop.db),
  }
  customer = await liveCustomer(shop, bank, '09120000001', goods)
  const valid = validInputs(customer.ids)
  const { receiptImage: _picture, ...report } = valid.reportCardPayment.body
  inputs = {
    ...valid,
    // What is refused before anything is written would show nothing.
    applyCoupon: { body: { code: '' } },
    reportCardPayment: { ...valid.reportCardPayment, body: report },
  }
  tablePrint = await makeTablePrint(shop.db)
})
afterAll(() => shop.close())

const everyEndpoint = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { access }]) => access === 'customer',
)
/** By the specification they are read like a page, but they write. */
const writingGets: EndpointName[] = ['startPayment', 'checkPayment']
const isWriting = ([name, { method }]: [EndpointName, Endpoint]) =>
  method === 'POST' || writingGets.includes(name)
const writing = everyEndpoint.filter(isWriting)
const reading = everyEndpoint.filter((call) => !isWriting(call))

const urlOf = ({ path }: Endpoint, { query = {} }: Input) =>
  `${path}?${new URLSearchParams(query as Record<string, string>)}`
const send = (call: Endpoint, input: Input, by: TestCustomer) =>
  call.method === 'GET'
    ? by.get(urlOf(call, input))
    : by.post(urlOf(call, input), (input.body ?? {}) as object)

const signInAgain = (phone = customer.phone) => {
  // Twenty codes a day are one phone's.
  shop.time.advance(2 * 3_600_000)
  return shop.signIn(phone)
}

describe('a call whose session ends before it has written', () => {
  test.each(writing)('is refused and changes nothing: %s', async (name, call) => {
    const device = await signInAgain()
    const before = await tablePrint()
    const [answered] = await shop.db.transaction(async (tx) => {
      await lockCustomer(tx, customer.customerId)
      const response = send(call, inputs[name], device)
      await untilSomebodyWaits(shop.db)
      await tx
        .update(sessions)
        .set({ revokedAt: shop.time.clock() })
        .where(and(eq(sessions.customerId, customer.customerId), sql`revoked_at IS NULL`))
      return [response]
    })
    const response = await answered
    expect(response.statusCode, response.body).toBe(401)
    expect(response.json()).toMatchObject({ code: 'unauthenticated' })
    expect(await tablePrint()).toBe(before)
  })

  test.each(reading)('has nothing to write: %s', async (name, call) => {
    const device = await signInAgain()
    const before = await tablePrint()
    expect((await send(call, inputs[name], device)).statusCode).toBe(200)
    expect(await tablePrint()).toBe(before)
  })

  test('does not remember the new price that a cart showed', async () => {
    const [device, other] = [await signInAgain(), await signInAgain()]
    const { productId } = customer.ids
    await other.post('/api/order/addToCart', [{ productId, count: 1 }])
    await shop.db.update(products).set({ price: 2_000_000 }).where(eq(products.id, productId))
    const before = await tablePrint()
    const [answered] = await shop.db.transaction(async (tx) => {
      await lockCustomer(tx, customer.customerId)
      const response = device.get('/api/order/pending')
      await untilSomebodyWaits(shop.db)
      await tx.update(sessions).set({ revokedAt: shop.time.clock() }).where(sql`revoked_at IS NULL`)
      return [response]
    })
    expect((await answered).statusCode).toBe(401)
    expect(await tablePrint()).toBe(before)
  })
})

/** Sends the head of a request and keeps its body back. */
const beginSlowly = (url: string, headers: Record<string, string>, body: string) => {
  const { port } = shop.app.server.address() as AddressInfo
  const slow = request({
    port,
    host: '127.0.0.1',
    path: url,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  })
  const answered = new Promise<number>((resolve, reject) => {
    slow.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    slow.on('error', reject)
  })
  slow.flushHeaders()
  return { answered, finish: () => slow.end(body) }
}

test('a body that arrives after the sign-out is not written', async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const device = await signInAgain()
  const seenBefore = shop.time.clock()
  shop.time.advance(600_000)
  const call = beginSlowly('/api/user/editUser', device.headers, JSON.stringify(inputs.editUser.body))
  // Its session was found good: that it was seen is written down.
  await eventually(async () => {
    const [latest] = await shop.db.select().from(sessions).orderBy(desc(sessions.createdAt)).limit(1)
    expect(latest?.lastSeenAt.getTime()).toBeGreaterThan(seenBefore.getTime())
  })
  await device.post('/api/auth/logout')
  const before = await tablePrint()
  call.finish()
  expect(await call.answered).toBe(401)
  expect(await tablePrint()).toBe(before)
})
