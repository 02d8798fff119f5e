import { formatJalaliDateTime } from '@hojreh/persian'
import { Command } from 'commander'
import { contactRepository } from '../../modules/contact/contact.repository.ts'
import { commandLineDesk } from '../../modules/staff-action/command-line.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { openContactMessage } from '../../workflows/open-contact-message.ts'
import { withShop } from '../lib/open-shop.ts'
import { table } from '../lib/table.ts'
import { withDependencies } from '../orders/order-command.ts'
import { messagesTexts as texts } from './messages.messages.ts'

const LISTED = 100

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const listCommand = new Command('list')
  .description('پیام‌ها، تازه‌ترین نخست · messages, newest first')
  .option('-n, --new', 'تنها آن‌ها که باز نشده‌اند · only those not opened yet')
  .option('--json', 'برای برنامه‌های دیگر · for other programs')
  .action(({ new: onlyNew = false, json }: { new?: boolean; json?: true }) =>
    withShop(async ({ database: { db } }) => {
      const messages = await contactRepository(db).readNewest(LISTED, onlyNew)
      if (json) return say(JSON.stringify(messages, null, 2))
      if (messages.length === 0) return say(texts.none)
      const rows = messages.map(({ id, createdAt, name, phone, subject, seenAt }) => [
        id,
        formatJalaliDateTime(createdAt),
        name,
        phone,
        subject,
        seenAt ? '' : texts.isNew,
      ])
      say(table(texts.headings, rows))
    }),
  )

const showCommand = new Command('show')
  .description('یک پیام را می‌خواند و آن را دیده‌شده می‌کند · reads a message and marks it as seen')
  .argument('<id>', 'شناسه‌ی پیام · its id')
  .option('--json', 'برای برنامه‌های دیگر · for other programs')
  .action((id: string, { json }: { json?: true }, command: Command) =>
    withDependencies(async (dependencies) => {
      const message = await openContactMessage(commandLineDesk(dependencies, 'messages show'), id).catch(
        (error: unknown) => {
          if (error instanceof DomainError) return command.error(texts.unknown(id))
          throw error
        },
      )
      if (json) return say(JSON.stringify(message, null, 2))
      const { name, phone, subject, text, createdAt } = message
      say(`${formatJalaliDateTime(createdAt)}  ${name}  ${phone}`)
      if (subject !== '') say(subject)
      say(`\n${text}`)
    }),
  )

export const messagesCommand = new Command('messages')
  .description('پیام‌های صفحه‌ی تماس · messages of the contact page')
  .addCommand(listCommand)
  .addCommand(showCommand)
  .addHelpText('after', '\nپیامک‌های فروشگاه · SMS of the shop: sms list')
