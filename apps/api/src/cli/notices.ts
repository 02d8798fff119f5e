import { formatJalaliDateTime } from '@hojreh/persian'
import { Command } from 'commander'
import { readConfig } from '../config/config.ts'
import { shopTitleOf } from '../modules/content/shop-facts.ts'
import { noticeChannels } from '../modules/order-notice/choose-channels.ts'
import {
  type OrderNoticeWithOrder,
  orderNoticeRepository,
} from '../modules/order-notice/order-notice.repository.ts'
import { commandLineDesk } from '../modules/staff-action/command-line.ts'
import { systemClock } from '../shared/clock.ts'
import { newId } from '../shared/ids.ts'
import { retryNotices } from '../workflows/orders/retry-notices.ts'
import { withShop } from './lib/open-shop.ts'
import { table } from './lib/table.ts'
import { noticesTexts as texts } from './notices.messages.ts'
import { say, withDependencies } from './orders/order-command.ts'

const LISTED = 50

const cellsOf = (notice: OrderNoticeWithOrder): string[] => [
  formatJalaliDateTime(notice.createdAt),
  notice.orderNumber ?? '',
  texts.events[notice.event],
  notice.channel,
  `${texts.statuses[notice.status]} (${notice.status})`,
  String(notice.attempts),
  notice.lastError ?? '',
]

const listCommand = new Command('list')
  .description('خبر سفارش‌ها و آنچه از آن‌ها شد · notices of orders and what became of them')
  .option('-f, --failed', 'تنها آن‌ها که نیازمند شما هستند · only those that need you')
  .option('--json', 'برای برنامه‌های دیگر · for other programs')
  .action(({ failed, json }: { failed?: true; json?: true }) =>
    withShop(async ({ database: { db } }) => {
      const rows = await orderNoticeRepository(db).newest(LISTED, failed && 'failed')
      if (json) return say(JSON.stringify(rows, null, 2))
      say(rows.length > 0 ? table(texts.headings, rows.map(cellsOf)) : texts.none)
    }),
  )

const retryCommand = new Command('retry')
  .description('پس از رفع مشکل دوباره می‌فرستد · sends again what failed')
  .action(() =>
    withDependencies(async (dependencies) => {
      const count = await retryNotices(commandLineDesk(dependencies, 'notices retry'))
      say(count > 0 ? texts.requeued(count) : texts.nothingFailed)
    }),
  )

const testCommand = new Command('test')
  .description('یک خبر آزمایشی به وب‌هوک و ربات می‌فرستد · sends a notice to try out webhook and bot')
  .action(async () => {
    const config = readConfig(process.env)
    const channels = noticeChannels(config)
    if (channels.length === 0) say(texts.noChannel)
    const now = systemClock()
    const order = { orderNumber: '0', amount: 0 }
    const text = `${await withShop(({ database: { db } }) => shopTitleOf(db, config))}\n${texts.trial}`
    for (const { name, send } of channels)
      try {
        await send({ id: newId(), event: 'trial', ...order, createdAt: now, text }, now)
        say(texts.tested(name))
      } catch (error) {
        say(texts.refused(name, error instanceof Error ? error.message : String(error)))
        process.exitCode = 1
      }
  })

export const noticesCommand = new Command('notices')
  .description('خبر سفارش تازه برای گرداننده: وب‌هوک و ربات · notices of orders to you: webhook and bot')
  .addCommand(listCommand)
  .addCommand(retryCommand)
  .addCommand(testCommand)
  .addHelpText('after', '\nپیامک‌ها · SMS: sms list')
