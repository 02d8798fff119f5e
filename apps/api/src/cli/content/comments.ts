import { type CommentStatus, commentStatuses } from '@hojreh/contract'
import { formatJalaliDateTime, normalizeText, toPersianDigits } from '@hojreh/persian'
import { Command, Option } from 'commander'
import { type CommentWithSubject, commentRepository } from '../../modules/comment/comment.repository.ts'
import { toOwnComment } from '../../modules/comment/comment.service.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { commandLineDesk } from '../../modules/staff-action/command-line.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { replyToComment, reviewComment } from '../../workflows/comments/moderate-comment.ts'
import { withShop } from '../lib/open-shop.ts'
import { withDependencies } from '../orders/order-command.ts'
import { commentsTexts as texts } from './comments.messages.ts'

const LISTED = 50

const say = (line: string) => process.stdout.write(`${line}\n`)

const printComment = ({ comment, title }: CommentWithSubject) => {
  const { id, status, createdAt, authorName, isBuyer, rating, text, reply } = comment
  const stars = rating === null ? '' : `  ${toPersianDigits(rating)}★`
  say(`${id}  ${texts.status[status]}  ${formatJalaliDateTime(createdAt)}${stars}`)
  say(`  ${title}`)
  say(`  ${authorName}${isBuyer ? ` (${texts.buyer})` : ''}: ${text.replaceAll('\n', '\n  ')}`)
  if (reply !== null) say(`  ${texts.reply} ${reply}`)
}

const listCommand = new Command('list')
  .description('نظرها، تازه‌ترین نخست · comments, newest first')
  .addOption(
    new Option('-s, --status <status>', 'تنها با این وضعیت · only of this status').choices(commentStatuses),
  )
  .option('--json', 'برای برنامه‌های دیگر · for other programs')
  .action(({ status, json }: { status?: CommentStatus; json?: true }) =>
    withShop(async ({ database: { db } }) => {
      const rows = await commentRepository(db).readNewest(status, LISTED)
      if (json) {
        say(
          JSON.stringify(
            rows.map((row) => ({
              ...toOwnComment(row),
              authorName: row.comment.authorName,
              isBuyer: row.comment.isBuyer,
            })),
            null,
            2,
          ),
        )
        return
      }
      if (rows.length === 0) say(texts.none)
      for (const row of rows) printComment(row)
    }),
  )

/** A command about one comment; a missing one ends in a sentence. */
const about = (name: string, description: string) =>
  new Command(name).description(description).argument('<id>', 'شناسه‌ی نظر · its id')

const change = (command: Command, id: string, work: (desk: Desk) => Promise<void>, done: string) =>
  withDependencies(async (dependencies) => {
    try {
      await work(commandLineDesk(dependencies, `comments ${command.name()}`))
    } catch (error) {
      if (error instanceof DomainError && error.code === 'not_found') return command.error(texts.unknown(id))
      throw error
    }
    say(done)
  })

const reviewCommand = (name: string, description: string, status: 'published' | 'rejected') =>
  about(name, description).action((id: string, _options: unknown, command: Command) =>
    change(command, id, (desk) => reviewComment(desk, id, status), texts[status]),
  )

const replyCommand = about('reply', 'پاسخ فروشگاه را زیر نظر می‌نویسد · writes the shop’s answer')
  .argument('<text>', 'متن پاسخ؛ متن خالی پاسخ را برمی‌دارد · empty removes it')
  .action((id: string, given: string, _options: unknown, command: Command) => {
    const reply = normalizeText(given)
    return change(
      command,
      id,
      (desk) => replyToComment(desk, id, reply),
      reply === '' ? texts.replyRemoved : texts.replied,
    )
  })

export const commentsCommand = new Command('comments')
  .description('نظر خریداران · shoppers’ comments')
  .addCommand(listCommand)
  .addCommand(reviewCommand('publish', 'نظر را نشان می‌دهد · shows a comment', 'published'))
  .addCommand(reviewCommand('reject', 'نظر را نشان نمی‌دهد · does not show a comment', 'rejected'))
  .addCommand(replyCommand)
