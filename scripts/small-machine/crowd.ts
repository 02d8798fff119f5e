import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { signInMany } from '../bench/customers.ts'
import { makeBuying } from '../bench/order-flow.ts'

/** Shoppers as in `docs/scale.md`: eight pages each, three of them moves inside an app. */
const VIEWS = 8
const MOVES = new Set([2, 4, 6])
const VIEW_EVERY_MS = 5_000
const PATIENCE_MS = 60_000
/** The pictures above the fold. */
const PICTURES_OF_A_PAGE = 4
const CUSTOMERS = 30
const TYPED = 'زعفران'

export interface Crowd {
  /** Milliseconds of each answer, by what was asked for. */
  times: Record<'page' | 'call' | 'picture' | 'order', number[]>
  failures: string[]
  mostAtOnce: number
}

const pick = <Value>(values: readonly Value[]): Value =>
  values[Math.floor(Math.random() * values.length)] as Value

type Asked = [kind: 'page' | 'call' | 'picture', path: string, own?: Record<string, string>]

interface Goods {
  productId: string
  slug: string
}

/** Returns goods from all over the shop, so that most pages are rendered for the first time. */
const someGoods = async (origin: string): Promise<Goods[]> => {
  const goods: Goods[] = []
  for (let page = 1; page <= 40; page += 1) {
    const list = await fetch(`${origin}/api/shop/products?take=24&inStock=true&pageId=${page * 3}`)
    const { items } = (await list.json()) as { items: Goods[] }
    goods.push(...items)
  }
  return goods
}

/**
 * Lets one shopper in after another, whether the shop keeps up or not, so that about `atOnce` of them are in it at a
 * time. A third searches, a third is signed in, and a sixth buys: eight times as many as the table has.
 */
export const letShoppersIn = async (origin: string, atOnce: number, seconds: number): Promise<Crowd> => {
  const crowd: Crowd = { times: { page: [], call: [], picture: [], order: [] }, failures: [], mostAtOnce: 0 }
  const goods = await someGoods(origin)
  const customers = await signInMany({ origins: { api: origin } }, CUSTOMERS)
  const agent = new Agent({ keepAlive: true })
  const buy = makeBuying(agent)

  const timed = async <Result>(kind: keyof Crowd['times'], what: string, work: () => Promise<Result>) => {
    const began = performance.now()
    try {
      const result = await work()
      crowd.times[kind].push(performance.now() - began)
      return result
    } catch (error) {
      crowd.failures.push(`${what}: ${error}`)
      return undefined
    }
  }
  const getFrom = (address: string, ...[kind, path, own]: Asked) =>
    timed(kind, path, async () => {
      const headers = { 'x-forwarded-for': address, ...own }
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const response = await fetch(origin + path, { headers, signal })
      const body = await response.text()
      if (!response.ok) throw new Error(`${response.status} ${body.slice(0, 100)}`)
      return body
    })

  /** A minimum price below every price: a list of all goods at an address that was hardly ever requested before. */
  const newList = () => `minPrice=${Math.floor(Math.random() * 40_000)}`
  const slugOf = ({ slug }: Goods) => encodeURIComponent(slug)
  const pages = [
    () => '/',
    () => '/shop',
    () => `/shop?${newList()}`,
    () => `/shop/search?q=${encodeURIComponent(TYPED)}&${newList()}`,
    () => `/shop/${slugOf(pick(goods))}`,
    () => `/shop/${slugOf(pick(goods))}`,
    () => `/shop/${slugOf(pick(goods))}`,
    () => '/blog',
  ]

  const visit = async (number: number): Promise<void> => {
    // The address as a proxy before the gateway sends it: requests of one address are limited.
    const address = `10.1.${number >> 8}.${number & 255}`
    const customer = number % 3 === 0 ? customers[(number / 3) % CUSTOMERS] : undefined
    const get = (...[kind, path, own]: Asked) => getFrom(address, kind, path, own)
    const isBuyer = number % 6 === 0
    const seen = new Set<string>()
    const open = async () => {
      const html = (await get('page', pick(pages)())) ?? ''
      const pictures = [...new Set(html.match(/\/api\/media\/\w+\/400\.avif/g) ?? [])]
      const missing = pictures.filter((path) => !seen.has(path)).slice(0, PICTURES_OF_A_PAGE)
      for (const path of missing) seen.add(path)
      await Promise.all(missing.map((path) => get('picture', path)))
      if (customer)
        await Promise.all(
          ['/api/user/getPanelData', '/api/order/pending'].map((path) => get('call', path, customer)),
        )
    }
    const move = () =>
      Promise.all([
        get('call', `/api/shop/products?take=24&${newList()}`),
        get('call', `/api/shop/product?slug=${slugOf(pick(goods))}`),
      ])
    const type = async () => {
      for (let letters = 1; letters <= 6; letters += 1)
        await get('call', `/api/shop/suggest?q=${encodeURIComponent(TYPED.slice(0, letters))}`)
    }
    const view = async (turn: number) => {
      await delay(turn * VIEW_EVERY_MS)
      await (MOVES.has(turn) ? move() : open())
      if (turn === 1 && number % 3 === 1) await type()
      if (turn === VIEWS - 1 && isBuyer && customer)
        await timed('order', 'an order', () =>
          // Each order is of another product: a product that is bought here has only some pieces.
          buy({ ...customer, origin, address }, goods[number % goods.length]?.productId ?? ''),
        )
    }
    await Promise.all(Array.from({ length: VIEWS }, (_, turn) => view(turn)))
  }

  const everyMs = ((VIEWS - 1) * VIEW_EVERY_MS) / atOnce
  const began = performance.now()
  const visits: Promise<void>[] = []
  let inside = 0
  for (let number = 0; number * everyMs < seconds * 1_000; number += 1) {
    await delay(Math.max(0, number * everyMs - (performance.now() - began)))
    inside += 1
    crowd.mostAtOnce = Math.max(crowd.mostAtOnce, inside)
    visits.push(
      visit(number).finally(() => {
        inside -= 1
      }),
    )
  }
  await Promise.all(visits)
  agent.destroy()
  return crowd
}
