import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { errorResponse, NOWHERE } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { echoUpstream } from '../test/echo-upstream.ts'
import { openSocket, readAll, sendRaw } from '../test/raw-request.ts'
import { type ConnectionLimits, usualLimits } from './connection-limits.ts'
import { buildGateway } from './gateway.ts'

const limits: ConnectionLimits = {
  ...usualLimits,
  ...{ headersMs: 300, requestMs: 600, idleMs: 600, connections: 40, checkMs: 50 },
}
const opened: FastifyInstance[] = []
let upstream: FastifyInstance
let gateway: FastifyInstance
const open = async (trustedProxies?: string) => {
  const origin = upstream.listeningOrigin
  const app = await buildGateway({
    upstreams: { shop: [origin], blog: [origin], profile: [origin], api: [origin] },
    logLevel: 'silent',
    trustedProxies,
    limits,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  opened.push(app)
  return app
}
beforeAll(async () => {
  upstream = await echoUpstream('shop')
  gateway = await open()
})
afterAll(async () => {
  for (const app of opened) await app.close()
  await upstream.close()
})

const request = (line: string, headers = '', body = '') =>
  sendRaw(gateway, `${line} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n${headers}\r\n${body}`)
const statusOf = (response: string) => Number(response.slice(9, 12))
const bodyOf = (response: string) => response.slice(response.indexOf('\r\n\r\n') + 4)
const post = 'POST /api/auth/sendOtp'
const json = 'Content-Type: application/json\r\n'

describe('what is no path of the shop goes to no app', () => {
  test.each([
    ['GET /api/%2e%2e/metrics', 400],
    ['GET /api/..%2fmetrics', 400],
    ['GET /api/%zz', 400],
    ['POST //evil.example/x', 400],
    ['GET http://evil.example/api/config', 400],
    ['GET http://@169.254.169.254/latest', 400],
    ['OPTIONS *', 405],
    ['TRACE /', 405],
    ['PUT /api/config', 405],
    ['DELETE /shop', 405],
    ['PROPFIND /api/config', 405],
  ])('%s is answered with %i and a Persian sentence', async (line, status) => {
    const response = await request(line)
    expect(statusOf(response)).toBe(status)
    expect(bodyOf(response)).toMatch(/[آ-ی]{3}/)
    expect(bodyOf(response)).not.toContain('"url"')
    expect(response).toMatch(/content-security-policy: default-src 'none'/i)
    expect(response).toMatch(/x-content-type-options: nosniff/i)
  })

  test.each([
    '//',
    '//shop',
    '//evil.example/x',
    '/\\evil.example/x',
    '/.//evil.example',
    '/api\\..\\metrics',
    '/blog/../api/config',
    '/%ff%zz',
  ])('who opens %s sees the 404 page of the shop, which hears nothing of it', async (url) => {
    const response = await request(`GET ${url}`)
    expect(JSON.parse(bodyOf(response))).toMatchObject({ name: 'shop', url: NOWHERE })
    expect(bodyOf(response)).not.toContain('evil')
  })

  test('a question with a lonely percent sign or two dots is only a question', async () => {
    for (const url of ['/shop/search?q=100%', '/shop/search?q=../x', '/shop?next=//evil.example']) {
      const response = await gateway.inject(url)
      expect(response.json()).toMatchObject({ name: 'shop', url })
    }
  })
})

describe('what gateway and app could read differently is refused', () => {
  test.each([
    ['a length and chunks', post, `${json}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n`, '0\r\n\r\n'],
    ['two lengths', post, `${json}Content-Length: 2\r\nContent-Length: 3\r\n`, '{}'],
    ['a length that is no number', post, `${json}Content-Length: 2a\r\n`, '{}'],
    ['chunks under another name', post, `${json}Transfer-Encoding: xchunked\r\n`, '0\r\n\r\n'],
    ['a broken chunk', post, `${json}Transfer-Encoding: chunked\r\n`, 'zz\r\n{}\r\n0\r\n\r\n'],
    ['a folded header', 'GET /', 'X: a\r\n b\r\n', ''],
    ['a header with a bare line feed', 'GET /', 'X: a\nInjected: 1\r\n', ''],
    ['a space before the colon', post, `${json}Content-Length : 2\r\n`, '{}'],
    ['something that is not HTTP', '\u0016\u0003\u0001', '', ''],
  ])('%s', async (_what, line, headers, body) => {
    const response = await request(line, headers, body)
    expect(statusOf(response)).toBe(400)
    expect(errorResponse.parse(JSON.parse(bodyOf(response)))).toMatchObject({ code: 'malformed_request' })
  })

  test.each(['one long header', 'many headers'])('%s are too much', async (what) => {
    const headers = what === 'many headers' ? 'x: 1\r\n'.repeat(5_000) : `x: ${'a'.repeat(40_000)}\r\n`
    const response = await request('GET /', headers)
    expect(statusOf(response)).toBe(431)
    expect(errorResponse.parse(JSON.parse(bodyOf(response))).code).toBe('headers_too_large')
  })
})

describe('who asks', () => {
  const forged = { 'x-forwarded-for': '6.6.6.6', 'x-real-ip': '6.6.6.6', forwarded: 'for=6.6.6.6' }
  const seen = async (app: FastifyInstance, headers: Record<string, string>) =>
    (await app.inject({ url: '/api/config', headers })).json<{ headers: Record<string, string> }>().headers

  test('is what the gateway saw, whatever a visitor writes', async () => {
    const headers = await seen(gateway, forged)
    expect(headers['x-forwarded-for']).toBe('127.0.0.1')
    expect(JSON.stringify(headers)).not.toContain('6.6.6.6')
  })

  test('cannot be hidden by calling the header one of the connection', async () => {
    const response = await sendRaw(
      gateway,
      'GET /api/config HTTP/1.1\r\nHost: x\r\nConnection: close, x-forwarded-for, x-request-id\r\nX-Forwarded-For: 6.6.6.6\r\n\r\n',
    )
    const { headers } = JSON.parse(bodyOf(response))
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-request-id': expect.any(String) })
  })

  test('is believed of a proxy that the operator names, and only the last one it did not name itself', async () => {
    const behind = await open('127.0.0.1, 10.0.0.0/8')
    const headers = await seen(behind, { 'x-forwarded-for': '6.6.6.6, 5.5.5.5, 10.1.2.3' })
    expect(headers['x-forwarded-for']).toBe('5.5.5.5')
  })
})

describe('a connection', () => {
  test('ends when the visitor wants it to, and hears nothing of the one behind', async () => {
    const response = await request('GET /shop')
    expect(response).toMatch(/connection: close/i)
    expect(response).not.toMatch(/keep-alive:/i)
  })

  test('on which headers come too slowly is closed with 408', async () => {
    const socket = await openSocket(gateway)
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n')
    const drip = setInterval(() => socket.write('X: 1\r\n'), 60)
    const response = await readAll(socket)
    clearInterval(drip)
    expect(statusOf(response)).toBe(408)
    expect(errorResponse.parse(JSON.parse(bodyOf(response))).code).toBe('request_timeout')
  })

  test('on which a body comes too slowly is closed', async () => {
    const socket = await openSocket(gateway)
    socket.write(`${post} HTTP/1.1\r\nHost: x\r\n${json}Content-Length: 1000\r\n\r\n`)
    const drip = setInterval(() => socket.write('{'), 60)
    await readAll(socket)
    clearInterval(drip)
    expect(socket.destroyed).toBe(true)
  })

  test('on which nobody reads the answer is closed', async () => {
    const accepted = once(gateway.server, 'connection')
    const socket = await openSocket(gateway)
    socket.on('error', () => {})
    socket.write('GET /shop/large HTTP/1.1\r\nHost: x\r\n\r\n')
    socket.pause()
    const [side]: Socket[] = await accepted
    await expect.poll(() => side?.destroyed).toBe(true)
    socket.destroy()
  })

  test('is one of many at most: a flood of silent ones passes, and the shop answers again', async () => {
    const silent = await Promise.all(Array.from({ length: 120 }, () => openSocket(gateway)))
    for (const socket of silent) socket.on('error', () => {})
    await delay((limits.headersMs + limits.checkMs) * 3)
    expect(statusOf(await request('GET /shop'))).toBe(200)
    for (const socket of silent) socket.destroy()
  })
})
