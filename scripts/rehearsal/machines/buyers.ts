import { setTimeout as delay } from 'node:timers/promises'
import type { RehearsedShop } from '../hosts.ts'
import { type Ask, ask, type Result } from '../load.ts'
import { idOfProduct, signIn } from '../shoppers.ts'

export interface Promises {
  /** Orders for which the shop answered with the way to the bank. */
  placed: { orderId: string; at: number }[]
  /** Payments that were confirmed. */
  confirmed: { orderId: string; refId: string }[]
  /** Calls for an order whose outcome is unknown. */
  uncertain: number
  /** Answers that no shopper should see. */
  odd: string[]
}

const ADDRESS = {
  title: 'خانه',
  receiverName: 'مریم احمدی',
  receiverPhone: '09121234567',
  province: 'تهران',
  city: 'تهران',
  street: 'خیابان ولیعصر، کوچه‌ی یکم',
  plaque: '۱۲',
  postalCode: '1234567890',
}
const PAUSE_MS = 200

/** Buys again and again, and records what the shop answered. */
const buyer = async (shop: RehearsedShop, promises: Promises, isOver: () => boolean): Promise<void> => {
  const headers = await signIn(shop)
  const productId = await idOfProduct(shop)
  const call = async (asked: Ask): Promise<Result | undefined> => {
    try {
      const answer = await ask(shop, { ...asked, headers })
      if (answer.status >= 500 && ![502, 503, 504].includes(answer.status))
        promises.odd.push(`${answer.status} ${asked.path}`)
      return answer.status < 500 ? answer : undefined
    } catch {
      return undefined
    }
  }
  const post = (path: string, body: unknown) => call({ path, method: 'POST', body })
  const made = await post('/api/order/newAddress', ADDRESS)
  const { addressId }: { addressId: string } = JSON.parse(made?.body ?? '{}')
  const buy = async () => {
    await post('/api/order/addToCart', [{ productId, count: 1 }])
    await post(`/api/order/setAddress?id=${addressId}`, { shippingMethodId: 'post' })
    const begun = await call({ path: '/api/order/payment' })
    if (!begun) promises.uncertain += 1
    if (begun?.status !== 200) return
    const { orderId, redirectUrl }: { orderId: string; redirectUrl: string } = JSON.parse(begun.body)
    promises.placed.push({ orderId, at: Date.now() })
    const { pathname } = new URL(redirectUrl, 'https://shop.localhost')
    await post(pathname, { outcome: 'pay' })
    const checked = await call({
      path: `/api/order/paymentCheck?Authority=${pathname.split('/').at(-1)}&Status=OK`,
    })
    if (checked?.status !== 200) return
    const { status, refId }: { status: string; refId: string } = JSON.parse(checked.body)
    if (status === 'paid') promises.confirmed.push({ orderId, refId })
  }
  while (!isOver()) {
    await buy()
    await delay(PAUSE_MS)
  }
}

/** Starts buyers who buy until they are told to stop. */
export const startBuyers = (shop: RehearsedShop, count: number) => {
  const promises: Promises = { placed: [], confirmed: [], uncertain: 0, odd: [] }
  let isOver = false
  const walks = Array.from({ length: count }, async (_, index) => {
    // Their phone numbers are made from the time.
    await delay(index * 50)
    await buyer(shop, promises, () => isOver)
  })
  return {
    promises,
    stop: async () => {
      isOver = true
      await Promise.all(walks)
    },
  }
}
