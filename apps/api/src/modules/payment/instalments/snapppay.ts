import { z } from 'zod'
import { askGateway } from '../ask-gateway.ts'
import {
  type AskedAttempt,
  type Basket,
  type GatewayMemo,
  type GatewayState,
  GatewayUnavailableError,
  type InstalmentsGateway,
  type Verification,
} from '../payment-gateway.ts'
import { type Login, makeGatewayLogin } from './gateway-login.ts'

/** The state of a purchase does not allow what was asked: mostly, it is not paid yet. */
const WRONG_STATE = 1011
/** "No special commission": others stand in the contract of a shop. */
const COMMISSION_TYPE = 100

const states = ['PENDING', 'VERIFY', 'SETTLE', 'REVERT', 'CANCEL'] as const
type State = (typeof states)[number]

const statements: Record<State, GatewayState> = {
  // Neither paid nor given up: `verify` finds out.
  PENDING: 'unknown',
  VERIFY: 'paid',
  SETTLE: 'verified',
  REVERT: 'reversed',
  CANCEL: 'reversed',
}

const envelope = <Response extends z.ZodType>(response: Response) =>
  z.union([
    z.object({ successful: z.literal(true), response }),
    z.object({
      successful: z.literal(false),
      errorData: z.object({ errorCode: z.coerce.number(), message: z.string().nullish() }),
    }),
  ])

const opened = envelope(z.object({ paymentToken: z.string().min(1), paymentPageUrl: z.url() }))
const moved = envelope(z.object({ transactionId: z.coerce.string() }))
const found = envelope(
  z.object({ transactionId: z.coerce.string(), status: z.enum(states), amount: z.coerce.number() }),
)
const eligibility = envelope(
  z.object({
    eligible: z.boolean(),
    title_message: z.string().nullish(),
    description: z.string().nullish(),
  }),
)
const returned = z.object({ transactionId: z.string(), state: z.string() })

export interface SnappPayOptions extends Login {
  name: string
  /** Read at every call, because our own sandbox gets its port late. */
  apiBase: () => string
  timeoutMs: number
}

/** 128 bits as letters and digits; more than ten of them need a letter. */
const transactionIdOf = (paymentId: string) => `h${Buffer.from(paymentId, 'base64url').toString('hex')}`

const tokenOf = (memo: GatewayMemo | null | undefined): string => {
  if (!memo?.paymentToken) throw new GatewayUnavailableError('the attempt has no token')
  return memo.paymentToken
}

/** SnappPay adds it up: goods, and sending beside them, less what is taken off. */
const cartOf = (id: string, { lines, shippingFee }: Basket) => ({
  cartId: id,
  cartItems: lines.map(({ productId, title, unitPrice, count }) => ({
    id: productId,
    name: title,
    category: 'goods',
    amount: unitPrice,
    count,
    commissionType: COMMISSION_TYPE,
  })),
  isShipmentIncluded: false,
  shippingAmount: shippingFee,
  isTaxIncluded: true,
  taxAmount: 0,
  totalAmount: lines.reduce((sum, { unitPrice, count }) => sum + unitPrice * count, shippingFee),
})

/**
 * A client of SnappPay's merchant API v2.1, by public clients of it; what is not certain is named in decision 026. All
 * amounts of it are rial. `verify` sets the money aside, `settle` takes it, `revert` lets it go.
 */
