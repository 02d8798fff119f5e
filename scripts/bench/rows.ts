import type { signInMany } from './customers.ts'
import type { Outcome } from './load.ts'
import { type Load, runLoad } from './load.ts'
import { runOrders } from './order-flow.ts'
import type { BenchShop } from './shop.ts'

/** The baseline of a row: a bare Node server with the same bytes, or a bare query of 24 rows over HTTP. */
export type Reference = 'bytes' | 'rows'

export interface Row {
  name: string
  /** The share of the baseline that it should reach. */
  aim?: { of: Reference; share: number }
  /** The highest p99 in ms, at 10 connections. */
  slowest?: number
  /** The highest median of a response in ms, from the first byte to the last, at 1 connection. */
  middle?: number
  run: (connections: number, seconds: number) => Promise<Outcome>
  /** For a baseline of bytes: a URL whose response is like those of the row. */
  sample?: string
  /** Requested as browsers do, which unpack it. */
  isPacked?: boolean
  /** Measured with 10 connections alone. */
  isOnce?: boolean
  /** Changes something all the time while the row runs; returns the function that stops it. */
  meanwhile?: () => () => Promise<void>
}

export interface Facts {
  shop: BenchShop
  customers: Awaited<ReturnType<typeof signInMany>>
  /** Of products; the first is the one that is measured. */
  slugs: readonly string[]
  /** Of products that do not sell out. */
  productIds: readonly string[]
  articleSlug: string
  changePrices: () => () => Promise<void>
  /** Where nginx sends the bytes of a list, if there is one. */
  nginx: string | null
}

const words = [
  'زعفران',
  'گلیم',
  'کاسه سفالی',
  'چراغ مسي',
  'قوری چینی یزد',
  'ترمه',
  'لپتاپ',
  'گلدان',
  'سيني',
  'جعبه',
]
const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(Math.random() * list.length)] as Value
/** The list that is measured. */
export const LIST = '/api/shop/products?take=24'
/** Returns new addresses of a list of all products: each has another minimum price, which is below every price. */
const newList = (path: string) => {
  let asked = Math.floor(Math.random() * 40_000)
  return () => {
    asked = (asked + 1) % 80_000
    return `${path}minPrice=${asked}`
  }
}

/** Makes the rows of everything that is measured. */
export const makeRows = ({
  shop,
  customers,
  slugs,
  productIds,
  articleSlug,
  changePrices,
  nginx,
}: Facts): Row[] => {
  const { apis } = shop
  const { api, shop: pages, blog, profile, gateway, bare } = shop.origins
  const load =
    (work: Load): Row['run'] =>
    (connections, seconds) =>
      runLoad(work, connections, seconds)
  const get = (origin: Load['origin'], path: Load['requests'][number]['path']) =>
    load({ origin, requests: [{ path }] })
  const product = `/api/shop/product?slug=${encodeURIComponent(slugs[0] ?? '')}`
  const article = `/blog/${encodeURIComponent(articleSlug)}`
  const half = { of: 'bytes', share: 0.5 } as const
  const queried = { of: 'rows', share: 0.8 } as const
  /** For chains of statements under locks, against one query. */
  const added = { of: 'rows', share: 0.12 } as const
  const ordered = { of: 'rows', share: 0.013 } as const
  const line = (count: number) => [{ productId: productIds[0] ?? '', count }]
  const packedPage = (origin: string) =>
    load({ origin, headers: [{ 'accept-encoding': 'gzip, deflate, br' }], requests: [{ path: '/shop' }] })

  const anyProduct = () => `/api/shop/product?slug=${encodeURIComponent(pick(slugs))}`
  const search = () =>
    `/api/shop/search?q=${encodeURIComponent(pick(words))}&maxPrice=${10 ** 9 + Math.floor(Math.random() * 10 ** 6)}`
  const suggest = () =>
    `/api/shop/suggest?q=${encodeURIComponent(`${pick(words)} ${Math.floor(Math.random() * 900)}`)}`
  const cart = (origin: Load['origin']) =>
    load({ origin, headers: customers, requests: [{ path: '/api/order/pending' }] })
  const addToCart = (origin: Load['origin']) =>
    load({
      origin,
      headers: customers,
      requests: [-9, 1, 1, 1].map((count) => ({
        method: 'POST',
        path: '/api/order/addToCart',
        body: line(count),
      })),
    })
  const orders =
    (origins: readonly string[]): Row['run'] =>
    (connections, seconds) => {
      const buyers = customers
        .slice(0, connections)
        .map((customer, index) => ({ ...customer, origin: origins[index % origins.length] ?? '' }))
      return runOrders(buyers, productIds.slice(1), seconds)
    }

  const own: Row[] = [
    { name: 'bare pg, 24 rows', run: get(bare, '/rows') },
    ...(nginx ? [{ name: 'nginx, bytes of a list', run: get(nginx, '/list') }] : []),
    { name: 'list of 24', aim: half, sample: api + LIST, run: get(apis, LIST) },
    { name: 'list of 24, prices changing', aim: queried, meanwhile: changePrices, run: get(apis, LIST) },
    { name: 'list of 24, never asked before', run: get(apis, newList(`${LIST}&`)) },
    {
      name: 'list of 24, never asked before, prices changing',
      meanwhile: changePrices,
      run: get(apis, newList(`${LIST}&`)),
    },
    { name: 'product', aim: half, sample: api + product, run: get(apis, product) },
    { name: 'product, prices changing', aim: queried, meanwhile: changePrices, run: get(apis, product) },
    { name: 'any product', run: get(apis, anyProduct) },
    { name: 'home', aim: half, sample: `${api}/api/shop/home`, run: get(apis, '/api/shop/home') },
    { name: 'search', slowest: 100, run: get(apis, search) },
    { name: 'suggest', run: get(apis, suggest) },
    { name: 'cart', run: cart(apis) },
    { name: 'add to cart', aim: added, run: addToCart(apis) },
    { name: 'whole order', aim: ordered, run: orders(apis) },
    { name: 'page of a list', aim: half, middle: 5, sample: `${pages}/shop`, run: get(pages, '/shop') },
    {
      name: 'page of a list, packed',
      aim: half,
      sample: `${pages}/shop`,
      isPacked: true,
      run: packedPage(pages),
    },
    { name: 'page of a list, never asked before', middle: 15, run: get(pages, newList('/shop?')) },
    {
      name: 'page of a product',
      aim: half,
      sample: `${pages}/shop/${slugs[0]}`,
      run: get(pages, `/shop/${encodeURIComponent(slugs[0] ?? '')}`),
    },
    { name: 'page of an article', aim: half, sample: blog + article, run: get(blog, article) },
    { name: 'page of sign-in', run: get(profile, '/auth') },
  ]
  const runs: Record<string, Row['run']> = {
    'list of 24': get(gateway, LIST),
    product: get(gateway, product),
    search: get(gateway, search),
    suggest: get(gateway, suggest),
    cart: cart(gateway),
    'add to cart': addToCart(gateway),
    'whole order': orders([gateway]),
    'page of a list, packed': packedPage(gateway),
  }
  const throughTheGateway = Object.entries(runs).map(
    ([name, run]): Row => ({ name: `${name}, through the gateway`, isOnce: true, run }),
  )
  return [...own, ...throughTheGateway]
}
