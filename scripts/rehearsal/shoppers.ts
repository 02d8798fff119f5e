import { inboxKey } from '@hojreh/server/local'
import { Problem } from '../lib/bootstrap.mjs'
import type { RehearsedShop } from './hosts.ts'
import { type Ask, ask } from './load.ts'

export const PRODUCT = 'golab-doatasheh-ghamsar-250'

const visited = [
  '/',
  '/shop',
  `/shop/${PRODUCT}`,
  '/shop/search?q=%DA%AF%D9%84%D8%A7%D8%A8',
  '/blog',
  '/blog/sofreh-yalda',
  '/auth',
  '/faq',
  '/api/shop/products?take=12',
  '/api/config',
  '/sitemap.xml',
]

/** Returns requests from page to page; each shopper starts at another page. */
const visitor = (first: number): (() => Ask) => {
  let turn = first
  return () => {
    turn += 1
    return { path: visited[turn % visited.length] ?? '/' }
  }
}

export const idOfProduct = async (shop: RehearsedShop): Promise<string> => {
  const { body } = await ask(shop, { path: `/api/shop/product?slug=${PRODUCT}` })
  const { product }: { product: { productId: string } } = JSON.parse(body)
  return product.productId
}

/** Signs in by the code that the demo shows; returns the headers of every later call. */
export const signIn = async (shop: RehearsedShop): Promise<Record<string, string>> => {
  const phone = `0912${String(Date.now()).slice(-7)}`
  await ask(shop, { path: '/api/auth/sendOtp', method: 'POST', body: { phone, inviteCode: '00000' } })
  const { status, body: inbox } = await ask(shop, { path: `/api/dev/inbox?key=${inboxKey(shop.secret)}` })
  const [, message = ''] = inbox.split(`data-phone="${phone}"`)
  const digits = /<output>([۰-۹\d]{5})</.exec(message)?.[1] ?? ''
  if (!digits) throw new Problem(`No code for a buyer in the inbox, which answered ${status}.`)
  const code = digits.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)))
  const { body, cookies } = await ask(shop, {
    path: '/api/auth/loginSms',
    method: 'POST',
    body: { phone, code },
  })
  const { jwtSecret }: { jwtSecret: string } = JSON.parse(body)
  return {
    authorization: `Bearer ${jwtSecret}`,
    cookie: cookies.map((cookie) => cookie.split(';', 1)[0]).join('; '),
  }
}

/** Returns calls that add to the cart and take out again: none of them may be sent twice or lost. */
const buyer = async (shop: RehearsedShop): Promise<() => Ask> => {
  const [productId, headers] = [await idOfProduct(shop), await signIn(shop)]
  let turn = 0
  return () => {
    turn += 1
    if (turn % 3 === 0) return { path: '/api/order/pending', headers }
    const count = turn % 3 === 1 ? 1 : -1
    return { path: '/api/order/addToCart', method: 'POST', body: [{ productId, count }], headers }
  }
}

export const visitorsOf = (count: number): (() => Ask)[] =>
  Array.from({ length: count }, (_, index) => visitor(index * 2))

/** Returns the shoppers of a rehearsal: six who look around, and two who fill their carts. */
export const shoppersOf = async (shop: RehearsedShop): Promise<(() => Ask)[]> => [
  ...visitorsOf(6),
  await buyer(shop),
  await buyer(shop),
]
