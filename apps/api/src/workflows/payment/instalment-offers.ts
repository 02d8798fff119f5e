import type { EndpointResponse, endpoints } from '@hojreh/contract'
import { LRUCache } from 'lru-cache'
import { GatewayUnavailableError } from '../../modules/payment/payment-gateway.ts'
import { waysOf } from '../../modules/payment/shop-card.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'

type Offer = EndpointResponse<typeof endpoints.getInstalments>['offer']

/** How long the answer of the gateway for a sum is shown. */
export const OFFER_SECONDS = 300
const CACHED_SUMS = 5_000
/**
 * Questions in a minute, in each process: visitors who make up sums must not exhaust what the gateway allows the shop.
 */
const ASKED_IN_A_MINUTE = 120
const MINUTE_MS = 60_000
/** No questions for so long after one without an answer: pages do not wait for a gateway that is down. */
const REST_MS = 15_000

/**
 * Makes the function that returns the gateway's words for a sum, for pages that show prices; null when it does not take
 * the sum, and when its answer is not known. A customer who goes to pay causes a new question.
 */
export const makeInstalmentOffers = (dependencies: PaymentDependencies) => {
  const { instalments, config, database, log, clock } = dependencies
  const kept = new LRUCache<number, { offer: Offer; until: number }>({ max: CACHED_SUMS })
  let asked = { since: 0, count: 0 }
  let restUntil = 0

  const mayAsk = (now: number): boolean => {
    if (now < restUntil) return false
    if (now - asked.since >= MINUTE_MS) asked = { since: now, count: 0 }
    asked.count += 1
    return asked.count <= ASKED_IN_A_MINUTE
  }

  return async (amount: number): Promise<Offer> => {
    if (!instalments || !(await waysOf(database.db, config)).canPayByInstalments) return null
    const now = clock().getTime()
    const known = kept.get(amount)
    if (known && known.until > now) return known.offer
    if (!mayAsk(now)) return null
    try {
      const offer = await instalments.offer(amount)
      kept.set(amount, { offer, until: now + OFFER_SECONDS * 1_000 })
      return offer
    } catch (error) {
      if (!(error instanceof GatewayUnavailableError)) throw error
      log.warn({ err: error, gateway: instalments.name }, 'the gateway does not tell about instalments')
      restUntil = now + REST_MS
      return null
    }
  }
}
