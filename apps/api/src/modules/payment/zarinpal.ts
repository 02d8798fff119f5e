import { z } from 'zod'
import { askGateway } from './ask-gateway.ts'
import {
  type GatewayState,
  GatewayUnavailableError,
  type PaymentGateway,
  type Verification,
} from './payment-gateway.ts'
import { PAID_CODES, UNPAID_REASONS } from './zarinpal-codes.ts'
import { type ZarinpalResponse, zarinpalResponse } from './zarinpal-response.ts'

const TIMEOUT_MS = 8_000
const OK = 100

const states: ReadonlyMap<string, GatewayState> = new Map([
  ['PAID', 'paid'],
  ['VERIFIED', 'verified'],
  ['IN_BANK', 'in_bank'],
  ['FAILED', 'failed'],
  ['REVERSED', 'reversed'],
])

const authorityField = z.string().regex(/^[A-Za-z0-9]{10,100}$/)
const textField = z.union([z.string(), z.number()]).transform(String)
const unverifiedEntry = z.looseObject({ authority: authorityField })

export interface ZarinpalOptions {
  name: string
  merchantId: string
  /** The base URL for the server; read at every call, because our own sandbox gets its port late. */
  apiBase: () => string
  /** The base URL for the browser. */
  browserBase: string
  timeoutMs?: number
}

/** A client of Zarinpal's REST API v4 (zarinpal.com/docs/paymentGateway). */
export const makeZarinpal = ({
  name,
  merchantId,
  apiBase,
  browserBase,
  timeoutMs = TIMEOUT_MS,
}: ZarinpalOptions): PaymentGateway => {
  const call = (operation: string, body: Record<string, unknown>) =>
    askGateway({
      url: `${apiBase()}/pg/v4/payment/${operation}.json`,
      operation,
      body: { merchant_id: merchantId, ...body },
      timeoutMs,
      answer: zarinpalResponse,
    })

  const refusal = (operation: string, { code, message }: ZarinpalResponse) =>
    new GatewayUnavailableError(`${operation}: code ${code ?? 'none'} ${message}`)

  return {
    name,

    request: async ({ amount, callbackUrl, description, orderNumber }) => {
      const response = await call('request', {
        amount,
        currency: 'IRR',
        callback_url: callbackUrl,
        description,
        // The money of an order that cannot be delivered must not be collected.
        metadata: { order_id: orderNumber, auto_verify: false },
      })
      const authority = authorityField.safeParse(response.data.authority)
      if (response.code !== OK || !authority.success) throw refusal('request', response)
      return { authority: authority.data }
    },

    redirectUrl: (authority) => `${browserBase}/pg/StartPay/${authority}`,

    verify: async ({ authority, amount }): Promise<Verification> => {
      const response = await call('verify', { authority, amount })
      const { code, data } = response
      if (code !== null && PAID_CODES.includes(code)) {
        const refId = textField.safeParse(data.ref_id)
        if (!refId.success) throw refusal('verify', response)
        return {
          isPaid: true,
          refId: refId.data,
          maskedCard: textField.safeParse(data.card_pan).data ?? null,
        }
      }
      const reason = code === null ? undefined : UNPAID_REASONS[code]
      if (!reason) throw refusal('verify', response)
      return { isPaid: false, reason }
    },

    inquiry: async (authority) => {
      const response = await call('inquiry', { authority })
      const state = states.get(String(response.data.status))
      if (state) return state
      // An authority that the gateway does not know will never be paid.
      if (response.code !== null && UNPAID_REASONS[response.code]) return 'failed'
      throw refusal('inquiry', response)
    },

    hasUnverifiedList: true,

    unverified: async () => {
      const response = await call('unVerified', {})
      if (response.code !== OK) throw refusal('unVerified', response)
      const { authorities } = response.data
      return (Array.isArray(authorities) ? authorities : []).flatMap(
        (entry) => unverifiedEntry.safeParse(entry).data?.authority ?? [],
      )
    },
  }
}
