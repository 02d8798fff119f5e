// npm run bench: how fast the shop is here, beside what Node and PostgreSQL can do here. See docs/scale.md.
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { EmbeddedPostgresError } from '@hojreh/postgres'
import { besideExport } from '../bench/beside-export.ts'
import { besidePrices } from '../bench/beside-prices.ts'
import { playDay } from '../bench/day/day.ts'
import { measure, type Result } from '../bench/measure.ts'
import { openBench } from '../bench/open-bench.ts'
import { type Report, tableOf } from '../bench/report.ts'
import { seed } from '../bench/seed.ts'
import { soak } from '../bench/soak.ts'
import { Problem } from '../lib/bootstrap.mjs'
import { openShopData, type ShopData } from '../lib/data.ts'
import { endWithUs } from '../lib/end-with-us.ts'
import { runQuietly } from '../lib/processes.ts'

const help = `npm run bench -- [--quick] [--products 10000] [--apis 1] [--rounds 3] [--seconds 4]
  --products 1000,10000,100000 --apis 1,2,4   every one with every other
  [--beside-export]  instead: each row without and with a file of orders on its way to the staff
  [--beside-prices]  instead: each row without and with a change of the prices of all goods by percent
  [--day]            instead: a day of a million shoppers with crawlers and a flash sale, at a tenth of its size, and what each kind of
                     request costs beside docs/scale.md; --part 0.05 another size, --hour 20 seconds of each hour, --storm 2 crawlers
                     and sale twice as strong, --queue the sale with a queue
  [--soak 10]        instead: so many minutes of load, and whether memory stays flat
  [--only text|text] only rows (of a day: kinds of requests, and its parts) whose name holds one of the texts
  [--json file]      writes the results
  [--compare file]   earlier results to compare with
  [--data folder]    keeps the data there for the next time`

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    products: { type: 'string', default: '10000' },
    apis: { type: 'string', default: '1' },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    soak: { type: 'string' },
    day: { type: 'boolean', default: false },
    part: { type: 'string', default: '0.1' },
    hour: { type: 'string', default: '10' },
    storm: { type: 'string', default: '1' },
    queue: { type: 'boolean', default: false },
    'beside-export': { type: 'boolean', default: false },
    'beside-prices': { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    json: { type: 'string' },
    compare: { type: 'string' },
    data: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

const say = (line: string) => process.stdout.write(`${line}\n`)
const numbersOf = (text: string) => text.split(',').map(Number)
const counts = values.quick ? [10] : [1, 10, 50]
const isWanted = ({ name }: { name: string }) => values.only.split('|').some((part) => name.includes(part))
const earlier = values.compare ? (JSON.parse(readFileSync(values.compare, 'utf8')) as Report[]) : []

const report = async (data: ShopData, products: number, apis: number): Promise<Report> => {
  const rounds = Number(values.rounds ?? (values.quick ? 1 : 3))
  const seconds = Number(values.seconds ?? (values.quick ? 2 : 4))
  const { shop, rows, close } = await openBench(data, apis, Math.max(...counts))
  try {
    const before = shop.memory()
    const results: Result[] = []
    for (const row of rows.filter(isWanted))
      for (const connections of row.isOnce ? [10] : counts) {
        say(`  ${row.name}, ${connections} …`)
        results.push(await measure(row, connections, { rounds, seconds, shop }))
      }
    return {
      at: new Date().toISOString(),
      machine: `${availableParallelism()} × ${cpus()[0]?.model.trim()}`,
      products,
      apis,
      results,
      memory: { before, after: shop.memory() },
    }
  } finally {
    await close()
  }
}

const soakOnce = async (data: ShopData, minutes: number) => {
  const { shop, rows, close } = await openBench(data, Number(values.apis), 10)
  try {
    say(`\n${await soak(shop, rows.filter(isWanted), minutes, say)}`)
  } finally {
    await close()
  }
}

const dayOnce = async (data: ShopData) => {
  const size = {
    hasQueue: values.queue,
    ...{ part: Number(values.part), storm: Number(values.storm), hourSeconds: Number(values.hour) },
    ...{ apis: Number(values.apis), seconds: Number(values.seconds ?? 30), isWanted },
  }
  if (!(await playDay(data, size, say)))
    throw new Problem('Something failed, or a piece was lost or sold twice.')
}

/** What the staff do beside shoppers, if that is asked for. */
const besideWork =
  (values['beside-export'] && besideExport) || (values['beside-prices'] && besidePrices) || undefined

const besideOnce = async (data: ShopData, measureBeside: typeof besideExport) => {
  const { shop, rows, close } = await openBench(data, Number(values.apis), 10)
  const [rounds, seconds] = [Number(values.rounds ?? 9), Number(values.seconds ?? 2)]
  try {
    say(`\n${await measureBeside({ data, shop }, { rows: rows.filter(isWanted), rounds, seconds, say })}`)
  } finally {
    await close()
  }
}

/** In root's own folder the database's user could not even pass by. */
const temporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hojreh-bench-'))
  chmodSync(folder, 0o711)
  return folder
}

const run = async (folder: string) => {
  say('• Building what changed …')
  await runQuietly({
    failure: 'The apps could not be built',
    command: ['turbo', 'run', 'build', '--filter=./apps/*', '--output-logs=new-only'],
  })
  const reports: Report[] = []
  for (const products of numbersOf(values.products)) {
    say(`• Filling a shop with ${products} products …`)
    process.env.HOJREH_DATA = join(folder, String(products))
    const data = await openShopData()
    const close = endWithUs(data.close)
    try {
      await seed(data, products)
      if (values.day) await dayOnce(data)
      else if (values.soak) await soakOnce(data, Number(values.soak))
      else if (besideWork) await besideOnce(data, besideWork)
      else
        for (const apis of numbersOf(values.apis)) {
          const now = await report(data, products, apis)
          reports.push(now)
          const before = earlier.find((one) => one.products === products && one.apis === apis)
          say(`\n${tableOf(now, before)}\n`)
          if (values.json) writeFileSync(values.json, `${JSON.stringify(reports, null, 2)}\n`)
        }
    } finally {
      await close()
    }
  }
}

if (values.help) say(help)
else {
  const folder = values.data ? resolve(values.data) : temporaryFolder()
  const removeFolder = endWithUs(async () => {
    if (!values.data) rmSync(folder, { recursive: true, force: true })
  })
  try {
    await run(folder)
  } catch (error) {
    if (!(error instanceof Problem || error instanceof EmbeddedPostgresError)) throw error
    process.stderr.write(`\n✗ ${error.message}\n`)
    process.exitCode = 1
  } finally {
    await removeFolder()
  }
}
