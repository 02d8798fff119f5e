import { z } from 'zod'
import { askGateway } from './ask-gateway.ts'
import {
  type GatewayState,
  GatewayUnavailableError,
  type PaymentGateway,
  type Verification,
} from './payment-gateway.ts'

const OK = 100
const ALREADY_VERIFIED = 201
/** Responses that settle the matter. Every other code says nothing about the money: ask again. */
const unpaidReasons: Readonly<Record<number, string>> = { 202: 'not_paid', 203: 'invalid_authority' }

/** "statusCodes" of the documentation; what is not here (an internal error, what is new) says nothing. */
const states: Readonly<Record<number, GatewayState>> = {
  [-1]: 'in_bank',
  1: 'verified',
  2: 'paid',
  3: 'cancelled',
  // Refusals of card and bank.
  ...Object.fromEntries([4, 5, 6, 7, 8, 9, 10, 11, 12].map((status) => [status, 'failed'])),
  15: 'reversed',
  16: 'reversed',
  18: 'reversed',
}

const text = z.union([z.string(), z.number()]).transform(String)
const response = z.object({
  result: z.coerce.number(),
  message: z.string().nullish(),
  trackId: text
    .pipe(z.string().regex(/^\d{1,20}$/))
    .optional()
    .catch(undefined),
  status: z.coerce.number().nullish().catch(null),
  amount: z.number().nullish().catch(null),
  refNumber: text.nullish().catch(null),
  cardNumber: text.nullish().catch(null),
})
type Result = z.infer<typeof response>

export interface ZibalOptions {
  merchant: string
  baseUrl: string
  timeoutMs: number
}

/**
 * A client of Zibal's REST API v1 (help.zibal.ir/IPG/API and gateway-php-sample of the vendor). All amounts of it are
 * rial. Its `verify` takes no amount, so the amount is looked at before and after. It keeps no list of unverified
 * payments. Not verified with a real merchant.
 */
export const makeZibal = ({ merchant, baseUrl, timeoutMs }: ZibalOptions): PaymentGateway => {
  const call = (operation: string, body: Record<string, unknown>) =>
    askGateway({
      url: `${baseUrl}/v1/${operation}`,
      operation,
      body: { merchant, ...body },
      timeoutMs,
      answer: response,
    })

  const refusal = (operation: string, { result, message }: Result) =>
    new GatewayUnavailableError(`${operation}: result ${result} ${message ?? ''}`.trim())

  const inquire = (trackId: string) => call('inquiry', { trackId: Number(trackId) })

  const paidBy = (operation: string, found: Result): Verification => {
    if (!found.refNumber) throw refusal(operation, found)
    return { isPaid: true, refId: found.refNumber, maskedCard: found.cardNumber ?? null }
  }

  return {
    name: 'zibal',

    request: async ({ amount, callbackUrl, description, orderNumber }) => {
      const made = await call('request', { amount, callbackUrl, description, orderId: orderNumber })
      if (made.result !== OK || made.trackId === undefined) throw refusal('request', made)
      return { authority: made.trackId }
    },

    redirectUrl: (authority) => `${baseUrl}/start/${authority}`,

    verify: async ({ authority, amount }) => {
      const before = await inquire(authority)
      if (before.result === OK && before.amount !== amount)
        return { isPaid: false, reason: 'amount_mismatch' }
      const verified = await call('verify', { trackId: Number(authority) })
      const reason = unpaidReasons[verified.result]
      if (reason) return { isPaid: false, reason }
      if (verified.result === ALREADY_VERIFIED) {
        // The response to a repeated call has no reference.
        const found = await inquire(authority)
        if (found.result !== OK || found.amount !== amount) throw refusal('inquiry', found)
        return paidBy('inquiry', found)
      }
      if (verified.result !== OK || verified.amount !== amount) throw refusal('verify', verified)
      return paidBy('verify', verified)
    },

    inquiry: async (authority) => {
      const found = await inquire(authority)
      const state = found.result === OK ? states[found.status ?? 0] : undefined
      if (state) return state
      // A number that the gateway does not know will never be paid.
      if (unpaidReasons[found.result]) return 'failed'
      throw refusal('inquiry', found)
    },

    hasUnverifiedList: false,
    unverified: async () => [],
  }
}
