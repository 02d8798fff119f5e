import { type Endpoint, type EndpointName, endpoints, errorResponse } from '@hojreh/contract'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf } from '../../test/address-of.ts'
import { makeTablePrint } from '../../test/database/table-prints.ts'
import { makeFakeGateway } from '../../test/fake-gateway.ts'
import { type HostileInput, hostileInput, killingInputs } from '../../test/hostile.ts'
import { type LiveCustomer, liveCustomer } from '../../test/live-customer.ts'
import { putArticle } from '../../test/put-article.ts'
import { putProduct } from '../../test/put-product.ts'
import { isLong, runs } from '../../test/runs.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'
import { type Input, validInputs } from '../../test/valid-input.ts'

const bank = makeFakeGateway(0)
let shop: TestApp
let customer: LiveCustomer
let inputs: Record<EndpointName, Input>
let tablePrint: () => Promise<string>
beforeAll(async () => {
  shop = await createTestApp({ gateway: bank.gateway, config: { CARD_NUMBER: '6037991122334455' } })
  const goods = {
    productId: await putProduct(shop.db, { onHand: 100_000 }),
    articleId: await putArticle(shop.db),
  }
  customer = await liveCustomer(shop, bank, '09120000001', goods)
  inputs = validInputs(customer.ids)
  tablePrint = await makeTablePrint(shop.db)
})
afterAll(() => shop.close())

/** The time between two inputs: no limit per hour hides what a call does with its input. */
const LATER_MS = 3_601_000
/** Calls that end the session that makes them, when their input is accepted. */
const ending: EndpointName[] = ['logout', 'revokeSession', 'changePassword']
const everyEndpoint = Object.entries(endpoints) as [EndpointName, Endpoint][]
const perCall = runs(4, 160)

/** The tables after the last input, if it was refused: half of the work is to read them. */
let unchanged: string | undefined
let refused = 0

/** Signs in anew for each call: the thirty days of a session are over soon when every input comes an hour later. */
const signInAgain = async () => {
  unchanged = undefined
  shop.time.advance(2 * LATER_MS)
  return { ...customer, ...(await shop.signIn(customer.phone)) }
}

