import { type Endpoint, endpoints, errorResponse, fieldMessages } from '@hojreh/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestCustomer } from '../../test/test-app.ts'

let shop: TestApp
let customer: TestCustomer
beforeAll(async () => {
  shop = await createTestApp()
  customer = await shop.signIn('09120000001')
})
afterAll(() => shop.close())

const everyEndpoint: [string, Endpoint][] = Object.entries(endpoints)
const posts = everyEndpoint.filter(([, call]) => call.method === 'POST')
const customerEndpoints = everyEndpoint.filter(([, call]) => call.access === 'customer')

const expectError = (response: { statusCode: number; json: () => unknown }, status: number, code: string) => {
  expect(response.statusCode).toBe(status)
  expect(errorResponse.parse(response.json())).toMatchObject({ code })
}

test.each(everyEndpoint)('the server answers %s', { tags: ['§D5.1', '§D5.2'] }, (_name, { method, path }) => {
  expect(shop.app.hasRoute({ method, url: path })).toBe(true)
})

test.each(customerEndpoints)(
  '%s refuses a visitor',
  { tags: ['§5.14 addToCart', '§6.2', '§D5.2'] },
  async (_name, { method, path }) => {
    expectError(await shop.app.inject({ method, url: path }), 401, 'unauthenticated')
  },
)

describe('what is not as the contract says is refused', () => {
  const send = (path: string, payload: string, type: string) =>
    shop.app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: { ...customer.headers, 'content-type': type },
    })

  test.each(everyEndpoint)(
    '%s refuses an unknown query field',
    { tags: ['§D5.2'] },
    async (_name, { method, path, body }) => {
      const response = await shop.app.inject({
        method,
        url: `${path}?nobodyAsked=1`,
        headers: customer.headers,
        ...(method === 'POST' && { payload: {} }),
      })
      expectError(response, 422, 'validation_failed')
      // What is wrong with a body is told first.
      if (method === 'GET' || body.safeParse({}).success)
        expect(response.json().fields).toMatchObject({ nobodyAsked: fieldMessages.unknownField })
    },
  )

  test('of very many unknown fields the first are named, whatever they are called', async () => {
    const names = ['constructor', ...Array.from({ length: 3_000 }, (_, index) => `x${index}`)]
    const body = `{${names.map((name) => `"${name}x":1`).join()}}`
    const { fields } = (await send('/api/order/coupon', body, 'application/json')).json()
    expect(Object.keys(fields).length).toBeLessThan(20)
    expect(fields).toHaveProperty('constructorx', fieldMessages.unknownField)
  })

  test.each(posts)(
    '%s refuses an unknown body field',
    { tags: ['§D5.2', '§D5.23', '§D5.27'] },
    async (_name, { path }) => {
      const response = await send(path, '{"nobodyAsked":1}', 'application/json')
      expectError(response, 422, 'validation_failed')
      // A list has no fields of its own.
      if (path !== '/api/order/addToCart')
        expect(response.json().fields).toMatchObject({ nobodyAsked: fieldMessages.unknownField })
    },
  )

  test.each(posts)('%s refuses broken JSON', { tags: ['§D5.25'] }, async (_name, { path }) => {
    expectError(await send(path, '{"phone":', 'application/json'), 400, 'malformed_request')
  })

  test.each(posts)('%s refuses anything but JSON', { tags: ['§D5.26'] }, async (_name, { path }) => {
    expectError(
      await send(path, 'phone=1', 'application/x-www-form-urlencoded'),
      415,
      'unsupported_media_type',
    )
    expectError(await send(path, 'phone=1', 'text/plain'), 415, 'unsupported_media_type')
  })

  test.each(posts)(
    '%s refuses a body that is too large',
    { tags: ['§D5.26'] },
    async (_name, { path, maxBodyBytes = 64 * 1024 }) => {
      const response = await send(
        path,
        JSON.stringify({ phone: 'x'.repeat(maxBodyBytes) }),
        'application/json',
      )
      expectError(response, 413, 'payload_too_large')
    },
  )
})
