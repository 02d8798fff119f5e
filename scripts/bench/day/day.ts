import { Agent } from 'node:http'
import { loadavg } from 'node:os'
import pg from 'pg'
import type { ShopData } from '../../lib/data.ts'
import { signInMany } from '../customers.ts'
import { cli } from '../seed.ts'
import { startShop } from '../shop.ts'
import { signInOwner } from '../staff-member.ts'
import { makeSending } from './asks.ts'
import { openSale, planSale, RUSH, type Rush } from './flash-sale.ts'
import { makeMeter } from './meter.ts'
import { kindNames, kinds } from './model.ts'
import { inOrder, type Planned, planBusyHour, planDay, planKind } from './plan.ts'
import { type Answered, type Played, play } from './play.ts'
import { answerTable, type Costs, costTable, saleLine, sumLine } from './report.ts'

const SEED = 1_405
/** Who fill their carts and buy all day. */
const CUSTOMERS = 60
const WARM_MS = 6_000
/** How much of a core a kind is asked for alone: far from full, as most of a day is. */
const OF_A_CORE = 0.3
const MOST_A_SECOND = 200
/** Pages a second of all crawlers together, beside a million shoppers. */
const CRAWLED_A_SECOND = 300
const CRAWL_MS = 30_000

export interface Size {
  apis: number
  /** Of a million shoppers. */
  part: number
  /** What is played of each hour. */
  hourSeconds: number
  /** How long each kind is asked for alone. */
  seconds: number
  /** How many times stronger crawlers and the sale are than beside a million. */
  storm: number
}

const someGoods = async (client: pg.Client) => {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM products WHERE is_published ORDER BY id LIMIT 100',
  )
  const { rows: some } = await client.query<{ slug: string }>(
    'SELECT slug FROM products WHERE is_published ORDER BY md5(id) LIMIT 20000',
  )
  return { productIds: rows.map(({ id }) => id), slugs: some.map(({ slug }) => slug) }
}

const isOfSale = (one: Planned | Rush): one is Rush => one.kind.startsWith('sale')

/**
 * Plays a day of a million shoppers at a part of its size, then crawlers and a flash sale beside its busiest hour, and holds
 * the arithmetic of docs/scale.md against them; whether nothing failed and no piece was lost or sold twice.
 */
export const playDay = async (data: ShopData, size: Size, say: (line: string) => void): Promise<boolean> => {
  const { part, storm } = size
  const shop = await startShop(data, size.apis)
  const client = new pg.Client({ connectionString: data.databaseUrl })
  const agent = new Agent({ keepAlive: true })
  try {
    await client.connect()
    say('  signing in …')
    const rush = Math.round(RUSH.shoppers * part * storm)
    const all = await signInMany(shop, CUSTOMERS + rush)
    const { gateway } = shop.origins
    const customers = all.slice(0, CUSTOMERS)
    const send = makeSending({ gateway, customers, ...(await someGoods(client)) }, agent)
    const meter = await makeMeter(shop)
    say(`  The idle shop takes ${Math.round(meter.idle)} ms of a core a second; load ${loadavg().join(', ')}`)

    const costs: Costs = new Map()
    for (const kind of kindNames) {
      say(`  ${kind} …`)
      const perSecond = Math.min(MOST_A_SECOND, (1_000 * OF_A_CORE) / kinds[kind].ms)
      await play(planKind(kind, perSecond, WARM_MS, SEED + 1), send)
      const plan = planKind(kind, perSecond, size.seconds * 1_000, SEED)
      const { result, used } = await meter.measure(() => play(plan, send))
      const played = result.get(kind)
      if (played) costs.set(kind, { used, played })
    }
    say(`\n${costTable(costs)}`)

    const results: Map<string, Played>[] = []
    const playPart = async <Item extends { at: number; kind: string }>(
      title: string,
      plan: readonly Item[],
      sendOne: (item: Item) => Promise<Answered>,
    ) => {
      say(`\n  ${title} …`)
      const { result, ms, used } = await meter.measure(() => play(plan, sendOne))
      results.push(result)
      say(
        `\n${answerTable(title, result)}\n${sumLine(result, costs, used, ms)}; load ${loadavg().join(', ')}`,
      )
    }

    await playPart('The day', planDay(part, size.hourSeconds * 1_000, SEED), send)
    const crawled = CRAWLED_A_SECOND * part * storm
    await playPart(
      `${Math.round(crawled)} pages a second of crawlers, beside the busiest hour`,
      inOrder([
        ...planBusyHour(part, CRAWL_MS, SEED + 2),
        ...planKind('page of a crawler', crawled, CRAWL_MS, SEED + 3),
      ]),
      send,
    )

    const pieces = Math.round(RUSH.pieces * part * storm)
    const owner = await signInOwner(shop)
    const sale = await openSale({ gateway, client, agent, owner }, all.slice(CUSTOMERS), pieces)
    await playPart(
      `A sale of ${pieces} pieces to ${rush} shoppers, beside the busiest hour`,
      inOrder([...planBusyHour(part, RUSH.ms, SEED + 4), ...planSale(rush, SEED + 5)]),
      (one) => (isOfSale(one) ? sale.send(one) : send(one)),
    )
    const sold = await sale.result()
    say(saleLine(sold))
    await cli(data, 'audit')
    const failed = results.flatMap((one) => [...one.values()]).some((one) => one.failed > 0)
    return !failed && sold.sold + sold.left === pieces
  } finally {
    agent.destroy()
    await client.end()
    await shop.close()
  }
}