export const makeSnappPay = ({ name, apiBase, timeoutMs, ...login }: SnappPayOptions): InstalmentsGateway => {
  const { withToken } = makeGatewayLogin({
    ...login,
    url: () => `${apiBase()}/api/online/v1/oauth/token`,
    scope: 'online-merchant',
    timeoutMs,
  })

  const call = <Result>(
    operation: string,
    path: string,
    answer: z.ZodType<Result>,
    body?: Record<string, unknown>,
  ) =>
    withToken((headers) =>
      askGateway({
        url: `${apiBase()}/api/online/${path}`,
        operation,
        headers,
        timeoutMs,
        answer,
        ...(body && { body }),
      }),
    )

  const refusal = (operation: string, code: number) =>
    new GatewayUnavailableError(`${operation}: code ${code}`)

  const move = (operation: 'verify' | 'settle' | 'revert' | 'cancel', memo: AskedAttempt['memo']) =>
    call(operation, `payment/v1/${operation}`, moved, { paymentToken: tokenOf(memo) })

  /** The gateway's own state of an attempt; another one's is none of ours. */
  const stateOf = async (authority: string, memo: AskedAttempt['memo']) => {
    const query = new URLSearchParams({ paymentToken: tokenOf(memo) })
    const answer = await call('status', `payment/v1/status?${query}`, found)
    if (!answer.successful) throw refusal('status', answer.errorData.errorCode)
    if (answer.response.transactionId !== authority)
      throw new GatewayUnavailableError('status: of another purchase')
    return answer.response
  }

  const paid = (authority: string, isTaken: boolean): Verification => ({
    isPaid: true,
    refId: authority,
    maskedCard: null,
    isTaken,
  })

  /** What a state says about money; null where it says nothing. */
  const judge = (
    { authority, amount }: AskedAttempt,
    found: Awaited<ReturnType<typeof stateOf>>,
  ): Verification | null => {
    if (found.status === 'REVERT' || found.status === 'CANCEL') return { isPaid: false, reason: 'not_paid' }
    if (found.amount !== amount) return { isPaid: false, reason: 'amount_mismatch' }
    return found.status === 'PENDING' ? null : paid(authority, found.status === 'SETTLE')
  }

  return {
    name,

    offer: async (amount) => {
      const query = new URLSearchParams({ amount: String(amount) })
      const answer = await call('eligible', `offer/v1/eligible?${query}`, eligibility)
      if (!answer.successful || !answer.response.eligible) return null
      const { title_message: title, description: text } = answer.response
      return title ? { title, text: text ?? '' } : null
    },

    request: async ({ paymentId, amount, formReturnUrl, phone, basket }) => {
      const authority = transactionIdOf(paymentId)
      const cart = cartOf(authority, basket)
      const answer = await call('token', 'payment/v1/token', opened, {
        amount,
        discountAmount: cart.totalAmount - amount,
        externalSourceAmount: 0,
        mobile: phone.replace(/^0/, '+98'),
        returnURL: formReturnUrl,
        transactionId: authority,
        cartList: [cart],
      })
      if (!answer.successful) throw refusal('token', answer.errorData.errorCode)
      const { paymentToken, paymentPageUrl } = answer.response
      return { authority, memo: { paymentToken, page: paymentPageUrl } }
    },

    redirectUrl: (_authority, memo) => {
      if (!memo?.page) throw new GatewayUnavailableError('the attempt has no page')
      return memo.page
    },

    readReturn: (form) => {
      const { data } = returned.safeParse(form)
      return data ? { authority: data.transactionId, isSaidToBePaid: data.state === 'OK' } : null
    },

    verify: async (attempt) => {
      const { authority, memo } = attempt
      const before = judge(attempt, await stateOf(authority, memo))
      if (before) return before
      const answer = await move('verify', memo)
      if (answer.successful) return paid(authority, false)
      // Another process was faster, or nothing is paid.
      const after = judge(attempt, await stateOf(authority, memo))
      if (after) return after
      if (answer.errorData.errorCode !== WRONG_STATE) throw refusal('verify', answer.errorData.errorCode)
      return { isPaid: false, reason: 'not_paid' }
    },

    settlement: {
      take: async (attempt) => {
        const { authority, memo } = attempt
        const answer = await move('settle', memo)
        const after = judge(attempt, await stateOf(authority, memo))
        // Set aside still: it may be taken later.
        if (!after || (after.isPaid && !after.isTaken))
          throw refusal('settle', answer.successful ? 0 : answer.errorData.errorCode)
        return after
      },
      letGo: async ({ authority, memo }) => {
        const answer = await move('revert', memo)
        const { status } = await stateOf(authority, memo)
        if (status === 'SETTLE') return false
        if (status === 'REVERT' || status === 'CANCEL') return true
        throw refusal('revert', answer.successful ? 0 : answer.errorData.errorCode)
      },
    },

    inquiry: async (authority, memo) => statements[(await stateOf(authority, memo)).status],

    giveBack: async ({ authority, memo }, { kept, keptBasket }) => {
      const isDone = async () => {
        const { status, amount } = await stateOf(authority, memo)
        return kept === 0 ? status === 'CANCEL' : status === 'SETTLE' && amount === kept
      }
      const done = { reference: authority }
      if (await isDone()) return done
      const cart = cartOf(authority, keptBasket)
      const answer =
        kept === 0
          ? await move('cancel', memo)
          : await call('update', 'payment/v1/update', moved, {
              paymentToken: tokenOf(memo),
              amount: kept,
              discountAmount: cart.totalAmount - kept,
              externalSourceAmount: 0,
              cartList: [cart],
            })
      // What it did counts, not what it answered.
      if (await isDone()) return done
      throw refusal(kept === 0 ? 'cancel' : 'update', answer.successful ? 0 : answer.errorData.errorCode)
    },

    hasUnverifiedList: false,
    unverified: async () => [],
  }
}
