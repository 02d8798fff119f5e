import { type Agent, request } from 'node:http'
import type { signInMany } from '../customers.ts'
import { makeBuying } from '../order-flow.ts'
import type { Planned } from './plan.ts'
import type { Answered } from './play.ts'
import { randomFrom } from './random.ts'

const PATIENCE_MS = 30_000
const FIRST_VISITED = 20
const words = [
  'زعفران',
  'گلیم',
  'کاسه سفالی',
  'چراغ مسی',
  'قوری چینی',
  'ترمه',
  'لپتاپ',
  'گلدان',
  'سینی',
  'جعبه',
]
const LETTERS_LEFT_OUT = 5

export type Customers = Awaited<ReturnType<typeof signInMany>>
export interface Facts {
  gateway: string
  /** Of products all over the shop. */
  slugs: readonly string[]
  /** Of products that do not sell out. */
  productIds: readonly string[]
  customers: Customers
}

export interface Ask {
  path: string
  /** The visitor's address as a proxy before the gateway sends it: requests of one visitor are limited. */
  address: string
  body?: unknown
  headers?: Record<string, string>
}

const addressOf = (visitor: number) => `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`
const CRAWLER = '192.0.2.1'

/** Sends a request as a browser does, which unpacks; resolves once the answer has arrived to its last byte. */
export const makeAsking = (origin: string, agent: Agent) => (ask: Ask) =>
  new Promise<number>((resolve, reject) => {
    const text = ask.body === undefined ? undefined : JSON.stringify(ask.body)
    const outgoing = request(
      origin + ask.path,
      {
        agent,
        method: text === undefined ? 'GET' : 'POST',
        timeout: PATIENCE_MS,
        headers: {
          'accept-encoding': 'gzip, deflate, br',
          'x-forwarded-for': ask.address,
          ...(text !== undefined && { 'content-type': 'application/json' }),
          ...ask.headers,
        },
      },
      (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode ?? 0))
        response.once('error', reject)
      },
    )
    outgoing.once('timeout', () => outgoing.destroy(new Error(`no answer in ${PATIENCE_MS / 1_000} s`)))
    outgoing.once('error', reject)
    outgoing.end(text)
  })

/** Returns a function that sends planned requests; those that must be new are not repeated in its other plans. */
export const makeSending = (facts: Facts, agent: Agent) => {
  const { gateway, slugs, productIds, customers } = facts
  const ask = makeAsking(gateway, agent)
  const buy = makeBuying(agent)
  // The same numbers each time: a kept shop's servers are new, and remember nothing.
  const random = randomFrom(1)
  let count = 0
  const next = () => {
    count += 1
    return count
  }
  /** A minimum price below every price: a list of all products that was never requested before. */
  const newList = () => `minPrice=${next()}`
  const rest = slugs.slice(FIRST_VISITED)
  const newSlug = () => encodeURIComponent(rest[next() % rest.length] ?? '')
  const known = slugs.slice(0, FIRST_VISITED).map((slug) => encodeURIComponent(slug))
  const knownSlug = (turn: number) => known[turn % known.length] ?? ''
  // The customers who pay are not those who change carts: a payment empties a cart.
  const half = customers.length >> 1
  const changers = customers.slice(0, half)
  const buyers = customers.slice(half)
  const cartOf = (turn: number) => changers[turn % changers.length]

  const pathOf = ({ kind, turn }: Planned): string => {
    switch (kind) {
      case 'page from memory':
        return ['/', '/shop', `/shop/${knownSlug(turn)}`, `/shop/${knownSlug(turn + 7)}`][turn % 4] ?? '/'
      case 'page rendered anew':
      case 'page of a crawler':
        return turn % 2 ? `/shop/${newSlug()}` : `/shop?${newList()}`
      case 'call from memory':
        return turn % 2 ? `/api/shop/product?slug=${knownSlug(turn)}` : '/api/shop/products?take=24'
      case 'call never asked before':
        return turn % 2 ? `/api/shop/product?slug=${newSlug()}` : `/api/shop/products?take=24&${newList()}`
      case 'suggestion': {
        // A word of a title and a number as in one, typed letter by letter at its end: each letter is a new request.
        const word = `${words[Math.floor(turn / 6) % words.length]} ${Math.floor(10_000 + 90_000 * random())}`
        return `/api/shop/suggest?q=${encodeURIComponent(word.slice(0, word.length - LETTERS_LEFT_OUT + (turn % 6)))}`
      }
      case 'cart or session':
        return turn % 2 ? '/api/order/pending' : '/api/user/getPanelData'
      default:
        return '/api/order/addToCart'
    }
  }

  return async (planned: Planned): Promise<Answered> => {
    const { kind, turn } = planned
    const address = kind === 'page of a crawler' ? CRAWLER : addressOf(Math.floor(random() * 2 ** 20))
    if (kind === 'order') {
      const buyer = buyers[turn % buyers.length]
      if (buyer) await buy({ ...buyer, origin: gateway, address }, productIds[turn % productIds.length] ?? '')
      return 'done'
    }
    const isOwn = kind === 'cart or session' || kind === 'change of a cart'
    // Adds one three times, then takes all of them out again.
    const change = Math.floor(turn / changers.length) % 4 === 0 ? -9 : 1
    const status = await ask({
      path: pathOf(planned),
      address,
      ...(isOwn && { headers: cartOf(turn) }),
      ...(kind === 'change of a cart' && { body: [{ productId: productIds[0], count: change }] }),
    })
    if (status === 503 && kind === 'page of a crawler') return 'refused'
    if (status !== 200) throw new Error(`${status} ${pathOf(planned)}`)
    return 'done'
  }
}
