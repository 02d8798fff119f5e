import type { Agent } from 'node:http'
import type pg from 'pg'
import { Problem } from '../../lib/bootstrap.mjs'
import { makeBuying } from '../order-flow.ts'
import type { signInOwner } from '../staff-member.ts'
import { type Customers, makeAsking } from './asks.ts'
import { planRush } from './plan.ts'
import type { Answered } from './play.ts'

/** Of a million shoppers a day; all of them come within a minute, two thirds in its first twenty seconds. */
export const RUSH = { shoppers: 20_000, pieces: 500, ms: 60_000 }

const DAY_MS = 24 * 60 * 60_000
const LOOKS_AFTER_MS = 200
const BUYS_AFTER_MS = 2_000
const SOLD_OUT = /"code":"(insufficient_stock|product_unavailable)"/

export interface Rush {
  at: number
  kind: 'sale: its page' | 'sale: cart' | 'sale: buying'
  turn: number
}

export interface Sale {
  pieces: number
  /** Paid for. */
  sold: number
  left: number
  /** Set aside for orders that were not paid. */
  held: number
}

/** Each loads the page, is asked for as who they are, and tries to buy one piece. */
export const planSale = (shoppers: number, seed: number): Rush[] =>
  planRush(shoppers, RUSH.ms, seed).flatMap((at, turn): Rush[] => [
    { at, kind: 'sale: its page', turn },
    { at: at + LOOKS_AFTER_MS, kind: 'sale: cart', turn },
    { at: at + BUYS_AFTER_MS, kind: 'sale: buying', turn },
  ])

const NEVER_ON_OFFER = `SELECT id, slug, price FROM products JOIN stock ON product_id = id
  WHERE is_published AND offer_ends_at IS NULL AND reserved = 0
    AND NOT EXISTS (SELECT FROM product_offers WHERE product_id = products.id)
  ORDER BY md5(id) LIMIT 1`
const SOLD = `SELECT coalesce(sum(count), 0)::int AS sold FROM order_lines JOIN orders ON orders.id = order_id
  WHERE product_id = $1 AND status = 'paid'`
const SHELF = 'SELECT on_hand AS left, reserved AS held FROM stock WHERE product_id = $1'

interface Place {
  gateway: string
  client: pg.Client
  agent: Agent
  owner: Awaited<ReturnType<typeof signInOwner>>
}

/** Puts so many pieces of a product on the shelf, at half its price from now on; returns how each comes for one, and what came of it. */
export const openSale = async (
  { gateway, client, agent, owner }: Place,
  customers: Customers,
  pieces: number,
  hasQueue: boolean,
) => {
  const [goods] = (await client.query<{ id: string; slug: string; price: string }>(NEVER_ON_OFFER)).rows
  if (!goods) throw new Problem('There is no product that was never on offer.')
  await client.query('UPDATE stock SET on_hand = $2 WHERE product_id = $1', [goods.id, pieces])
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)
  await owner.post(`/api/admin/product/offers/add?id=${goods.id}`, {
    price: Math.ceil(Number(goods.price) / 20) * 10,
    startsAt: null,
    endsAt: `${tomorrow} 12:00`,
    hasQueue,
  })
  const ask = makeAsking(gateway, agent)
  const buy = makeBuying(agent)
  return {
    send: async ({ kind, turn }: Rush): Promise<Answered> => {
      const customer = customers[turn]
      if (!customer) throw new Error('there are more shoppers than customers')
      const address = `10.200.${turn >> 8}.${turn & 255}`
      if (kind === 'sale: buying')
        return buy({ ...customer, origin: gateway, address }, goods.id).then(
          () => 'done',
          (error: Error) => {
            if (SOLD_OUT.test(error.message)) return 'refused'
            throw error
          },
        )
      const { authorization, cookie } = customer
      const status = await (kind === 'sale: cart'
        ? ask({ path: '/api/order/pending', address, headers: { authorization, cookie } })
        : ask({ path: `/shop/${encodeURIComponent(goods.slug)}`, address }))
      if (status !== 200) throw new Error(`${status}, ${kind}`)
      return 'done'
    },
    result: async (): Promise<Sale> => {
      const sold = (await client.query<{ sold: number }>(SOLD, [goods.id])).rows[0]?.sold ?? 0
      const shelf = (await client.query<{ left: number; held: number }>(SHELF, [goods.id])).rows[0]
      return { pieces, sold, left: shelf?.left ?? 0, held: shelf?.held ?? 0 }
    },
  }
}
