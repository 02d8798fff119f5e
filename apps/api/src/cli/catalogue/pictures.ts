import { Command } from 'commander'
import { isLocalPicture } from '../../modules/import/pictures/local-name.ts'
import {
  type PictureRow,
  pictureFailures,
  shownAddress,
} from '../../modules/media/downloads/picture-failures.repository.ts'
import { commandLineDesk } from '../../modules/staff-action/command-line.ts'
import { retryPictures } from '../../workflows/import/retry-pictures.ts'
import { withShop } from '../lib/open-shop.ts'
import { table } from '../lib/table.ts'
import { say, withDependencies } from '../orders/order-command.ts'
import { picturesTexts as texts } from './pictures.messages.ts'

const LISTED = 100
const SHOWN_TITLE = 40

const cellsOf = ({ sku, title, status, attempts, failure, url }: PictureRow): string[] => [
  sku,
  title.slice(0, SHOWN_TITLE),
  `${texts.statuses[status]} (${status})`,
  String(attempts),
  failure ?? (isLocalPicture(url) ? texts.noFile : ''),
  shownAddress(url),
]

const listCommand = new Command('list')
  .description(
    'تصویرهای درون‌ریزی که هنوز نرسیده‌اند و دلیل آن · pictures of imports that are missing, and why',
  )
  .option('-f, --failed', 'تنها آن‌ها که نیازمند شما هستند · only those that need you')
  .option('--json', 'برای برنامه‌های دیگر · for other programs')
  .action(({ failed, json }: { failed?: true; json?: true }) =>
    withShop(async ({ database: { db } }) => {
      const pictures = pictureFailures(db)
      const rows = await pictures.missing(LISTED, failed ?? false)
      if (json)
        return say(
          JSON.stringify(
            rows.map((row) => ({ ...row, url: shownAddress(row.url) })),
            null,
            2,
          ),
        )
      say(rows.length > 0 ? table(texts.headings, rows.map(cellsOf)) : texts.none)
      say(`\n${texts.sums(await pictures.counts())}`)
    }),
  )

const retryCommand = new Command('retry')
  .description('پس از رفع مشکل دوباره دریافت می‌کند · asks again for what was given up')
  .argument(
    '[address]',
    'آغاز نشانی، مانند https://cdn.example/؛ بدون آن همه · beginning of the address; all without it',
  )
  .action((address?: string) =>
    withDependencies(async (dependencies) => {
      const count = await retryPictures(commandLineDesk(dependencies, 'pictures retry'), address)
      say(count > 0 ? texts.requeued(count) : texts.nothingFailed)
    }),
  )

export const picturesCommand = new Command('pictures')
  .description('تصویر کالاها: کدام نرسیده و چرا · product pictures: which are missing and why')
  .addCommand(listCommand)
  .addCommand(retryCommand)
