// npm run lighthouse: what a person on a slow phone feels, measured on a shop that runs (npm start).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { processorTimeAfterPaint, type TraceEvent } from '../lib/blocking-time.ts'
import { ensureBrowser } from '../lib/browser.ts'
import { toColumns } from '../lib/columns.ts'
import { needShop } from '../lib/need-shop.ts'
import { shopOrigin } from '../lib/shop-origin.ts'

// Not a package of this checkout: it brings a hundred others, and only this command needs it.
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const
const SHIFT = 'cumulative-layout-shift'

interface Outcome {
  /** How fast Lighthouse finds this machine; it emulates a phone by a quarter of that, whatever it is. */
  environment: { benchmarkIndex: number }
  categories: Record<(typeof CATEGORIES)[number], { score: number }>
  audits: Record<string, { score: number | null; numericValue?: number }>
  /** Of the page's main thread after the first paint, ms. */
  processorTime: { blocking: number; work: number }
}

const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: shopOrigin() },
    runs: { type: 'string', default: '3' },
  },
})

await needShop(values.origin)
const chromium = await ensureBrowser({ isWhole: true })

const folder = mkdtempSync(join(tmpdir(), 'hojreh-lighthouse-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const readSaved = <T>(name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T

const lighthouse = async (url: string): Promise<Outcome> => {
  const parameters = [
    ...['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', '--save-assets'],
    `--output-path=${join(folder, 'page.json')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
  ]
  const child = spawn('npx', parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) },
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`lighthouse ended with ${code} at ${url}`)
  const outcome = readSaved<Omit<Outcome, 'processorTime'>>('page.json')
  const { traceEvents } = readSaved<{ traceEvents: TraceEvent[] }>('page-0.trace.json')
  return { ...outcome, processorTime: processorTimeAfterPaint(traceEvents) }
}

/** Lighthouse now and then loses its browser or a trace: that counts when it happens again and again. */
const measure = async (url: string, attempts = 5): Promise<Outcome> => {
  try {
    return await lighthouse(url)
  } catch (error) {
    if (attempts === 1) throw error
    return measure(url, attempts - 1)
  }
}

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0

const first = async (path: string): Promise<string> => {
  const { items } = (await (await fetch(`${values.origin}${path}`)).json()) as { items: { slug: string }[] }
  return encodeURIComponent(items[0]?.slug ?? '')
}

const pages = {
  home: '/',
  list: '/shop',
  product: `/shop/${await first('/api/shop/products?take=1')}`,
  article: `/blog/${await first('/api/blog/articles?take=1')}`,
}
const rows = [
  ['', ...CATEGORIES, 'FCP ms', 'LCP ms', 'TBT ms', 'of the processor', 'its work ms', 'CLS', 'machine'],
]
const remarks: string[] = []
for (const [name, path] of Object.entries(pages)) {
  const outcomes: Outcome[] = []
  for (let run = 0; run < Number(values.runs); run++) outcomes.push(await measure(values.origin + path))
  const audit = (id: string) => median(outcomes.map(({ audits }) => audits[id]?.numericValue ?? 0))
  const failed = Object.entries(outcomes.at(-1)?.audits ?? {})
    .filter(([, { score, numericValue }]) => score !== null && score < 1 && numericValue === undefined)
    .map(([id]) => id)
  rows.push([
    name,
    ...CATEGORIES.map((id) =>
      String(Math.round(100 * median(outcomes.map((one) => one.categories[id].score)))),
    ),
    ...TIMES.map((id) => String(Math.round(audit(id)))),
    ...(['blocking', 'work'] as const).map((id) =>
      String(Math.round(median(outcomes.map((one) => one.processorTime[id])))),
    ),
    audit(SHIFT).toFixed(3),
    String(median(outcomes.map(({ environment }) => environment.benchmarkIndex))),
  ])
  remarks.push(`${name}, below 1: ${failed.join(', ') || 'nothing'}`)
}
process.stdout.write(`${[...toColumns(rows), '', ...remarks].join('\n')}\n`)
