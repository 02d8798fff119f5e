import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { errorResponse } from '@hojreh/contract'
import { isLong, runs } from '@hojreh/server/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openSocket, portOf, readAll } from '../test/raw-request.ts'
import { openSlowClients, type SlowClients } from '../test/slow-clients.ts'
import { type UpstreamLimits, usualLimits, usualUpstreamLimits } from './connection-limits.ts'
import { buildGateway } from './gateway.ts'

const LARGE = Buffer.alloc(20_000_000)
/** An app that reads bodies, keeps `/api/held` waiting until `letGo` resolves, and has a large response. */
const app = Fastify()
let letGo = Promise.withResolvers<void>()
let held = 0
app.get('/readyz', () => ({}))
app.get('/api/large', (_request, reply) => reply.type('application/x').send(LARGE))
app.get('/api/held', async () => {
  held += 1
  await letGo.promise
  return {}
})
app.all('/*', () => ({}))

const opened: FastifyInstance[] = []
const slow: SlowClients[] = []
const open = async (options: Partial<Parameters<typeof buildGateway>[0]> = {}) => {
  const origin = [app.listeningOrigin]
  const gateway = await buildGateway({
    upstreams: { shop: origin, blog: origin, profile: origin, api: origin },
    logLevel: 'silent',
    ...options,
  })
  await gateway.listen({ port: 0, host: '127.0.0.1' })
  opened.push(gateway)
  return gateway
}
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }))
afterEach(async () => {
  letGo.resolve()
  letGo = Promise.withResolvers<void>()
  held = 0
  for (const clients of slow.splice(0)) clients.end()
  for (const gateway of opened.splice(0)) await gateway.close()
})
afterAll(() => app.close())

const slowly = async (...parameters: Parameters<typeof openSlowClients>) => {
  const clients = await openSlowClients(...parameters)
  slow.push(clients)
  return clients
}
const statusesOf = (clients: SlowClients) =>
  clients.responses().map((response) => Number(response.slice(9, 12)))

/** Calls as another visitor, on a connection of its own. */
const call = (gateway: FastifyInstance, method: 'GET' | 'POST', headers: Record<string, string> = {}) =>
  new Promise<number>((resolve, reject) => {
    const asked = httpRequest(
      {
        ...{ host: '127.0.0.1', port: portOf(gateway), localAddress: '127.0.0.2', path: '/api/x', method },
        agent: new Agent(),
        headers: { 'content-type': 'application/json', ...headers },
      },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
      },
    )
    asked.on('error', reject)
    asked.end(method === 'POST' ? '{}' : undefined)
  })

/** Calls as other visitors, one call after the other in ten rows; the long form prints how long that took. */
const callOthers = async (gateway: FastifyInstance, headers: (index: number) => Record<string, string>) => {
  const statuses = new Set<number>()
  const times: number[] = []
  const row = async (index: number) => {
    for (let turn = 0; turn < runs(5, 200); turn += 1) {
      const begun = performance.now()
      statuses.add(await call(gateway, turn % 2 === 0 ? 'GET' : 'POST', headers(index)))
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: 10 }, (_, index) => row(index)))
  const p99 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
  if (isLong) process.stdout.write(`  ${times.length} calls of others, p99 ${Math.round(p99)} ms\n`)
  return { statuses: [...statuses], p99 }
}

const startOf = (headers = '') =>
  `POST /api/order/addToCart HTTP/1.1\r\nHost: x\r\n${headers}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n[`
const nothing = () => ({})

