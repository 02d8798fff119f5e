import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { ShopData } from '../lib/data.ts'
import { beside, type Plan } from './beside.ts'

const LOOK_MS = 50
/** Rial. */
const STEP = 10_000

const BEGIN = `
  INSERT INTO price_jobs (id, label, filter, percent, step, state, total, by_name, created_at)
    SELECT $1, 'bench', '{}', $2, ${STEP}, 'running', count(*), 'bench', now() FROM products`
const END = `UPDATE price_jobs SET state = 'cancelled' WHERE id LIKE 'bench-%' AND state = 'running'`
const SEEN = `SELECT coalesce(sum(seen), 0)::int AS seen FROM price_jobs WHERE id LIKE 'bench-%'`
const IS_RUNNING = `SELECT FROM price_jobs WHERE id LIKE 'bench-%' AND state = 'running'`

/** Every row beside a change of the prices of all goods by ten per cent: up in one turn, down in the next. */
export const besidePrices = async ({ data }: { data: ShopData }, plan: Plan): Promise<string> => {
  const client = new pg.Client({ connectionString: data.databaseUrl })
  await client.connect()
  const seenNow = async () => (await client.query<{ seen: number }>(SEEN)).rows[0]?.seen ?? 0
  let jobs = 0
  const startJob = async () => {
    jobs += 1
    await client.query(BEGIN, [`bench-${Date.now()}-${jobs}`, jobs % 2 ? 10 : -10])
  }
  const begin = async () => {
    const seen = await seenNow()
    let isOver = false
    await startJob()
    while ((await seenNow()) === seen) await delay(LOOK_MS)
    const from = await seenNow()
    const work = (async () => {
      while (!isOver) {
        await delay(LOOK_MS)
        // One that is done makes room for the next: the turn is beside a job from its beginning to its end.
        if (!isOver && (await client.query(IS_RUNNING)).rowCount === 0) await startJob()
      }
    })()
    return async () => {
      const until = await seenNow()
      isOver = true
      await work
      await client.query(END)
      return until - from
    }
  }
  try {
    return await beside({ name: 'a change of all prices', unit: 'goods/s', begin }, plan)
  } finally {
    await client.query(END)
    await client.end()
  }
}
