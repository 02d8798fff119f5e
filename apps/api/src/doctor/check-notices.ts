import type { Config } from '../config/config.ts'
import type { Database } from '../db/client.ts'
import { askBot } from '../modules/order-notice/bot.ts'
import { noticeChannels } from '../modules/order-notice/choose-channels.ts'
import { orderNoticeRepository } from '../modules/order-notice/order-notice.repository.ts'
import { bad, doubtful, type Finding, good, reasonOf } from './finding.ts'

const nobody = doubtful(
  'notices',
  'of new orders go to nobody: set OPERATOR_PHONES, ORDER_WEBHOOK_URL or ORDER_BOT_TOKEN.',
)

const checkBot = async ({ ORDER_BOT_BASE_URL, ORDER_BOT_TOKEN }: Config): Promise<Finding[]> => {
  if (!ORDER_BOT_TOKEN) return []
  const about = 'notices by bot'
  try {
    await askBot({ baseUrl: ORDER_BOT_BASE_URL, token: ORDER_BOT_TOKEN }, 'getMe')
    return [good(about, 'can be sent: the messenger knows this bot')]
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    return [bad(about, `cannot be sent (${reason}): check ORDER_BOT_TOKEN and ORDER_BOT_BASE_URL.`)]
  }
}

const checkOutbox = async ({ db }: Pick<Database, 'db'>, channels: readonly string[]): Promise<Finding[]> => {
  const troubled = await orderNoticeRepository(db).troubled()
  const told = new Set<string>(troubled.map(({ channel }) => channel))
  return [
    ...troubled.map(({ channel, count, lastError }) =>
      bad(
        `notices by ${channel}`,
        `are not taken: ${count} wait (${lastError ?? ''}). Mend it, then npm run shop -- notices retry.`,
      ),
    ),
    ...channels.filter((name) => !told.has(name)).map((name) => good(`notices by ${name}`, 'are all taken')),
  ]
}

/** Whether the operator gets notices of new orders. */
export const checkNotices = async (database: Pick<Database, 'db'>, config: Config): Promise<Finding[]> => {
  const channels = noticeChannels(config).map(({ name }) => name)
  if (channels.length + config.OPERATOR_PHONES.length === 0) return [nobody]
  try {
    return [...(await checkBot(config)), ...(await checkOutbox(database, channels))]
  } catch (error) {
    return [
      doubtful('notices', `cannot be counted (${reasonOf(error)}): mend the database and its tables first.`),
    ]
  }
}
