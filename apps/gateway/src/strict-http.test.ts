import { once } from 'node:events'
import { connect } from 'node:net'
import { errorResponse } from '@hojreh/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSocket, portOf, readAll, sendRaw } from '../test/raw-request.ts'
import { BODY_LIMIT, largeBodies } from './body-limits.ts'
import { buildGateway } from './gateway.ts'

const app = Fastify({ bodyLimit: 60_000_000 })
let gateway: FastifyInstance
beforeAll(async () => {
  app.all('/*', (request) => ({ url: request.url, length: JSON.stringify(request.body ?? '').length }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const origin = [app.listeningOrigin]
  gateway = await buildGateway({
    upstreams: { shop: origin, blog: origin, profile: origin, api: origin },
    admin: 'host of the shop',
    logLevel: 'silent',
  })
  await gateway.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await gateway.close()
  await app.close()
})

const codeOf = (response: string) =>
  errorResponse.parse(JSON.parse(/\{[^}]*\}/.exec(response)?.[0] ?? '')).code
const json = 'Host: x\r\nContent-Type: application/json\r\n'
const close = 'Connection: close\r\n'

describe('a client that asks before it sends its body', () => {
  test('is told to go on, and the app behind stays in use', async () => {
    const socket = await openSocket(gateway)
    const response = readAll(socket)
    socket.write(`POST /api/x HTTP/1.1\r\n${json}${close}Expect: 100-continue\r\nContent-Length: 4\r\n\r\n`)
    await once(socket, 'data')
    socket.write('"ab"')
    expect(await response).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 OK[\s\S]*"length":4/)
    expect((await gateway.inject('/readyz')).statusCode).toBe(200)
  })

  test.each(['GET /api/x', 'GET /'])('is answered where there is none: %s', async (line) => {
    const response = await sendRaw(
      gateway,
      `${line} HTTP/1.1\r\nHost: x\r\n${close}Expect: 100-continue\r\n\r\n`,
    )
    expect(response).toContain('HTTP/1.1 200 OK')
  })
})

describe('a body over the limit is answered with 413', () => {
  const tooMuch = BODY_LIMIT + 1
  const chunk = `8000\r\n${' '.repeat(0x80_00)}\r\n`

  test.each([
    ['whose length says so', `Content-Length: ${tooMuch}\r\n\r\n`],
    ['that comes in chunks', `Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(3)}`],
    ['that is asked about', `Expect: 100-continue\r\nContent-Length: ${tooMuch}\r\n\r\n`],
  ])('%s', async (_what, rest) => {
    const socket = await openSocket(gateway)
    socket.write(`POST /api/x HTTP/1.1\r\n${json}${rest}`)
    let response = ''
    while (!response.includes('requestId')) response += String((await once(socket, 'data'))[0])
    socket.destroy()
    expect(response).toMatch(/HTTP\/1.1 413/)
    expect(codeOf(response)).toBe('payload_too_large')
  })

  test.each(['keep-alive', 'close'])(
    'who sends all of it first hears the answer, too (%s)',
    async (connection) => {
      const socket = connect({ port: portOf(gateway), host: '127.0.0.1', allowHalfOpen: true })
      socket.write(
        `POST /api/x HTTP/1.1\r\n${json}Connection: ${connection}\r\nContent-Length: 20000000\r\n\r\n`,
      )
      const part = Buffer.alloc(1_000_000, 32)
      for (let sent = 0; sent < 20; sent += 1) if (!socket.write(part)) await once(socket, 'drain')
      socket.end()
      expect(await readAll(socket)).toMatch(/^HTTP\/1.1 413/)
    },
  )

  test('but one that the contract lets be large goes through, byte for byte', async () => {
    for (const { path, maxBodyBytes } of largeBodies) {
      const payload = JSON.stringify('گ'.repeat(maxBodyBytes / 2 - 10))
      const headers = { 'content-type': 'application/json' }
      const response = await gateway.inject({ method: 'POST', url: path, payload, headers })
      expect(response.json()).toEqual({ url: path, length: payload.length })
    }
  })
})

describe('what servers in a row could read in different ways is refused, and the connection ends:', () => {
  test.each([
    ['HTTP/0.9', 'GET /api/x\r\n\r\n'],
    ['a version that says 0.9', 'GET /api/x HTTP/0.9\r\n\r\n'],
    ['two hosts', `GET /api/x HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`],
    ['the same host twice', `GET /api/x HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n`],
    [
      'chunks in HTTP/1.0, whatever it wants of the connection',
      `POST /api/x HTTP/1.0\r\n${json}Connection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    ],
  ])('%s', async (_what, text) => {
    const response = await sendRaw(gateway, `${text}GET /api/second HTTP/1.1\r\nHost: x\r\n${close}\r\n`)
    expect(response).toMatch(/^HTTP\/1.1 400/)
    expect(response).not.toContain('second')
    expect(codeOf(response)).toBe('malformed_request')
  })

  test('plain HTTP/1.0 is served', async () => {
    expect(await sendRaw(gateway, 'GET /api/x HTTP/1.0\r\nHost: x\r\n\r\n')).toMatch(/^HTTP\/1.1 200/)
  })
})
