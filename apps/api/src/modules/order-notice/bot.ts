import { z } from 'zod'
import { postForJson } from '../sms/post-json.ts'
import type { NoticeChannel } from './notice-channel.ts'

const TIMEOUT_MS = 8_000
const response = z.object({
  ok: z.boolean(),
  description: z.string().nullish(),
  error_code: z.number().nullish(),
})

export interface BotOptions {
  /** `https://tapi.bale.ai` or `https://api.telegram.org`. */
  baseUrl: string
  token: string
  chatId: string
  timeoutMs?: number
}

/** Calls a method of the bot API. The token is a part of the address, so no address is ever logged or thrown. */
export const askBot = async (
  { baseUrl, token, timeoutMs = TIMEOUT_MS }: Omit<BotOptions, 'chatId'>,
  method: 'sendMessage' | 'getMe',
  parameters: Record<string, unknown> = {},
): Promise<void> => {
  const { status, json } = await postForJson({
    url: `${baseUrl.replace(/\/+$/, '')}/bot${token}/${method}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(parameters),
    timeoutMs,
  })
  const parsed = response.safeParse(json)
  if (!parsed.success) throw new Error(`status ${status}: not an answer of a bot API`)
  const { ok, description, error_code } = parsed.data
  if (!ok) throw new Error(`${error_code ?? status} ${description ?? ''}`.trim().replaceAll(token, '…'))
}

/**
 * A bot of Bale (docs.bale.ai) or Telegram (core.telegram.org/bots/api), which speak alike: `sendMessage` takes
 * `{ chat_id, text }` as JSON and returns `{ ok, description, error_code }`. Not verified with a real account.
 */
export const makeBot = ({ chatId, ...options }: BotOptions): NoticeChannel => ({
  name: 'bot',
  send: ({ text }) => askBot(options, 'sendMessage', { chat_id: chatId, text }),
})
