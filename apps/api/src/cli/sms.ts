import { formatJalaliDateTime } from '@hojreh/persian'
import { Command } from 'commander'
import { type SmsRow, smsRepository } from '../modules/sms/sms.repository.ts'
import type { Desk } from '../modules/staff-action/actor.ts'
import { commandLineDesk } from '../modules/staff-action/command-line.ts'
import { DomainError } from '../shared/domain-error.ts'
import { sendAllSmsAgain, sendSmsAgain } from '../workflows/sms/send-again.ts'
import { withShop } from './lib/open-shop.ts'
import { table } from './lib/table.ts'
import { withDependencies } from './orders/order-command.ts'
import { smsTexts as texts } from './sms.messages.ts'

const LISTED = 50

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const cellsOf = ({ id, createdAt, phone, kind, status, attempts, provider, lastError }: SmsRow): string[] => [
  id,
  formatJalaliDateTime(createdAt),
  phone,
  texts.kinds[kind],
  `${texts.statuses[status]} (${status})`,
  String(attempts),
  provider ?? '',
  lastError ?? '',
]

const listCommand = new Command('list')
  .description('پیامک‌های فروشگاه و آنچه از آن‌ها شد · SMS of the shop and what became of them')
  .option('-f, --failed', 'تنها آن‌ها که نیازمند شما هستند · only those that need you')
  .option('--json', 'برای برنامه‌های دیگر · for other programs')
  .action(({ failed, json }: { failed?: true; json?: true }) =>
    withShop(async ({ database: { db } }) => {
      const rows = await smsRepository(db).newest(LISTED, failed && ['failed'])
      if (json)
        return say(
          JSON.stringify(
            rows.map(({ sealedContent, ...row }) => row),
            null,
            2,
          ),
        )
      say(rows.length > 0 ? table(texts.headings, rows.map(cellsOf)) : texts.none)
    }),
  )

/** None when there is no such SMS, or nothing is to be done about it. */
const sendOne = (desk: Desk, id: string): Promise<number> =>
  sendSmsAgain(desk, id).then(
    () => 1,
    (error: unknown) => {
      if (error instanceof DomainError) return 0
      throw error
    },
  )

const retryCommand = new Command('retry')
  .description(
    'پس از رفع مشکل (اعتبار، الگو، کلید) دوباره می‌فرستد؛ کدهای تایید نه · sends again what failed, except codes',
  )
  .argument('[id]', 'شناسه؛ بدون آن همه · its id; all without it')
  .action((id?: string) =>
    withDependencies(async (dependencies) => {
      const desk = commandLineDesk(dependencies, 'sms retry')
      const count = id === undefined ? await sendAllSmsAgain(desk) : await sendOne(desk, id)
      say(count > 0 ? texts.requeued(count) : texts.nothingFailed)
    }),
  )

export const smsCommand = new Command('sms')
  .description('پیامک‌ها: وضعیت رسیدن و خطاها · SMS: delivery and errors')
  .addCommand(listCommand)
  .addCommand(retryCommand)
