import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startObserver } from '@hojreh/server'
import { expect, test } from 'vitest'
import { createTestApp } from '../../test/test-app.ts'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
}

const startCollector = async () => {
  const received: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      received.push(body)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => received.join('\n'),
    spans: (): Span[] =>
      received.flatMap((body) =>
        JSON.parse(body).resourceSpans.flatMap((each: { scopeSpans: { spans: Span[] }[] }) =>
          each.scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

test('every statement is a span of the request that it was for, also when requests wait for one connection', async () => {
  const collector = await startCollector()
  const observer = await startObserver('api', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })
  const shop = await createTestApp({ observer })
  const traceOf = (digit: number) => String(digit).repeat(32)
  const phones = Array.from({ length: 30 }, (_, index) => `0912${String(1_000_001 + index)}`)
  await Promise.all(
    phones.map((phone, index) =>
      shop.post(
        '/api/auth/sendOtp',
        { phone },
        { traceparent: `00-${traceOf((index % 9) + 1)}-${'1'.repeat(16)}-01` },
      ),
    ),
  )
  await shop.close()
  await observer.close()
  await collector.close()
  const spans = collector.spans()
  const requests = spans.filter(({ name }) => name === 'POST /api/auth/sendOtp')
  const statements = spans.filter(({ name }) => name === 'insert' || name === 'select')
  expect(requests).toHaveLength(phones.length)
  for (const request of requests)
    expect(
      statements.filter(
        ({ parentSpanId, traceId }) => parentSpanId === request.spanId && traceId === request.traceId,
      ).length,
    ).toBeGreaterThan(1)
  for (const phone of phones) expect(collector.text()).not.toContain(phone)
})