describe('slow bodies hold nobody else up:', () => {
  const expectOthersServed = async (gateway: FastifyInstance, headers = nothing as () => object) => {
    const { statuses, p99 } = await callOthers(gateway, () => ({ ...headers() }))
    expect(statuses).toEqual([200])
    // A limit from the issue; in the short form a busy machine would exceed it without a fault of ours.
    if (isLong) expect(p99).toBeLessThanOrEqual(1_000)
    const ready = await gateway.inject('/readyz')
    expect(ready.statusCode).toBe(200)
  }

  test('those of one visitor, who is told when they are too many', async () => {
    const gateway = await open()
    const count = runs(250, 1_000)
    const clients = await slowly(portOf(gateway), count, { start: startOf(), drip: ' ' })
    await expectOthersServed(gateway)
    // On a machine under load the admitted requests time out meanwhile.
    const refused = clients
      .responses()
      .filter((response) => response !== '' && !response.startsWith('HTTP/1.1 408'))
    expect(refused).toHaveLength(count - usualLimits.requestsOfOne)
    for (const response of refused) {
      expect(response).toMatch(/^HTTP\/1.1 429 [\s\S]*retry-after: \d/i)
      expect(errorResponse.parse(JSON.parse(response.slice(response.indexOf('{')))).code).toBe(
        'too_many_requests',
      )
    }
  })

  test('those of many visitors', async () => {
    const gateway = await open()
    await slowly(portOf(gateway), runs(300, 2_000), {
      start: startOf(),
      drip: ' ',
      addressOf: (index) => `127.0.${1 + Math.floor(index / 250)}.${1 + (index % 250)}`,
    })
    await expectOthersServed(gateway)
  })

  test('those of many visitors behind a proxy, each of whom is counted', async () => {
    const gateway = await open({ trustedProxies: '127.0.0.1/8' })
    await slowly(portOf(gateway), runs(300, 2_000), {
      start: (index) => startOf(`X-Forwarded-For: 5.6.${Math.floor(index / 250)}.${1 + (index % 250)}\r\n`),
      drip: ' ',
    })
    await expectOthersServed(gateway, () => ({ 'x-forwarded-for': '9.9.9.9' }))
  })
})

test('all addresses of an IPv6 network are one visitor', async () => {
  const gateway = await open({
    trustedProxies: '127.0.0.1/8',
    limits: { ...usualLimits, requestsOfOne: 3 },
  })
  const clients = await slowly(portOf(gateway), 3, {
    start: (index) => startOf(`X-Forwarded-For: 2001:db8:1:2::${index}\r\n`),
  })
  await expect.poll(() => call(gateway, 'GET', { 'x-forwarded-for': '2001:db8:1:2:ffff::9' })).toBe(429)
  expect(await call(gateway, 'GET', { 'x-forwarded-for': '2001:db8:1:3::1' })).toBe(200)
  clients.end()
  await expect.poll(() => call(gateway, 'GET', { 'x-forwarded-for': '2001:db8:1:2:ffff::9' })).toBe(200)
})

test('a visitor has so many connections, and others have theirs', async () => {
  const gateway = await open({ limits: { ...usualLimits, connectionsOfOne: 3 } })
  await slowly(portOf(gateway), 3, { start: 'GET / HTTP/1.1\r\n' })
  await expect.poll(async () => readAll(await openSocket(gateway))).toBe('')
  expect(await call(gateway, 'GET')).toBe(200)
})

describe('a body', () => {
  test('that comes too slowly is told so, and loses its connection', async () => {
    const gateway = await open({ limits: { ...usualLimits, bodyMs: 200, checkMs: 50 } })
    const clients = await slowly(portOf(gateway), 1, { start: startOf(), drip: ' ' })
    await expect.poll(() => statusesOf(clients)).toEqual([408])
  })

  test('ends when all take too much room and it is the oldest', async () => {
    const gateway = await open({ limits: { ...usualLimits, bodyBytes: 60_000, checkMs: 50 } })
    const start = startOf().replace('1000', '50000') + ' '.repeat(40_000)
    const older = await slowly(portOf(gateway), 1, { start })
    await once(gateway.server, 'request')
    const newer = await slowly(portOf(gateway), 1, { start: `${start}${' '.repeat(9_998)}]` })
    await expect.poll(() => statusesOf(newer)).toEqual([200])
    const third = await slowly(portOf(gateway), 1, { start })
    await expect.poll(() => statusesOf(older)).toEqual([408])
    expect(third.responses()).toEqual([''])
  })
})

