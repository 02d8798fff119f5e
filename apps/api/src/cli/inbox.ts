import { Command, InvalidArgumentError } from 'commander'
import { z } from 'zod'
import { makeSmsOutbox } from '../modules/sms/outbox.ts'
import { systemClock } from '../shared/clock.ts'
import { withShop } from './lib/open-shop.ts'

const count = (given: string): number => {
  const parsed = z.coerce.number().int().min(1).max(1_000).safeParse(given)
  if (!parsed.success) throw new InvalidArgumentError('1 … 1000')
  return parsed.data
}

export const inboxCommand = new Command('inbox')
  .description(
    'آخرین پیامک‌های نگه‌داشته‌شده را نشان می‌دهد · shows the last SMS that the shop kept, newest first',
  )
  .option('-n, --count <count>', 'شمار پیامک‌ها · how many', count, 10)
  .action((options: { count: number }) =>
    withShop(async ({ database: { db } }) => {
      const secret = z.string({ error: 'missing: SECRET' }).parse(process.env.SECRET)
      const messages = await makeSmsOutbox(secret, systemClock).newest(db, options.count)
      if (!messages.length) process.stdout.write('پیامکی نیست · no SMS yet\n')
      for (const { phone, text, sentAt } of messages)
        process.stdout.write(`${sentAt.toISOString()}  ${phone}\n${text}\n\n`)
    }),
  )
