import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildGateway } from './gateway.ts'

interface Process {
  app: FastifyInstance
  asked: string[]
  isReady: boolean
}
let one: Process
let other: Process
let gateway: FastifyInstance

/** Starts a process of an app; on `/dies` it ends the connection after it has taken the request. */
const startProcess = async (): Promise<Process> => {
  const app = Fastify({ forceCloseConnections: true })
  const self: Process = { app, asked: [], isReady: true }
  app.get('/readyz', (_request, reply) => reply.code(self.isReady ? 200 : 503).send({}))
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: (request, reply) => {
      self.asked.push(`${request.method} ${request.url}`)
      if (request.url === '/dies') return void request.raw.socket.destroy()
      return reply.send({})
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return self
}

beforeEach(async () => {
  one = await startProcess()
  other = await startProcess()
  const nobody = ['http://127.0.0.1:9']
  gateway = await buildGateway({
    logLevel: 'silent',
    upstreams: {
      shop: [one.app.listeningOrigin, other.app.listeningOrigin],
      blog: nobody,
      api: nobody,
      profile: nobody,
    },
  })
})
afterEach(async () => {
  await gateway.close()
  await Promise.all([one, other].map(({ app }) => app.close()))
})

const statuses = async (count: number, method: 'GET' | 'POST' = 'GET') => {
  const responses = await Promise.all(
    Array.from({ length: count }, (_, index) => gateway.inject({ method, url: `/${index}` })),
  )
  return [...new Set(responses.map(({ statusCode }) => statusCode))]
}

test('the processes of an app take turns', async () => {
  expect(await statuses(20)).toEqual([200])
  expect([one.asked.length, other.asked.length]).toEqual([10, 10])
})

test('one that is gone is not noticed by anybody who only reads', async () => {
  await one.app.close()
  expect(await statuses(20)).toEqual([200])
  expect(other.asked).toHaveLength(20)
})

test('one that says that it ends gets nothing more, and is back when it is ready', async () => {
  one.isReady = false
  await vi.waitFor(async () => {
    one.asked.length = 0
    expect(await statuses(4, 'POST')).toEqual([200])
    expect(one.asked).toEqual([])
  }, 30_000)
  one.isReady = true
  await vi.waitFor(async () => {
    await statuses(2)
    expect(one.asked).not.toEqual([])
  }, 30_000)
})

test('what may have changed something is never asked twice', async () => {
  expect((await gateway.inject({ method: 'POST', url: '/dies' })).statusCode).toBe(503)
  expect([...one.asked, ...other.asked]).toEqual(['POST /dies'])
})

test('a reader whom both let down is told so', async () => {
  expect((await gateway.inject('/dies')).statusCode).toBe(503)
  expect(new Set([...one.asked, ...other.asked])).toEqual(new Set(['GET /dies']))
  expect(one.asked.length).toBeGreaterThan(0)
  expect(other.asked.length).toBeGreaterThan(0)
})
