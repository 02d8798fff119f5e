import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Collector, startCollector } from '../testing/collector.ts'
import { noopObserver, type Observer, startObserver } from './observer.ts'

let collector: Collector
const open: { close: () => Promise<unknown> }[] = []
beforeAll(async () => {
  collector = await startCollector()
})
beforeEach(() => collector.forget())
afterEach(() => Promise.all(open.splice(0).map((each) => each.close())))
afterAll(() => collector.close())

const observerOf = (service: string, more: Record<string, string> = {}) =>
  startObserver(service, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin, ...more })

/** The inner server of two, and the outer one that asks it. */
const serve = async (observer: Observer, isPublic: boolean, inner?: string): Promise<FastifyInstance> => {
  const app = Fastify({ genReqId: () => 'request-1' })
  observer.instrument(app, { isPublic })
  app.post('/way/:name', async () => {
    if (!inner) return {}
    const response = await fetch(`${inner}/way/inner`, { method: 'POST', headers: observer.headers() })
    return response.json()
  })
  app.get('/livez', () => ({}))
  app.get('/broken', () => {
    throw new Error('broken')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  open.push(app)
  return app
}

const ask = (origin: string, path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, {
    method: 'POST',
    body: '{"phone":"09121234567"}',
    headers: { 'content-type': 'application/json', ...headers },
  })

test('a request is one trace through two servers: route and path, never query or body', async () => {
  const [outer, inner] = [await observerOf('gateway'), await observerOf('api')]
  const { listeningOrigin } = await serve(inner, false)
  const app = await serve(outer, true, listeningOrigin)
  await ask(app.listeningOrigin, '/way/x?Authority=A09121234567')
  await Promise.all([outer.close(), inner.close()])
  const [asked, answered] = ['hojreh-gateway', 'hojreh-api'].map((name) =>
    collector.spans.find(({ service }) => service === name),
  )
  expect(asked).toMatchObject({
    name: 'POST /way/:name',
    attributes: {
      'url.path': '/way/x',
      'hojreh.request_id': 'request-1',
      'http.response.status_code': 200,
    },
  })
  expect(asked).not.toHaveProperty('parentSpanId')
  expect(answered).toMatchObject({ traceId: asked?.traceId, parentSpanId: asked?.spanId })
  expect(JSON.stringify(collector.spans)).not.toMatch(/0912|Authority/)
})

test("a visitor's own word on a trace is not taken", async () => {
  const observer = await observerOf('gateway')
  const app = await serve(observer, true)
  const traceId = 'a'.repeat(32)
  await ask(app.listeningOrigin, '/way/x', { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` })
  await observer.close()
  expect(collector.spans).toHaveLength(1)
  expect(collector.spans[0]?.traceId).not.toBe(traceId)
})

test('what machines ask every few seconds is not traced, and a part of the rest where only a part is wanted', async () => {
  const [all, none] = [await observerOf('api'), await observerOf('api', { OTEL_TRACES_SAMPLER_ARG: '0' })]
  await fetch(`${(await serve(all, false)).listeningOrigin}/livez`)
  await ask((await serve(none, false)).listeningOrigin, '/way/x')
  await Promise.all([all.close(), none.close()])
  expect(collector.spans).toEqual([])
})

test('what the log calls an error is reported with the id of its request', async () => {
  const observer = await startObserver('shop', { ERROR_REPORT_URL: collector.origin })
  const app = Fastify({
    genReqId: () => 'request-2',
    logger: { level: 'error', stream: { write: () => undefined }, hooks: observer.logHooks },
  })
  open.push(app)
  app.get('/broken', (request) => {
    request.log.error({ err: new TypeError('no page for 09121234567') }, 'the page could not be rendered')
    request.log.warn({ err: new Error('no matter') }, 'a warning')
    return {}
  })
  await app.inject('/broken')
  await observer.close()
  expect(collector.bodies).toMatchObject([
    { service: 'shop', type: 'TypeError', text: 'no page for <number>', requestId: 'request-2' },
  ])
})

test('nobody who did not ask for it is observed', async () => {
  const observer = await startObserver('api', {})
  expect(observer.headers()).toEqual({})
  expect(observer.logHooks).toBe(noopObserver.logHooks)
})

test('an address that is none is refused by name', async () => {
  await expect(startObserver('api', { ERROR_REPORT_URL: 'collector' })).rejects.toThrow('ERROR_REPORT_URL')
})
