import { once } from 'node:events'
import { connect } from 'node:net'
import { errorResponse } from '@hojreh/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFakeGateway } from '../../test/fake-gateway.ts'
import { type LiveCustomer, liveCustomer } from '../../test/live-customer.ts'
import { putArticle } from '../../test/put-article.ts'
import { putProduct } from '../../test/put-product.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'

let shop: TestApp
let customer: LiveCustomer
beforeAll(async () => {
  const bank = makeFakeGateway(0)
  shop = await createTestApp({ gateway: bank.gateway })
  const goods = { productId: await putProduct(shop.db), articleId: await putArticle(shop.db) }
  customer = await liveCustomer(shop, bank, '09120000001', goods)
})
afterAll(() => shop.close())

const expectHeaders = (headers: Record<string, unknown>) => {
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/default-src 'none'/),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/)
  expect(headers['content-security-policy']).not.toMatch(/'unsafe/)
}

describe('security headers are on every answer:', () => {
  test.each([
    ['a call', '/api/config', 200],
    ['a refused call', '/api/order/pending', 401],
    ['a wrong input', '/api/shop/product', 422],
    ['an address that cannot be decoded', '/api/%zz', 400],
    ['no such path', '/nowhere', 404],
    ['a document for machines', '/robots.txt', 200],
    ['a picture', '/api/media/favicon/16.png', 200],
    ['the documentation', '/api/docs', 200],
    ['the inbox of a demo', '/api/dev/inbox', 200],
    ['the bank of a demo', '/api/sandbox-gateway/pg/StartPay/S1', 404],
    ['health', '/livez', 200],
    ['metrics', '/metrics', 200],
  ])('%s', async (_what, url, status) => {
    const { statusCode, headers, body } = await shop.app.inject(url)
    expect(statusCode, body).toBe(status)
    expectHeaders(headers)
    expect(body).not.toMatch(/<script|\son\w+=/)
  })

  test('the invoice, and nothing that a customer wrote is markup in it', async () => {
    const { paidOrderId } = customer.ids
    const { statusCode, headers, body } = await customer.get(`/api/order/invoice?id=${paidOrderId}`)
    expect(statusCode).toBe(200)
    expectHeaders(headers)
    expect(body).not.toMatch(/\son\w+=/)
    // Its own, which prints.
    expect(body.split('<script')).toHaveLength(2)
  })
})

describe('a connection to the api itself', () => {
  const readAll = async (text: string, drip?: string) => {
    const address = shop.app.server.address()
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
    let response = ''
    socket.on('data', (chunk: Buffer) => {
      response += chunk.toString()
    })
    socket.on('error', () => {})
    socket.write(text)
    const timer = drip && setInterval(() => socket.write(drip), 500)
    await once(socket, 'close')
    clearInterval(timer || undefined)
    return response
  }
  beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

  test('that sends headers which are too large is told so and closed', async () => {
    expect(await readAll(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 431/,
    )
  })

  test.each([
    ['HTTP/0.9', 'GET /api/config\r\n\r\n'],
    ['two hosts', 'GET /api/config HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['chunks in HTTP/1.0', 'POST /api/auth/logout HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ])('that others could read differently is refused and closed: %s', async (_what, text) => {
    expect(await readAll(text)).toMatch(/^HTTP\/1.1 400/)
  })

  test.each([
    ['all at once', 'Content-Length: 300000\r\n\r\n', ' '.repeat(300_000)],
    ['in chunks', 'Transfer-Encoding: chunked\r\n\r\n', `8000\r\n${' '.repeat(0x80_00)}\r\n`.repeat(9)],
  ])('that sends too much is told so, %s', async (_what, length, body) => {
    const head = 'POST /api/auth/sendOtp HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
    expect(await readAll(`${head}Connection: close\r\n${length}${body}`)).toMatch(/^HTTP\/1.1 413/)
  })

  test('that asks before it sends is told to go on', async () => {
    const head = 'POST /api/auth/logout HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
    const response = await readAll(
      `${head}Connection: close\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`,
    )
    expect(response).toMatch(/^HTTP\/1.1 100 Continue[\s\S]*HTTP\/1.1 (200|401)/)
  })

  test('that asks for something undecodable gets the one error form', async () => {
    const response = await readAll('GET /api/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    const body = response.slice(response.indexOf('\r\n\r\n') + 4)
    expect(errorResponse.parse(JSON.parse(body)).code).toBe('malformed_request')
  })
})
