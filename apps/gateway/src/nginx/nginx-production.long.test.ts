import { connect, constants } from 'node:http2'
import { connect as connectTls } from 'node:tls'
import { errorResponse } from '@hojreh/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePorts } from '../../test/free-ports.ts'
import { hasOpenssl, makeCertificate } from '../../test/make-certificate.ts'
import { hasNginx, startNginx } from '../../test/start-nginx.ts'

const PORT = await freePorts(3)
const origin = 'https://shop.example'
const origins = { shop: origin, blog: origin, profile: origin }
const many = { requests: 1_000, burst: 1_000, connections: 200 }

interface Result {
  status: number
  headers: Record<string, unknown>
  body: string
}

/** Asks over HTTP/2; nothing else is spoken here. */
const get = (path: string, port = PORT) =>
  new Promise<Result>((resolve, reject) => {
    const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false })
    session.on('error', reject)
    const stream = session.request({ ':path': path, ':authority': 'shop.example' })
    let response: Record<string, unknown> = {}
    let body = ''
    stream.on('response', (headers) => {
      response = headers
    })
    stream.on('data', (chunk) => {
      body += chunk
    })
    stream.on('end', () => {
      session.close()
      resolve({ status: Number(response[constants.HTTP2_HEADER_STATUS]), headers: response, body })
    })
    stream.end()
  })

