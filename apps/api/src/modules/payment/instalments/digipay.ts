import { z } from 'zod'
import { askGateway } from '../ask-gateway.ts'
import {
  type AskedAttempt,
  GatewayUnavailableError,
  type InstalmentsGateway,
  type Verification,
} from '../payment-gateway.ts'
import { digipayMessages } from './digipay.messages.ts'
import { type Login, makeGatewayLogin } from './gateway-login.ts'

const OK = 0
const VERSION = '2022-02-02'
/** The type of every ticket, whatever it is paid with later. */
const TICKET_TYPE = 11
/** Durable goods. */
const PRODUCT_TYPE = 1

/**
 * Result codes that mean "not paid" for good (table 49 of Digipay's documentation). After any other code, ask again.
 */
const unpaidReasons: Readonly<Record<number, string>> = {
  9000: 'invalid_authority',
  9003: 'not_paid',
  9007: 'not_paid',
  9009: 'verified_too_late',
  9010: 'not_paid',
}

/** The state of a completed refund ("table 47"); after any other state, ask again. */
const REFUNDED = 0

const text = z.union([z.string(), z.number()]).transform(String)
const result = z.object({ status: z.coerce.number() })
const ticket = z.object({ result, ticket: text.optional(), redirectUrl: z.url().optional() })
const verification = z.object({
  result,
  trackingCode: text.nullish(),
  providerId: text.nullish(),
  amount: z.coerce.number().nullish(),
  maskedPan: text.nullish(),
})
const refunded = z.object({ result, trackingCode: text.nullish(), status: z.coerce.number().nullish() })
const returned = z.object({
  providerId: z.string(),
  result: z.string(),
  trackingCode: z.string().regex(/^[\w-]{1,64}$/),
  type: z.string().regex(/^\d{1,3}$/),
})

export interface DigipayOptions extends Login {
  name: string
  /** Read at every call, because our own sandbox gets its port late. */
  apiBase: () => string
  /** Rial: the sums that the contract with Digipay is for. Digipay has no call that tells them. */
  from: number
  to: number
  timeoutMs: number
}

const idOf = (prefix: string, id: string) => `${prefix}${Buffer.from(id, 'base64url').toString('hex')}`

/**
 * Makes a client of Digipay's UPG (mydigipay.com/developers/docs/upg, version 2022-02-02): a ticket, whose purchase is
 * verified by the tracking code that only the browser brings back. All its amounts are in rial. Not verified with a
 * real merchant.
 */
export const makeDigipay = ({
  name,
  apiBase,
  from,
  to,
  timeoutMs,
  ...login
}: DigipayOptions): InstalmentsGateway => {
  const base = () => `${apiBase()}/digipay/api`
  const { withToken } = makeGatewayLogin({ ...login, url: () => `${base()}/oauth/token`, timeoutMs })

  const call = <Result>(
    operation: string,
    path: string,
    answer: z.ZodType<Result>,
    body: Record<string, unknown>,
  ) =>
    withToken((headers) =>
      askGateway({
        url: `${base()}/${path}`,
        operation,
        headers: { ...headers, agent: 'WEB', 'digipay-version': VERSION },
        timeoutMs,
        answer,
        body,
      }),
    )

  const refusal = (operation: string, status: number) =>
    new GatewayUnavailableError(`${operation}: status ${status}`)

  const purchaseOf = ({ memo }: Pick<AskedAttempt, 'memo'>) =>
    memo?.trackingCode && memo.type ? { trackingCode: memo.trackingCode, type: memo.type } : null

  return {
    name,

    offer: async (amount) =>
      amount >= from && amount <= to
        ? { title: digipayMessages.title, text: digipayMessages.text(amount) }
        : null,

    request: async ({ paymentId, amount, formReturnUrl, phone, basket }) => {
      const authority = idOf('h', paymentId)
      const answer = await call('ticket', `tickets/business?type=${TICKET_TYPE}`, ticket, {
        cellNumber: phone,
        amount,
        providerId: authority,
        callbackUrl: formReturnUrl,
        basketDetailsDto: {
          basketId: authority,
          items: basket.lines.map(({ productId, count }) => ({
            sellerId: 'shop',
            supplierId: 'shop',
            productCode: productId,
            brand: '',
            productType: PRODUCT_TYPE,
            count,
            categoryId: 'goods',
          })),
        },
      })
      if (answer.result.status !== OK || !answer.ticket || !answer.redirectUrl)
        throw refusal('ticket', answer.result.status)
      return { authority, memo: { ticket: answer.ticket, page: answer.redirectUrl } }
    },

    redirectUrl: (_authority, memo) => {
      if (!memo?.page) throw new GatewayUnavailableError('the attempt has no page')
      return memo.page
    },

    readReturn: (form) => {
      const { data } = returned.safeParse(form)
      if (!data) return null
      const { providerId, result: said, trackingCode, type } = data
      return { authority: providerId, isSaidToBePaid: said === 'SUCCESS', memo: { trackingCode, type } }
    },

    verify: async (attempt): Promise<Verification> => {
      const { authority, amount } = attempt
      const purchase = purchaseOf(attempt)
      // The browser did not come back: the money of a purchase that is not verified goes back by itself.
      if (!purchase) return { isPaid: false, reason: 'not_paid' }
      const { trackingCode, type } = purchase
      const answer = await call('verify', `purchases/verify?type=${type}`, verification, {
        trackingCode,
        providerId: authority,
      })
      const { status } = answer.result
      const reason = unpaidReasons[status]
      if (reason) return { isPaid: false, reason }
      // A tracking code of another purchase may come along: it proves nothing about this one.
      if (status !== OK || answer.providerId !== authority || answer.amount !== amount)
        throw refusal('verify', status)
      return {
        isPaid: true,
        refId: answer.trackingCode ?? trackingCode,
        maskedCard: answer.maskedPan ?? null,
      }
    },

    // Digipay has no call for it.
    inquiry: async () => 'unknown',

    giveBack: async ({ memo }, { amount, refundId }) => {
      const purchase = purchaseOf({ memo: memo ?? null })
      if (!purchase) throw new GatewayUnavailableError('refund: of a purchase that nobody verified')
      const { trackingCode: saleTrackingCode, type } = purchase
      const providerId = idOf('r', refundId)
      const find = () => call('refund state', `refunds/${providerId}?type=${type}`, refunded, {})
      const isDone = (answer: z.infer<typeof refunded>) =>
        answer.result.status === OK && answer.status === REFUNDED
      const before = await find()
      if (isDone(before)) return { reference: before.trackingCode ?? providerId }
      await call('refund', `refunds?type=${type}`, refunded, { providerId, amount, saleTrackingCode })
      const after = await find()
      if (!isDone(after)) throw refusal('refund', after.result.status)
      return { reference: after.trackingCode ?? providerId }
    },

    hasUnverifiedList: false,
    unverified: async () => [],
  }
}