const send = ({ method, path }: Endpoint, { pairs, body }: HostileInput) =>
  shop.app.inject({
    method,
    url: `${path}?${pairs.map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join('=')).join('&')}`,
    headers: { ...customer.headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
    ...(method === 'POST' && body !== undefined && { payload: JSON.stringify(body) ?? '' }),
  })

test.each(everyEndpoint)('%s takes what the other tests take for valid', (name, call) => {
  const { query = {}, body } = inputs[name]
  expect(call.query.safeParse(query).error).toBeUndefined()
  if (call.method === 'POST') expect(call.body.safeParse(body).error).toBeUndefined()
})

/** Sends an input an hour after the last one; a refusal must give a reason and leave everything as it was. */
const sendAndLook = async (name: EndpointName, call: Endpoint, input: HostileInput) => {
  // As the server receives it: JSON writes NaN as null.
  const arriving: unknown = input.body === undefined ? undefined : JSON.parse(JSON.stringify(input.body))
  const isFine = call.method === 'GET' || call.body.safeParse(arriving).success
  if (isFine && ending.includes(name)) return
  shop.time.advance(LATER_MS)
  const before = unchanged ?? (await tablePrint())
  const response = await send(call, input)
  expect(response.statusCode, response.body).toBeLessThan(500)
  unchanged = undefined
  if (response.statusCode < 400) return
  const { code, message, fields = {} } = errorResponse.parse(response.json())
  for (const told of [message, ...Object.values(fields)]) {
    expect(told).toMatch(/[آ-ی]{3}/)
    expect(told).not.toMatch(/expected|invalid|undefined|\[object/i)
  }
  expect(code).not.toBe('unauthenticated')
  unchanged = await tablePrint()
  expect(unchanged).toBe(before)
  refused += 1
}

describe('a call that is given something wrong tells it in Persian and changes nothing:', () => {
  test.each(everyEndpoint)('%s', async (name, call) => {
    customer = await signInAgain()
    const hasBody = call.method === 'POST'
    for (const input of killingInputs(inputs[name], hasBody)) await sendAndLook(name, call, input)
    await fc.assert(
      fc.asyncProperty(hostileInput(inputs[name], hasBody), (input) => sendAndLook(name, call, input)),
      { numRuns: perCall },
    )
  })

  test('and there were enough of them', () => {
    expect(refused).toBeGreaterThan(runs(300, 10_000))
    if (isLong) process.stdout.write(`  ${refused} bad inputs refused\n`)
  })
})

describe('a body that is no proper JSON', () => {
  const bytes = (text: string) => Buffer.from(text)
  const posts = everyEndpoint.filter(([, { method }]) => method === 'POST')
  const bodies: [string, Buffer, Record<string, string>][] = [
    ['nested thirty thousand deep', bytes(`${'['.repeat(30_000)}${']'.repeat(30_000)}`), {}],
    ['nested deep in an object', bytes(`${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`), {}],
    ['in broken UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d]), {}],
    ['in UTF-16', Buffer.from('\ufeff{"a":1}', 'utf16le'), {}],
    ['with a number that is none', bytes('{"count":1e400,"amount":-1e999,"x":NaN}'), {}],
    ['that says it is packed', bytes('{}x'), { 'content-encoding': 'gzip' }],
    ['in another charset', bytes('{"a":'), { 'content-type': 'application/json; charset=utf-7' }],
    ['that reaches for the prototype', bytes('{"__proto__":{"isAdmin":true}}'), {}],
    ['that reaches for the constructor', bytes('{"constructor":{"prototype":{"isAdmin":true}}}'), {}],
    ['of a million spaces', bytes(' '.repeat(60_000)), {}],
    ['that is a bare value', bytes('0'), {}],
  ]

  test.each(posts)('%s refuses it', async (name, { path }) => {
    customer = await signInAgain()
    const { query = {} } = inputs[name]
    const before = await tablePrint()
    for (const [what, payload, headers] of bodies) {
      const response = await shop.app.inject({
        method: 'POST',
        url: `${path}?${new URLSearchParams(query as Record<string, string>)}`,
        payload,
        headers: { ...customer.headers, 'content-type': 'application/json', ...headers },
      })
      expect([400, 413, 415, 422], `${what}: ${response.body}`).toContain(response.statusCode)
      expect(errorResponse.parse(response.json()).message).toMatch(/[آ-ی]{3}/)
    }
    expect(await tablePrint()).toBe(before)
    expect({}).not.toHaveProperty('isAdmin')
  })
})

test('signs that turn the direction of a text or hide in it are taken out of what people write', async () => {
  // A new customer: one comment on an article waits at a time, and the customer of the inputs may have written it.
  const writer = await shop.signIn('09120000002')
  const hidden = '\u202e\u2066\u200f\u061c\ufeff\u200b\u00ad'
  const dirty = (text: string) => `${hidden}${text}${hidden}`
  await writer.post('/api/user/editUser', { firstName: dirty('سارا'), lastName: dirty('امینی') })
  await writer.post('/api/order/newAddress', addressOf({ street: dirty('خیابان'), title: dirty('خانه') }))
  await writer.post('/api/comment/add', { articleId: customer.ids.articleId, text: dirty('خوب') })
  await shop.post('/api/site/contact', { name: dirty('نام'), phone: writer.phone, text: dirty('سلام') })
  const { rows } = await shop.db.execute<{ text: string }>(
    sql`SELECT to_jsonb(c)::text AS text FROM customers c UNION ALL SELECT to_jsonb(a)::text FROM addresses a
        UNION ALL SELECT to_jsonb(c)::text FROM comments c UNION ALL SELECT to_jsonb(m)::text FROM contact_messages m`,
  )
  const all = rows.map(({ text }) => text).join()
  for (const text of ['سارا', 'خیابان', 'خوب', 'سلام']) expect(all).toContain(text)
  for (const sign of hidden) expect(all).not.toContain(sign)
})
