import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { signInMany } from './customers.ts'
import type { Outcome } from './load.ts'

/** A customer, and the process that it buys from. */
type Buyer = Awaited<ReturnType<typeof signInMany>>[number] & {
  origin: string
  /** As a trusted proxy tells it. */
  address?: string
}

/** As in apps/shop/src/features/cart/queue/queue.rules.ts. */
const NEAR = 50
const SOON_MS = 2_000
const LATER_MS = 5_000

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Cheaper than a stream's consumer: what the load takes of the processor, the shop has not. */
const textOf = (response: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = ''
    response.setEncoding('utf8')
    response.on('data', (piece: string) => {
      text += piece
    })
    response.once('end', () => resolve(text))
    response.once('error', reject)
  })

/** A customer's way through the shop, call by call. */
export const makeBuying = (agent: Agent) => {
  const call = (
    { origin, authorization, cookie, address }: Buyer,
    method: 'GET' | 'POST',
    path: string,
    { body = '', type = 'application/json' }: { body?: string; type?: string } = {},
  ) =>
    new Promise<{ status: number; location: string; body: string }>((resolve, reject) => {
      const headers = {
        ...{ authorization, cookie },
        ...(address && { 'x-forwarded-for': address }),
        ...(method === 'POST' && { 'content-type': type }),
      }
      const outgoing = request(origin + path, { method, agent, headers }, async (response) => {
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location ?? '',
          body: await textOf(response),
        })
      })
      outgoing.on('error', reject)
      outgoing.end(body)
    })

  /** As the page does: looks at the queue until it is passed, sooner near its front, and goes to pay then. */
  const waitInQueue = async (buyer: Buyer): Promise<void> => {
    const { queues } = JSON.parse((await call(buyer, 'GET', '/api/order/pending')).body)
    for (const { offerId, place } of queues)
      for (;;) {
        const { state, admittedTo } = JSON.parse(
          (await call(buyer, 'GET', `/api/shop/queue?offer=${offerId}`)).body,
        )
        if (state === 'sold_out' || state === 'over' || (state === 'moving' && admittedTo >= place)) break
        await delay((place - admittedTo <= NEAR ? SOON_MS : LATER_MS) + (place % 10) * 100)
      }
  }

  const goToPay = async (buyer: Buyer): Promise<string> => {
    for (;;) {
      const { status, body } = await call(buyer, 'GET', '/api/order/payment')
      if (status === 200) return body
      if (!body.includes('"in_queue"')) throw new Error(body)
      await waitInQueue(buyer)
    }
  }

  /** Into the cart, delivery, to the gateway, paid there, back and checked; throws unless it is paid. */
  return async (buyer: Buyer, productId: string): Promise<void> => {
    const added = await call(buyer, 'POST', '/api/order/addToCart', {
      body: JSON.stringify([{ productId, count: 1 }]),
    })
    if (added.status !== 200) throw new Error(added.body)
    await call(buyer, 'POST', `/api/order/setAddress?id=${buyer.addressId}`, {
      body: '{"shippingMethodId":"post"}',
    })
    const { redirectUrl } = JSON.parse(await goToPay(buyer))
    const paid = await call(buyer, 'POST', new URL(redirectUrl).pathname, {
      body: 'outcome=pay',
      type: 'application/x-www-form-urlencoded',
    })
    if (!paid.location) throw new Error(`${paid.status} ${paid.body}`)
    const back = new URL(paid.location).search
    const checked = await call(buyer, 'GET', `/api/order/paymentCheck${back}`)
    if (JSON.parse(checked.body).status !== 'paid') throw new Error(checked.body)
  }
}

/** Buys again and again until the time is over. */
export const runOrders = async (
  buyers: readonly Buyer[],
  productIds: readonly string[],
  seconds: number,
): Promise<Outcome> => {
  const agent = new Agent({ keepAlive: true })
  const buy = makeBuying(agent)
  const times: number[] = []
  let errors = 0
  const started = performance.now()
  await Promise.all(
    buyers.map(async (buyer, index) => {
      for (let round = index; performance.now() - started < seconds * 1_000; round++) {
        const begun = performance.now()
        try {
          await buy(buyer, productIds[round % productIds.length] ?? '')
          times.push(performance.now() - begun)
        } catch {
          errors++
        }
      }
    }),
  )
  const passed = (performance.now() - started) / 1_000
  agent.destroy()
  times.sort((a, b) => a - b)
  return {
    calls: times.length,
    perSecond: times.length / passed,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    errors,
  }
}
