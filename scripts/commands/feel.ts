// npm run feel: how long after a press something shows on a slow phone, measured on a shop that runs (npm start).
import { parseArgs } from 'node:util'
import { measureFeel } from '../../apps/e2e/src/feel/measure.ts'
import { ensureBrowser } from '../lib/browser.ts'
import { toColumns } from '../lib/columns.ts'
import { needShop } from '../lib/need-shop.ts'
import { shopOrigin } from '../lib/shop-origin.ts'

const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: shopOrigin() },
    runs: { type: 'string', default: '5' },
  },
})

await needShop(values.origin)
const times = await measureFeel(values.origin, Number(values.runs), await ensureBrowser({ isWhole: true }))
const rows = Object.entries(times).map(([name, taken]) => [
  name,
  String(taken[taken.length >> 1] ?? 0),
  String(taken.at(-1) ?? 0),
])
process.stdout.write(`${toColumns([['', 'median ms', 'worst ms'], ...rows]).join('\n')}\n`)
