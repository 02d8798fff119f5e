import type { FastifyInstance } from 'fastify'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { createServer, type ServerOptions } from './create-server.ts'
import { failurePagePolicy } from './failure/failure-page.ts'
import { securityHeaders } from './http/security-headers.ts'

const opened: FastifyInstance[] = []
afterAll(() => Promise.all(opened.map((app) => app.close())))

const serve = async (options: Partial<ServerOptions> = {}) => {
  const app = await createServer({
    log: { level: 'silent' },
    readiness: async () => ({ status: 'ready' }),
    failsWithPage: ({ url }) => !url.startsWith('/api/'),
    shopTitle: 'گل و گلاب',
    closeDelayMs: 0,
    ...options,
  })
  for (const prefix of ['', '/api']) {
    app.get(`${prefix}/fine`, () => ({}))
    app.get(`${prefix}/own`, (_request, reply) => reply.header('content-security-policy', 'own').send({}))
    app.get(`${prefix}/broken`, () => {
      throw new Error('of 09121234567')
    })
    app.get(`${prefix}/away`, () => {
      throw Object.assign(new Error('too many'), { statusCode: 429 })
    })
  }
  opened.push(app)
  return app
}

describe('every response of every server', () => {
  test.each([
    ['GET', '/fine', 200],
    ['GET', '/api/fine', 200],
    ['GET', '/livez', 200],
    ['GET', '/readyz', 200],
    ['GET', '/missing', 404],
    ['GET', '/api/missing', 404],
    ['POST', '/fine', 405],
    ['POST', '/api/missing', 404],
    ['DELETE', '/api/fine', 405],
    ['GET', '/away', 429],
    ['GET', '/api/broken', 500],
    ['GET', '/broken', 500],
    ['GET', '/%zz', 400],
  ] as const)('has the security headers and its id: %s %s', async (method, url, status) => {
    const { statusCode, headers, body } = await (await serve()).inject({
      method,
      url,
      headers: { 'x-request-id': 'request-0001' },
    })
    const isFailurePage = String(headers['content-type']).startsWith('text/html')
    const policy = isFailurePage ? { 'content-security-policy': failurePagePolicy } : {}
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject({ ...securityHeaders, ...policy, 'x-request-id': 'request-0001' })
    expect(headers).not.toHaveProperty('strict-transport-security')
    if (status >= 400) expect(headers['cache-control']).toBe('no-store')
    expect(body).not.toContain('0912')
  })

  test('keeps browsers on https where the shop is on it', async () => {
    const app = await serve({ publicOrigin: 'https://shop.example' })
    for (const url of ['/fine', '/missing', '/livez', '/%zz'])
      expect((await app.inject(url)).headers['strict-transport-security']).toBe('max-age=15724800')
  })

  test('keeps a policy of its own', async () => {
    expect((await (await serve()).inject('/own')).headers).toMatchObject({
      'content-security-policy': 'own',
      'x-frame-options': 'DENY',
    })
  })
})

describe('a failure', () => {
  test('is a page with the name of the shop for a person, and JSON for a call', async () => {
    const app = await serve()
    const page = await app.inject({ url: '/away', headers: { 'x-request-id': 'request-0002' } })
    expect(page.headers['retry-after']).toBe('5')
    expect(page.body).toMatch(
      /<title>درخواست‌ها بیش از حد است \| گل و گلاب<\/title>[\s\S]*۴۲۹[\s\S]*request-0002/,
    )
    const call = await app.inject({ url: '/api/away', headers: { 'x-request-id': 'request-0003' } })
    expect(call.json()).toMatchObject({
      success: false,
      code: 'too_many_requests',
      requestId: 'request-0003',
      retryAfterSeconds: 5,
    })
  })

  test('that the server foresees has its own words; what nobody foresees is logged', async () => {
    const app = await serve({
      expectedFailure: ({ message }) =>
        message === 'too many' ? { code: 'forbidden', message: 'نه' } : undefined,
    })
    const logged = vi.fn()
    app.addHook('onRequest', async (request) => {
      request.log.error = logged
    })
    const foreseen = await app.inject('/api/away')
    expect([foreseen.statusCode, foreseen.json().message]).toEqual([403, 'نه'])
    expect(logged).not.toHaveBeenCalled()
    expect((await app.inject('/api/broken')).json().code).toBe('internal_error')
    expect(logged).toHaveBeenCalledWith({ err: expect.any(Error) }, 'unexpected failure')
  })
})

describe('the id of a request', () => {
  const idOf = async (app: FastifyInstance, given: string) =>
    (await app.inject({ url: '/fine', headers: { 'x-request-id': given } })).headers['x-request-id']

  test('is the one of the server in front, unless it could be anything', async () => {
    const app = await serve()
    expect(await idOf(app, 'request-0004')).toBe('request-0004')
    expect(await idOf(app, 'a b')).toMatch(/^[\w-]{36}$/)
  })

  test('is never a visitor’s word where visitors reach the server', async () => {
    expect(await idOf(await serve({ isPublic: true }), 'request-0005')).not.toBe('request-0005')
  })
})

test('a server is ready as long as it says so, and not while it closes', async () => {
  let status = 'the api does not answer'
  const app = await serve({ readiness: async () => ({ status, shop: true }) })
  const looked = Promise.withResolvers<void>()
  app.addHook('preClose', () => looked.promise)
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  status = 'ready'
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready', shop: true })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const closing = app.close()
  await expect.poll(() => app.isClosing()).toBe(true)
  const { status: code, body } = await fetch(`${app.listeningOrigin}/readyz`)
  expect(code).toBe(503)
  await body?.cancel()
  expect((await fetch(`${app.listeningOrigin}/livez`)).status).toBe(200)
  looked.resolve()
  await closing
})
