import { readFileSync, renameSync } from 'node:fs'
import { securityHeaders } from '@hojreh/server'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

test('tells that it lives and that it is ready', { tags: ['§D5.21'] }, async () => {
  expect((await shop.app.inject('/livez')).json()).toEqual({ status: 'live' })
  expect((await shop.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
})

test('tells that the folder of pictures is gone, and goes on selling', async () => {
  const lost = `${shop.config.MEDIA_FOLDER}-away`
  renameSync(shop.config.MEDIA_FOLDER, lost)
  const response = await shop.app.inject('/readyz')
  renameSync(lost, shop.config.MEDIA_FOLDER)
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ status: 'ready', media: expect.stringContaining('missing') })
})

test('is not ready while migrations are missing, but lives', async () => {
  await shop.db.execute(sql`UPDATE drizzle.__drizzle_migrations SET created_at = created_at - 1`)
  expect((await shop.app.inject('/readyz')).statusCode).toBe(503)
  expect((await shop.app.inject('/livez')).statusCode).toBe(200)
  await shop.db.execute(sql`UPDATE drizzle.__drizzle_migrations SET created_at = created_at + 1`)
})

test('measures its answers by route, never by address', { tags: ['§D5.21'] }, async () => {
  await shop.app.inject('/api/geo/cities?province=secret')
  const { body } = await shop.app.inject('/metrics')
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/geo/cities",status="404"}',
  )
  expect(body).toContain('nodejs_eventloop_lag_seconds')
  expect(body).not.toContain('secret')
})

test('dashboard and alerts ask for what is measured, and for nothing else', async () => {
  const { body } = await shop.app.inject('/metrics')
  const known = new Set([...body.matchAll(/^([a-z0-9_]+)(?:\{| )/gm)].map(([, name]) => name))
  // Prometheus makes this one itself.
  known.add('up')
  const folder = new URL('../../../../deploy/observability/', import.meta.url)
  const asked = ['alerts.yaml', 'grafana-dashboard.json'].flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/"?expr"?:\s*(.+)/g)].flatMap(
      ([, expression = '']) => [...expression.matchAll(/\b(up|(?:http|nodejs|process)_[a-z0-9_]+)\b/g)],
    ),
  )
  expect(asked.length).toBeGreaterThan(10)
  for (const [, name = ''] of asked) expect(known, name).toContain(name)
})

test.each(['/api/config', '/api/nothing', '/livez', '/api/order/pending'])(
  'sends security headers with %s',
  async (path) => {
    const { headers } = await shop.app.inject(path)
    expect(headers).toMatchObject(securityHeaders)
    expect(headers).not.toHaveProperty('strict-transport-security')
  },
)

test('insists on https where the shop is on https', async () => {
  const other = await createTestApp({ config: { PUBLIC_ORIGIN: 'https://shop.example' } })
  const { headers } = await other.app.inject('/livez')
  expect(headers['strict-transport-security']).toContain('max-age=15724800')
  await other.close()
})

test('keeps answers about a customer out of every cache', async () => {
  const customer = await shop.signIn('09120000002')
  expect((await customer.get('/api/user/getPanelData')).headers['cache-control']).toBe('no-store')
  expect((await shop.app.inject('/api/user/getPanelData')).headers['cache-control']).toBe('no-store')
})
