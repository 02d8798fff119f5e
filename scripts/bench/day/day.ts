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
import { type Measured, makeMeter, middle, sumOf } from './meter.ts'
import { type Kind, kindNames, kinds } from './model.ts'
import { inOrder, type Planned, planBusyHour, planDay, planKind } from './plan.ts'
import { type Answered, type Played, play } from './play.ts'
import { answerTable, type Costs, costTable, countOf, saleLine, sumLine } from './report.ts'

const SEED = 1_405
/** Customers who are signed in and fill carts and buy during the whole run. */
const CUSTOMERS = 60
/** Each kind is asked for in so many turns with the others, and the middle one counts: now and then a shop works for itself. */
const TURNS = 3
/** V8 has compiled what a kind needs by then. */
const WARM_CALLS = 800
const LONGEST_WARM_UP_MS = 20_000
/** How much of a core a kind is asked for alone: far from full, as most of a day is. */
const OF_A_CORE = 0.3
/** As many as in the busiest moment: at a thousand a second, each costs half, for no machine sleeps between two of them. */
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
  /** Whether the sale has a queue. */
  hasQueue: boolean
  /** Whether a kind, or a part of the day, is played. */
  isWanted: (one: { name: string }) => boolean
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
  const { part, storm, isWanted } = size
  const shop = await startShop(data, size.apis)
  const client = new pg.Client({ connectionString: data.databaseUrl })
  const agent = new Agent({ keepAlive: true })
  try {
    await client.connect()
    say('  signing in …')
    const { gateway } = shop.origins
    const customers = await signInMany(shop, CUSTOMERS)
    const send = makeSending({ gateway, customers, ...(await someGoods(client)) }, agent)
    const meter = makeMeter(shop)

    const turnMs = (size.seconds * 1_000) / TURNS
    const turns = new Map<Kind, (Measured<unknown> & { played: Played })[]>(
      kindNames.filter((name) => isWanted({ name })).map((kind) => [kind, []]),
    )
    const turnsOfKinds = turns.size > 0 ? TURNS : 0
    for (let turn = 0; turn < turnsOfKinds; turn += 1) {
      for (const [kind, measured] of turns) {
        const perSecond = Math.min(MOST_A_SECOND, (1_000 * OF_A_CORE) / kinds[kind].ms)
        const warmMs = Math.min(LONGEST_WARM_UP_MS, (1_000 * WARM_CALLS) / (2 * perSecond))
        if (turn === 0) await play(planKind(kind, 2 * perSecond, warmMs, SEED - 1), send)
        const asked = planKind(kind, perSecond, turnMs, SEED + turn)
        const one = await meter.measure(() => play(asked, send))
        const played = one.result.get(kind)
        if (played) measured.push({ ...one, played })
      }
      say(
        `  ${turn + 1} of ${TURNS}: the idle shop takes ${Math.round(meter.idle())} ms of a core a second; load ${loadavg().join(', ')}`,
      )
    }
    const costs: Costs = new Map(
      [...turns].map(([kind, measured]) => {
        const all = measured.map(({ used, played }) => ({ used: used(), played }))
        return [kind, middle(all, ({ used, played }) => sumOf(used) / countOf(played))]
      }),
    )
    if (costs.size > 0) say(`\n${costTable(costs)}`)

    const results: Map<string, Played>[] = []
    const playPart = async <Item extends { at: number; kind: string }>(
      title: string,
      plan: readonly Item[],
      sendOne: (item: Item) => Promise<Answered>,
    ) => {
      if (!isWanted({ name: title })) return
      say(`\n  ${title} …`)
      const { result, ms, used } = await meter.measure(() => play(plan, sendOne))
      results.push(result)
      say(
        `\n${answerTable(title, result)}\n${sumLine(result, costs, used(), ms)}; load ${loadavg().join(', ')}`,
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

    const rush = Math.round(RUSH.shoppers * part * storm)
    const pieces = Math.round(RUSH.pieces * part * storm)
    let isSold = true
    const saleName = `A sale of ${pieces} pieces to ${rush} shoppers${size.hasQueue ? ' in a queue' : ''}, beside the busiest hour`
    if (isWanted({ name: saleName })) {
      say(`\n  signing ${rush} shoppers in …`)
      const buyers = await signInMany(shop, rush)
      const sale = await openSale(
        { gateway, client, agent, owner: await signInOwner(shop) },
        buyers,
        pieces,
        size.hasQueue,
      )
      await playPart(
        saleName,
        inOrder([...planBusyHour(part, RUSH.ms, SEED + 4), ...planSale(rush, SEED + 5)]),
        (one) => (isOfSale(one) ? sale.send(one) : send(one)),
      )
      const sold = await sale.result()
      isSold = sold.sold + sold.left === pieces
      say(saleLine(sold))
    }
    await cli(data, 'audit')
    const failed = results.flatMap((one) => [...one.values()]).some((one) => one.failed > 0)
    return !failed && isSold
  } finally {
    agent.destroy()
    await client.end()
    await shop.close()
  }
}
