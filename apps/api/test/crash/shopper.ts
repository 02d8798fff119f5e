import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import type { Bank } from './bank.ts'
import type { Ledger } from './ledger.ts'

interface World {
  origin: () => string
  bank: Bank
  ledger: Ledger
  productIds: readonly string[]
  isOver: () => boolean
}

export interface Person {
  addressId: string
  headers: Record<string, string>
}

const CALL_MS = 20_000
const started = z.object({ orderId: z.string(), paymentId: z.string(), redirectUrl: z.string() })
const checked = z.object({ status: z.string(), orderId: z.string(), refId: z.string().nullable() })
const cart = z.object({ totalCount: z.int() })
const pick = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)] as Item

/** Plays one shopper who buys again and again, and writes down what the shop said. */
export const shop = async (
  { origin, bank, ledger, productIds, isOver }: World,
  person: Person,
): Promise<void> => {
  /** Makes a call. Its response is undefined when the outcome is unknown, or when the shop refused it. */
  const call = async <Result>(
    schema: z.ZodType<Result>,
    path: string,
    payload?: object,
  ): Promise<{ response?: Result; isCertain: boolean }> => {
    try {
      const response = await fetch(`${origin()}${path}`, {
        method: payload ? 'POST' : 'GET',
        headers: { ...person.headers, ...(payload && { 'content-type': 'application/json' }) },
        ...(payload && { body: JSON.stringify(payload) }),
        signal: AbortSignal.timeout(CALL_MS),
      })
      const body: unknown = await response.json()
      if (response.ok) {
        ledger.responses.certain += 1
        return { response: schema.parse(body), isCertain: true }
      }
      if (response.status === 503 || response.status === 502) {
        ledger.responses.unavailable += 1
        return { isCertain: false }
      }
      if (response.status >= 500 || response.status === 401 || response.status === 429)
        ledger.failures.push(`${path}: ${response.status} ${JSON.stringify(body)}`)
      ledger.responses.refused += 1
      return { isCertain: true }
    } catch {
      ledger.responses.uncertain += 1
      await delay(50)
      return { isCertain: false }
    }
  }

  /**
   * What the cart may hold: at first, what was left of an earlier walk; after a call without an answer, either, until a
   * change is acknowledged. To see it is no proof: PostgreSQL shows a commit that waits for a standby when its
   * connection ends, and a fail-over may take it back (its manual, "Synchronous Replication", and `SyncRepWaitForLSN`).
   */
  let counts: number[] | undefined
  const lookIntoCart = async (): Promise<boolean> => {
    const { response } = await call(cart, '/api/order/pending')
    if (!response) return false
    if (counts && !counts.includes(response.totalCount))
      ledger.failures.push(`a cart of ${response.totalCount} that should hold ${counts.join(' or ')}`)
    counts ??= [response.totalCount]
    return true
  }

  const add = async (): Promise<void> => {
    const count = randomInt(1, 3)
    const { response, isCertain } = await call(cart, '/api/order/addToCart', [
      { productId: pick(productIds), count },
    ])
    if (response) counts = [response.totalCount]
    else if (!isCertain) counts = counts && [...new Set(counts.flatMap((before) => [before, before + count]))]
  }

  const comeBack = async (authority: string, status: string): Promise<void> => {
    const { response } = await call(
      checked,
      `/api/order/paymentCheck?Authority=${authority}&Status=${status}`,
    )
    if (response?.status === 'paid')
      ledger.confirmed.push({ orderId: response.orderId, refId: response.refId ?? '' })
  }

  const buy = async (): Promise<void> => {
    if (!(await lookIntoCart())) return delay(50)
    await add()
    await call(z.unknown(), `/api/order/setAddress?id=${person.addressId}`, { shippingMethodId: 'post' })
    const { response, isCertain } = await call(started, '/api/order/payment')
    // The cart became an order, or may have.
    if (response) counts = [0]
    else if (!isCertain) counts = counts && [...counts, 0]
    if (!response) return
    ledger.placed.push(response)
    const authority = response.redirectUrl.split('/').at(-1) ?? ''
    const end = pick(['pay', 'pay', 'pay', 'payAndClose', 'fail', 'leave'] as const)
    if (end === 'leave') return
    await bank.press(authority, end === 'fail' ? 'fail' : 'pay')
    if (end === 'payAndClose') return
    await comeBack(authority, end === 'fail' ? 'NOK' : 'OK')
    if (randomInt(5) > 0) return
    const cancelled = await call(z.object({ id: z.string() }), `/api/order/cancel?id=${response.orderId}`, {})
    if (cancelled.response) ledger.cancelled.push(response.orderId)
    else if (!cancelled.isCertain) ledger.perhapsCancelled.push(response.orderId)
  }

  while (!isOver()) await buy()
}