const protocolOf = (maxVersion: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3') =>
  new Promise<string | null>((resolve) => {
    const socket = connectTls(
      // The client would be too strict by itself for the old one.
      {
        port: PORT,
        maxVersion,
        minVersion: 'TLSv1.1',
        ciphers: 'DEFAULT@SECLEVEL=0',
        rejectUnauthorized: false,
      },
      () => {
        resolve(socket.getProtocol())
        socket.destroy()
      },
    )
    socket.on('error', () => resolve(null))
  })

const isHere = hasNginx && hasOpenssl
describe.skipIf(!isHere)('nginx in production', () => {
  const running: { stop: () => Promise<void> }[] = []
  const certificate = isHere ? makeCertificate() : null
  const apps: FastifyInstance[] = []
  const asked = { healthy: 0, failing: 0, pictures: 0 }
  let isTakenBack = false

  const start = async (setUp: (app: FastifyInstance) => void) => {
    const app = Fastify()
    setUp(app)
    apps.push(app)
    return (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http://', '')
  }

  beforeAll(async () => {
    let made = 0
    const nextPage = () => {
      made += 1
      return `page ${made}`
    }
    const pages = await start((app) => {
      app.get('/shop', (_request, reply) =>
        reply.header('cache-control', 'public, s-maxage=60').type('text/html').send(nextPage()),
      )
      app.get('/cart', (_request, reply) =>
        reply.header('cache-control', 'no-store').type('text/html').send(nextPage()),
      )
    })
    const setUpApi = (app: FastifyInstance) => {
      app.get('/api/shop/queue', (_request, reply) =>
        reply.header('cache-control', 'public, max-age=60').send({}),
      )
      app.get('/api/media/revocable/:file', (_request, reply) =>
        isTakenBack
          ? reply.code(404).header('cache-control', 'no-store').send({})
          : reply.header('cache-control', 'public, max-age=2').send('a picture'),
      )
      app.get('/api/media/:key/:file', (_request, reply) => {
        asked.pictures += 1
        return reply.header('cache-control', 'public, max-age=31536000, immutable').send('a picture')
      })
      app.get('/api/media/away/:file', (_request, reply) => reply.code(503).send({}))
      app.get('/*', () => {
        asked.healthy += 1
        return {}
      })
    }
    const healthy = await start(setUpApi)
    // One process alone is never left out.
    const api = [healthy, await start(setUpApi)]
    const failing = await start((app) =>
      app.get('/*', (_request, reply) => {
        asked.failing += 1
        return reply.code(503).send({})
      }),
    )
    const shared = {
      origins,
      upstreams: { shop: [pages], blog: [failing, healthy], api, profile: ['127.0.0.1:9'] },
      tls: { certificate: certificate?.certificate ?? '', key: certificate?.key ?? '' },
    }
    running.push(
      await startNginx({ ...shared, limits: many, listen: { port: PORT, plainPort: PORT + 1 } }),
      await startNginx({
        ...shared,
        limits: { requests: 1, burst: 5, connections: 200 },
        listen: { port: PORT + 2 },
      }),
    )
  })
  afterAll(async () => {
    for (const nginx of running) await nginx.stop()
    await Promise.all(apps.map((app) => app.close()))
    certificate?.remove()
  })

  test('speaks HTTP/2 over TLS 1.2 and 1.3, nothing older, and insists on it', async () => {
    expect(await protocolOf('TLSv1.3')).toBe('TLSv1.3')
    expect(await protocolOf('TLSv1.2')).toBe('TLSv1.2')
    expect(await protocolOf('TLSv1.1')).toBeNull()
    for (const path of ['/cart', '/profile'])
      expect((await get(path)).headers['strict-transport-security']).toBe('max-age=15724800')
    const plain = await fetch(`http://127.0.0.1:${PORT + 1}/shop?a=1`, { redirect: 'manual' })
    expect([plain.status, plain.headers.get('location')]).toEqual([308, `${origin}/shop?a=1`])
  })

  test('a public page comes from memory the second time, and says so; one that is somebody’s never does', async () => {
    const [first, second] = [await get('/shop'), await get('/shop')]
    expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['MISS', 'HIT'])
    expect(second.body).toBe(first.body)
    const [one, other] = [await get('/cart'), await get('/cart')]
    expect(other.body).not.toBe(one.body)
    expect(other.headers['x-cache']).toBe('MISS')
    expect((await get('/api/config')).headers).not.toHaveProperty('x-cache')
  })

  test('what all who queue for an offer ask reaches the api once, and that of another offer is another', async () => {
    const seen = []
    for (const offer of ['a', 'a', 'b'])
      seen.push((await get(`/api/shop/queue?offer=${offer}`)).headers['x-cache'])
    expect(seen).toEqual(['MISS', 'HIT', 'MISS'])
  })

  test('a picture is asked of the api once, and another one is another', async () => {
    const seen = []
    for (const path of ['/api/media/a/640.avif', '/api/media/a/640.avif', '/api/media/b/640.avif'])
      seen.push((await get(path)).headers['x-cache'])
    expect([seen, asked.pictures]).toEqual([['MISS', 'HIT', 'MISS'], 2])
  })

  test('a picture that was taken back is gone when its time is over, however often somebody asks for it', async () => {
    const path = '/api/media/revocable/640.avif'
    expect((await get(path)).status).toBe(200)
    isTakenBack = true
    expect((await get(path)).headers['x-cache']).toBe('HIT')
    await expect.poll(async () => (await get(path)).status, { timeout: 10_000 }).toBe(404)
    expect((await get(path)).status).toBe(404)
  })

  test('while the store of pictures is away the api is not left out for it', async () => {
    const pictures = await Promise.all(
      Array.from({ length: 20 }, (_, number) => get(`/api/media/away/${number}.avif`)),
    )
    expect(new Set(pictures.map(({ status }) => status))).toEqual(new Set([503]))
    expect((await get('/api/config')).status).toBe(200)
  })

  test('who asks too much is told so, as a page and in the form of the contract', async () => {
    const responses: Result[] = []
    for (let turn = 0; turn < 15; turn += 1) responses.push(await get('/cart', PORT + 2))
    expect(responses.slice(0, 6).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(responses.at(-1)?.status).toBe(429)
    expect(responses.at(-1)?.headers['content-type']).toContain('text/html')
    const call = await get('/api/config', PORT + 2)
    expect(errorResponse.parse(JSON.parse(call.body)).code).toBe('too_many_requests')
  })

  test('a process that fails is left alone, and no visitor sees it', async () => {
    for (let turn = 0; turn < 40; turn += 1) expect((await get(`/blog?turn=${turn}`)).status).toBe(200)
    expect(asked.failing).toBeGreaterThan(0)
    // It would be twenty; three for each two seconds that this takes.
    expect(asked.failing).toBeLessThan(12)
  })
})
