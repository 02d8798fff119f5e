import { normalizePhone } from '@hojreh/persian'
import { z } from 'zod'

const phones = z
  .string()
  .transform((text) => text.split(',').map(normalizePhone).filter(Boolean))
  .pipe(z.array(z.string().regex(/^09\d{9}$/, 'mobile numbers such as 09121234567, with commas between')))

/** Recipients of the notice of a new order. */
export const noticeSettings = {
  OPERATOR_PHONES: phones.default([]).describe('Mobile numbers that get an SMS for each new order'),
  ORDER_WEBHOOK_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where each new order is posted; an address of the own network is allowed'),
  ORDER_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'whsec_ and at least 24 random bytes in base64')
    .optional()
    .describe('Signs those posts (Standard Webhooks): echo whsec_$(openssl rand -base64 32)'),
  ORDER_BOT_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]+$/, 'is like 123456:letters')
    .optional()
    .describe('Bot of Bale, or of Telegram, that tells each new order'),
  ORDER_BOT_CHAT_ID: z
    .string()
    .regex(/^(?:-?\d+|@\w+)$/, 'is a number, or @ and a name')
    .optional()
    .describe('Chat in which it does'),
  ORDER_BOT_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://tapi.bale.ai')
    .describe('Where its API is; https://api.telegram.org for Telegram'),
}

const settings = z.object(noticeSettings)
const pairs = [
  ['ORDER_WEBHOOK_URL', 'ORDER_WEBHOOK_SECRET'],
  ['ORDER_BOT_TOKEN', 'ORDER_BOT_CHAT_ID'],
] as const

/** Refuses half a channel. */
export const checkNoticeSettings = (
  config: z.infer<typeof settings>,
  context: z.core.$RefinementCtx,
): void => {
  for (const [one, other] of [...pairs, ...pairs.map(([one, other]) => [other, one] as const)])
    if (config[one] !== undefined && config[other] === undefined)
      context.addIssue({
        code: 'custom',
        path: [other],
        message: `is needed with ${one}`,
        input: undefined,
      })
}
