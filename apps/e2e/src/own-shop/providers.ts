import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Stand-ins for the outside services of a shop that takes money: Kavenegar and Zarinpal. */
export interface Providers {
  environment: Record<string, string>
  /** The newest one-time code that was sent to a phone; empty when there is none yet. */
  codeOf: (phone: string) => string
  /** Messages that carry no one-time code. */
  messages: { phone: string; text: string }[]
  close: () => Promise<void>
}

const formOf = async (request: IncomingMessage) =>
  Object.fromEntries(new URLSearchParams(await text(request)))

/** Starts Kavenegar's REST API v1 and Zarinpal's v4, with a bank that counts each opened payment page as paid. */
export const startProviders = async (): Promise<Providers> => {
  const codes = new Map<string, string>()
  const messages: Providers['messages'] = []
  const payments = new Map<string, { callback: string; isPaid: boolean }>()

  const sms = async (method: string, request: IncomingMessage) => {
    const { receptor = '', token = '', message = '' } = await formOf(request)
    if (method === 'verify/lookup') codes.set(receptor, token)
    else messages.push({ phone: receptor, text: message })
    return { return: { status: 200, message: 'تایید شد' }, entries: [{ messageid: messages.length + 1 }] }
  }

  const bank = async (operation: string, request: IncomingMessage) => {
    const body = JSON.parse(await text(request)) as Record<string, string>
    if (operation === 'request') {
      const authority = `A${String(payments.size + 1).padStart(35, '0')}`
      payments.set(authority, { callback: body.callback_url ?? '', isPaid: false })
      return { data: { code: 100, message: 'Success', authority, fee_type: 'Merchant', fee: 0 }, errors: [] }
    }
    if (operation === 'unVerified') return { data: { code: 100, authorities: [] }, errors: [] }
    const isPaid = payments.get(body.authority ?? '')?.isPaid
    if (operation === 'inquiry')
      return { data: { code: 100, status: isPaid ? 'PAID' : 'IN_BANK' }, errors: [] }
    return isPaid
      ? { data: { code: 100, ref_id: 201_405, card_pan: '502229******5995' }, errors: [] }
      : { data: [], errors: { code: -51, message: 'Session is not valid, session is not active paid try.' } }
  }

  /** The bank's page: one button. */
  const payPage = (authority: string) => {
    const callback = new URL(payments.get(authority)?.callback ?? 'http://localhost')
    callback.searchParams.set('Authority', authority)
    callback.searchParams.set('Status', 'OK')
    return `<!doctype html><html lang="fa"><title>بانک</title><link rel="icon" href="data:,"><a href="${callback.href.replaceAll('&', '&amp;')}">پرداخت</a>`
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const send = (type: string, body: string) => response.setHeader('content-type', type).end(body)
    const authority = /^\/pg\/StartPay\/(\w+)$/.exec(pathname)?.[1]
    if (authority) {
      const payment = payments.get(authority)
      if (payment) payment.isPaid = true
      return send('text/html; charset=utf-8', payPage(authority))
    }
    const operation = /^\/pg\/v4\/payment\/(\w+)\.json$/.exec(pathname)?.[1]
    if (operation) return send('application/json', JSON.stringify(await bank(operation, request)))
    const method = /^\/v1\/[^/]+\/(\w+\/\w+)\.json$/.exec(pathname)?.[1] ?? ''
    return send('application/json', JSON.stringify(await sms(method, request)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    environment: {
      ...{ SMS_PROVIDER: 'kavenegar', KAVENEGAR_API_KEY: 'a-key', KAVENEGAR_OTP_TEMPLATE: 'code' },
      ...{ PAYMENT_GATEWAY: 'zarinpal', ZARINPAL_MERCHANT_ID: '1a2b3c4d-1234-4123-8123-123456789abc' },
      ...{ KAVENEGAR_BASE_URL: origin, ZARINPAL_BASE_URL: origin },
    },
    codeOf: (phone) => codes.get(phone) ?? '',
    messages,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