describe('when all connections to an app are taken', () => {
  const limits: UpstreamLimits = {
    ...usualUpstreamLimits,
    connections: 1,
    waiting: 1,
    waitMs: 300,
    lookMs: 20,
  }

  test('one more waits for a moment, others are told at once to come again, and /readyz says so', async () => {
    const gateway = await open({ upstreamLimits: limits })
    const first = gateway.inject('/api/held')
    await expect.poll(() => held).toBe(1)
    expect((await gateway.inject('/readyz')).json()).toMatchObject({ status: 'not ready', api: false })
    let hasGivenUp = false
    const second = gateway.inject('/api/x').then((response) => {
      hasGivenUp = true
      return response
    })
    const third = await gateway.inject('/api/x')
    expect(hasGivenUp).toBe(false)
    for (const response of [third, await second]) {
      expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
      expect(errorResponse.parse(response.json()).code).toBe('unavailable')
    }
    const fourth = gateway.inject('/api/x')
    letGo.resolve()
    expect([(await first).statusCode, (await fourth).statusCode]).toEqual([200, 200])
    expect((await gateway.inject('/readyz')).statusCode).toBe(200)
  })

  test('the other process of the app is asked, also for what may change something', async () => {
    const other = Fastify()
    other.all('/*', () => ({ name: 'other' }))
    await other.listen({ port: 0, host: '127.0.0.1' })
    const [one, two] = [app.listeningOrigin, other.listeningOrigin]
    const gateway = await open({
      upstreams: { shop: [one], blog: [one], profile: [one], api: [one, two] },
      upstreamLimits: { ...limits, waiting: 0 },
    })
    const holding = [gateway.inject('/api/held'), gateway.inject('/api/held')]
    await expect.poll(() => held).toBe(1)
    for (let turn = 0; turn < 4; turn += 1) {
      const response = await gateway.inject({ method: 'POST', url: '/api/x', payload: {} })
      expect(response.json()).toEqual({ name: 'other' })
    }
    letGo.resolve()
    await Promise.all(holding)
    await gateway.close()
    await other.close()
  })

  test('an answer that nobody reads was taken off the app ahead', async () => {
    const gateway = await open({
      upstreamLimits: { ...limits, aheadBytes: 2 * LARGE.length, lookMs: 60_000 },
    })
    const start = 'GET /api/large HTTP/1.1\r\nHost: x\r\n\r\n'
    await slowly(portOf(gateway), 1, { start, reads: false })
    await once(gateway.server, 'request')
    await expect.poll(async () => (await gateway.inject('/readyz')).statusCode).toBe(200)
    expect((await gateway.inject('/api/x')).statusCode).toBe(200)
  })

  test('one on which nothing moves any more ends after a while, though nobody waits', async () => {
    const gateway = await open({
      limits: { ...usualLimits, idleMs: 500 },
      upstreamLimits: { ...limits, lookMs: 60_000 },
    })
    const start = 'GET /api/large HTTP/1.1\r\nHost: x\r\n\r\n'
    await slowly(portOf(gateway), 1, { start, reads: false })
    await once(gateway.server, 'request')
    const isReady = async () => (await gateway.inject('/readyz')).statusCode === 200
    await expect.poll(isReady).toBe(false)
    await expect.poll(isReady).toBe(true)
  })

  test('one that was too large for that makes room for whoever waits', async () => {
    const gateway = await open({ upstreamLimits: { ...limits, waitMs: 10_000 } })
    const start = 'GET /api/large HTTP/1.1\r\nHost: x\r\n\r\n'
    await slowly(portOf(gateway), 1, { start, reads: false })
    await once(gateway.server, 'request')
    expect((await gateway.inject('/api/x')).statusCode).toBe(200)
  })

  test('and nothing is left of who asked for a head, or went away', async () => {
    const gateway = await open({ upstreamLimits: limits })
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await gateway.inject({ method: 'HEAD', url: '/api/large' })).statusCode).toBe(200)
      const socket = await openSocket(gateway)
      socket.end('GET /api/held HTTP/1.1\r\nHost: x\r\n\r\n')
      await expect.poll(() => held).toBe(turn + 1)
      socket.destroy()
      letGo.resolve()
      letGo = Promise.withResolvers<void>()
    }
    await expect.poll(async () => (await gateway.inject('/readyz')).statusCode).toBe(200)
  })
})
