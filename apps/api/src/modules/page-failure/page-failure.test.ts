import { noopObserver } from '@hojreh/server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

const report = vi.fn()
const lines: string[] = []
let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({
    config: { LOG_LEVEL: 'warn' },
    observer: { ...noopObserver, report },
    logStream: { write: (line) => lines.push(line) },
  })
})
beforeEach(() => {
  report.mockClear()
  lines.length = 0
})
afterAll(() => shop.close())

const failure = {
  app: 'profile',
  build: 'b1',
  path: '/profile/orders',
  type: 'TypeError',
  text: 'no order of 09121234567',
  stack: 'at Orders (https://shop.example/_profile/assets/orders.js:1:20345)',
}
const tell = (more: object = {}) => shop.post('/api/site/failure', { ...failure, ...more })

test('what went wrong on a page reaches log and operator, without what is personal', async () => {
  expect((await tell()).json()).toEqual({ success: true })
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ service: 'profile', build: 'b1', path: '/profile/orders' }),
  )
  expect(report.mock.calls[0]?.[0].error).toMatchObject({
    name: 'TypeError',
    message: 'no order of <number>',
    stack: failure.stack,
  })
  expect(lines.join()).toContain('no order of <number>')
})

test('one address fills no log: beyond thirty in an hour it is refused', async () => {
  shop.time.advance(60 * 60_000 + 1)
  for (let turn = 0; turn < 30; turn += 1) expect((await tell()).statusCode).toBe(200)
  expect((await tell()).statusCode).toBe(429)
  expect(report).toHaveBeenCalledTimes(30)
})
