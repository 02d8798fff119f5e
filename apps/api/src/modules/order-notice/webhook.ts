import { createHmac } from 'node:crypto'
import { postForJson } from '../sms/post-json.ts'
import type { NoticeChannel } from './notice-channel.ts'

const TIMEOUT_MS = 8_000

interface WebhookOptions {
  url: string
  /** `whsec_…`: a key in base64. */
  secret: string
  timeoutMs?: number
}

/**
 * Posts notices as JSON, signed as Standard Webhooks 1.0.0 has it: HMAC-SHA256 over `id.timestamp.body`. The id is the
 * same in every attempt, so that the receiver can drop a second one. Where it goes is the operator's own word: other
 * than pictures of strangers' files it may be an address of the own network.
 */
export const makeWebhook = ({ url, secret, timeoutMs = TIMEOUT_MS }: WebhookOptions): NoticeChannel => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  return {
    name: 'webhook',
    send: async ({ id, event, orderNumber, amount, createdAt }, now) => {
      const timestamp = String(Math.floor(now.getTime() / 1_000))
      const body = JSON.stringify({
        type: `order.${event}`,
        timestamp: createdAt.toISOString(),
        // Receivers add these up: it is what was paid, not what the order costs.
        data: { orderNumber, total: amount, currency: 'IRR' },
      })
      const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
      const { status } = await postForJson({
        url,
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          'webhook-signature': `v1,${signature}`,
        },
        body,
        timeoutMs,
      })
      if (status < 200 || status > 299) throw new Error(`status ${status}`)
    },
  }
}
