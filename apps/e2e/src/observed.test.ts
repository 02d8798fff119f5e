import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { failuresIn, spansIn } from './collector/collected.ts'
import { personalIn } from './fixtures/personal.ts'

const file = `${process.env.E2E_DATA}-collected.jsonl`
/** Returns the number of statements whose request was for a page requested through the gateway. */
const wholeChains = () => {
  const spans = spansIn(file)
  const byId = new Map(spans.map((span) => [span.spanId, span]))
  const parentOf = (span: (typeof spans)[number] | undefined) => byId.get(span?.parentSpanId ?? '')
  return spans.filter((statement) => {
    const call = parentOf(statement)
    const page = parentOf(call)
    const request = parentOf(page)
    return (
      [statement, call, page, request].map((span) => span?.service).join() ===
        'hojreh-api,hojreh-api,hojreh-shop,hojreh-gateway' && request?.traceId === statement.traceId
    )
  }).length
}

test('one trace holds a page at the gateway, its render, its calls and their statements', async ({
  request,
}) => {
  test.setTimeout(90_000)
  // A part of all requests is traced; a new search is not answered from a cache.
  for (let turn = 0; turn < 30; turn += 1) await request.get(`/shop?q=trace${turn}`)
  await expect.poll(wholeChains, { timeout: 60_000, intervals: [1_000] }).toBeGreaterThan(0)
})

test('a failure of a page reaches the operator, without what is personal', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const error = new TypeError('no cart of 09121234567')
    error.stack = `TypeError\n    at Cart (${location.origin}/_shop/assets/cart.js:1:2)`
    window.dispatchEvent(new ErrorEvent('error', { error }))
  })
  await expect
    .poll(() => (existsSync(file) ? failuresIn(file) : []), { timeout: 30_000 })
    .toContainEqual(expect.objectContaining({ service: 'shop', path: '/', text: 'no cart of <number>' }))
})

test('traces and reports of all journeys tell what happened, and of nobody', () => {
  const text = readFileSync(file, 'utf8').replaceAll('\\"', '"')
  expect(personalIn(text), file).toEqual([])
})
