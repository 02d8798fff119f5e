import { setTimeout as delay } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { usualLimits } from './connection-limits.ts'
import { buildGateway } from './gateway.ts'

/** Longer than the gateway here waits for a page. */
const LONG_MS = 1_500
let api: FastifyInstance
let gateway: FastifyInstance

beforeEach(async () => {
  api = Fastify()
  api.addContentTypeParser('*', (_request, _payload, done) => done(null))
  const answerLate = async () => {
    await delay(LONG_MS)
    return {}
  }
  api.post('/*', answerLate)
  api.get('/*', answerLate)
  await api.listen({ port: 0, host: '127.0.0.1' })
  const nobody = ['http://127.0.0.1:9']
  gateway = await buildGateway({
    logLevel: 'silent',
    admin: 'host of the shop',
    upstreams: { shop: nobody, blog: nobody, profile: nobody, api: [api.listeningOrigin] },
    limits: { ...usualLimits, idleMs: 400 },
    responseTimeoutMs: 400,
  })
  await gateway.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  await gateway.close()
  await api.close()
})

const statusOf = (path: string, options: RequestInit = {}) =>
  fetch(gateway.listeningOrigin + path, options).then(
    ({ status }) => status,
    () => 'no answer',
  )
const send = (path: string) => statusOf(path, { method: 'POST', body: 'sku,title' })

test.each(['/api/admin/products/import', '/api/admin/import/wordpress'])(
  'a long file is waited for until it is read: %s',
  async (path) => {
    expect(await send(path)).toBe(200)
  },
)

test('a picture is waited for until it is rendered', async () => {
  expect(await statusOf('/api/media/0123456789abcdef0123456789abcdef/960.avif')).toBe(200)
})

test('nobody waits as long for any other call', async () => {
  expect(await send('/api/admin/product/add')).not.toBe(200)
  expect(await statusOf('/api/shop/products')).not.toBe(200)
})
