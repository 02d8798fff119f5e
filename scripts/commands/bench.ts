// npm run bench: how fast the shop is here, beside what Node and PostgreSQL can do here. See docs/scale.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { EmbeddedPostgresError } from '@hojreh/postgres'
import pg from 'pg'
import { signInMany } from '../bench/customers.ts'
import { measure, type Result } from '../bench/measure.ts'
import { type Report, tableOf } from '../bench/report.ts'
import { makeRows } from '../bench/rows.ts'
import { seed } from '../bench/seed.ts'
import { startShop } from '../bench/shop.ts'
import { Problem } from '../lib/bootstrap.mjs'
import { openShopData } from '../lib/data.ts'
import { runQuietly } from '../lib/processes.ts'

const help = `npm run bench -- [--quick] [--products 10000] [--rounds 3] [--seconds 4]
  [--only text]      only rows whose name holds the text
  [--json file]      writes the result
  [--compare file]   an earlier result to compare with
  [--data folder]    keeps the data there for the next time`

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    products: { type: 'string', default: '10000' },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    only: { type: 'string', default: '' },
    json: { type: 'string' },
    compare: { type: 'string' },
    data: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Puts prices up and down, ten times a second, as a busy shop owner or a feed does. */
const priceChanger = (client: pg.Client, productIds: readonly string[]) => () => {
  let step = 0
  let writing: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    const id = productIds[step++ % productIds.length]
    writing = client.query('UPDATE products SET price = price + $2 WHERE id = $1', [id, step % 2 ? 10 : -10])
  }, 100)
  return async () => {
    clearInterval(timer)
    await writing
  }
}

const run = async (folder: string) => {
  const products = Number(values.products)
  const rounds = Number(values.rounds ?? (values.quick ? 1 : 3))
  const seconds = Number(values.seconds ?? (values.quick ? 2 : 4))
  process.env.HOJREH_DATA = folder
  say('• Building what changed …')
  await runQuietly({
    failure: 'The apps could not be built',
    command: ['turbo', 'run', 'build', '--filter=./apps/*', '--output-logs=new-only'],
  })
  say(`• Filling a shop with ${products} products …`)
  const data = await openShopData()
  try {
    await seed(data, products)
    const shop = await startShop(data)
    const client = new pg.Client({ connectionString: data.databaseUrl })
    try {
      await client.connect()
      const { rows: first } = await client.query<{ id: string }>(
        'SELECT id FROM products WHERE is_published ORDER BY id LIMIT 100',
      )
      const { rows: some } = await client.query<{ slug: string }>(
        'SELECT slug FROM products WHERE is_published ORDER BY md5(id) LIMIT 5000',
      )
      const productIds = first.map(({ id }) => id)
      const counts = values.quick ? [10] : [1, 10, 50]
      const rows = makeRows({
        shop,
        customers: await signInMany(shop, Math.max(...counts)),
        slugs: some.map(({ slug }) => slug),
        productIds,
        changePrices: priceChanger(client, productIds),
      }).filter(({ name }) => name.includes(values.only))
      const before = shop.memory()
      const results: Result[] = []
      for (const row of rows)
        for (const connections of counts) {
          say(`  ${row.name}, ${connections} …`)
          results.push(await measure(row, connections, { rounds, seconds, bare: shop.origins.bare }))
        }
      const report: Report = {
        at: new Date().toISOString(),
        machine: `${availableParallelism()} × ${cpus()[0]?.model.trim()}`,
        products,
        results,
        memory: { before, after: shop.memory() },
      }
      const earlier = values.compare
        ? (JSON.parse(readFileSync(values.compare, 'utf8')) as Report)
        : undefined
      say(`\n${tableOf(report, earlier)}`)
      if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`)
    } finally {
      await client.end()
      await shop.close()
    }
  } finally {
    await data.close()
  }
}

if (values.help) say(help)
else {
  const folder = values.data ? resolve(values.data) : mkdtempSync(join(tmpdir(), 'hojreh-bench-'))
  try {
    await run(folder)
  } catch (error) {
    if (!(error instanceof Problem || error instanceof EmbeddedPostgresError)) throw error
    process.stderr.write(`\n✗ ${error.message}\n`)
    process.exitCode = 1
  } finally {
    if (!values.data) rmSync(folder, { recursive: true, force: true })
  }
}
