import { type Endpoint, type EndpointName, endpoints } from '@hojreh/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeTablePrint } from '../../test/database/table-prints.ts'
import { makeFakeGateway } from '../../test/fake-gateway.ts'
import { type LiveCustomer, liveCustomer } from '../../test/live-customer.ts'
import { putArticle } from '../../test/put-article.ts'
import { putProduct } from '../../test/put-product.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'
import { type Ids, type Input, validInputs } from '../../test/valid-input.ts'
import { newId } from '../shared/ids.ts'

/** Ids that are public. */
const open = new Set(['productId', 'articleId', 'shippingMethodId', 'pageId'])
const idNames = (schema: z.ZodType): string[] => {
  const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  const names = [...text.matchAll(/"(\w+)":\{/g)].map(([, name]) => name ?? '')
  return names.filter((name) => /(?:^id|Ids?|^Authority)$/.test(name) && !open.has(name))
}
const everyEndpoint = Object.entries(endpoints) as [EndpointName, Endpoint][]
const withIds = everyEndpoint.filter(
  ([, { query, body }]) => idNames(query).length + idNames(body).length > 0,
)
const withoutIds = everyEndpoint.filter(
  ([name, { method, access }]) =>
    method === 'GET' && access === 'customer' && !withIds.some(([other]) => other === name),
)

const bank = makeFakeGateway(0)
let shop: TestApp
let victim: LiveCustomer
let stranger: LiveCustomer
let secrets: string[]
let tablePrint: () => Promise<string>
beforeAll(async () => {
  shop = await createTestApp({ gateway: bank.gateway, config: { CARD_NUMBER: '6037991122334455' } })
  const goods = {
    productId: await putProduct(shop.db, { onHand: 1_000 }),
    articleId: await putArticle(shop.db),
  }
  victim = await liveCustomer(shop, bank, '09120000001', goods)
  stranger = await liveCustomer(shop, bank, '09120000002', goods)
  const { productId, articleId, ...own } = victim.ids
  secrets = Object.values(own)
  tablePrint = await makeTablePrint(shop.db)
})
afterAll(() => shop.close())

const send = ({ method, path }: Endpoint, { query = {}, body }: Input, by: LiveCustomer = stranger) => {
  const url = `${path}?${new URLSearchParams(query as Record<string, string>)}`
  return method === 'GET' ? by.get(url) : by.post(url, (body ?? {}) as object)
}
const inputsOf = (ids: Partial<Ids>) => validInputs({ ...stranger.ids, ...ids })
const nobodys = (): Ids => ({
  ...victim.ids,
  addressId: newId(),
  unpaidOrderId: newId(),
  paidOrderId: newId(),
  authority: `T${'9'.repeat(35)}`,
  commentId: newId(),
  sessionId: newId(),
})

describe('an id of somebody else', () => {
  test('is known to these tests wherever the contract takes one', () => {
    expect(withIds.length).toBeGreaterThanOrEqual(13)
    for (const [name, { query, body }] of withIds) {
      const input: Input = inputsOf(victim.ids)[name]
      for (const field of idNames(query))
        expect(secrets, `${name}.query.${field}`).toContain(Object(input.query)[field])
      for (const field of idNames(body))
        expect(secrets, `${name}.body.${field}`).toContain(Object(input.body)[field])
    }
  })

  test.each(withIds)('opens nothing: %s answers as for an id that does not exist', async (name, call) => {
    const before = await tablePrint()
    const theirs = await send(call, inputsOf(victim.ids)[name])
    const none = await send(call, inputsOf(nobodys())[name])
    expect(theirs.statusCode, theirs.body).toBe(404)
    const { requestId: _one, ...response } = theirs.json()
    const { requestId: _other, ...nothing } = none.json()
    expect(response).toEqual(nothing)
    expect(await tablePrint()).toBe(before)
  })

  test.each(withoutIds)('is in no answer to a stranger: %s', async (name, call) => {
    const { statusCode, body } = await send(call, inputsOf({})[name])
    expect(statusCode, body).toBe(200)
    for (const secret of secrets) expect(body).not.toContain(secret)
  })

  test.each(withIds)('is one of one’s own for its owner: %s does not say «not found»', async (name, call) => {
    const { statusCode } = await send(call, validInputs(victim.ids)[name], victim)
    expect(statusCode).not.toBe(404)
    expect(statusCode).toBeLessThan(500)
  })
})
