import type { Config } from '../../config/config.ts'
import { makeBot } from './bot.ts'
import type { NoticeChannel } from './notice-channel.ts'
import { makeWebhook } from './webhook.ts'

/** The channels that are configured. */
export const noticeChannels = (config: Config): NoticeChannel[] => {
  const { ORDER_WEBHOOK_URL, ORDER_WEBHOOK_SECRET, ORDER_BOT_TOKEN, ORDER_BOT_CHAT_ID, ORDER_BOT_BASE_URL } =
    config
  return [
    ...(ORDER_WEBHOOK_URL && ORDER_WEBHOOK_SECRET
      ? [makeWebhook({ url: ORDER_WEBHOOK_URL, secret: ORDER_WEBHOOK_SECRET })]
      : []),
    ...(ORDER_BOT_TOKEN && ORDER_BOT_CHAT_ID
      ? [makeBot({ baseUrl: ORDER_BOT_BASE_URL, token: ORDER_BOT_TOKEN, chatId: ORDER_BOT_CHAT_ID })]
      : []),
  ]
}
