import { Command } from 'commander'
import { migrate } from '../../db/migrate.ts'
import { WxrFileError } from '../../modules/import/wordpress/wxr-error.ts'
import { commandLineDesk } from '../../modules/staff-action/command-line.ts'
import { importSite } from '../../workflows/import/wordpress/import-site.ts'
import type { WordpressReport } from '../../workflows/import/wordpress/wordpress-report.ts'
import { whereTold, writeCsv } from '../lib/csv-file.ts'
import { makeProgressLine } from '../lib/progress-line.ts'
import { withDependencies } from '../orders/order-command.ts'
import { importWordpressTexts as texts } from './import-wordpress.messages.ts'

interface Options {
  dryRun?: true
  report?: string
}

const linesOf = (report: WordpressReport): string[] => [
  texts.summary(report),
  ...report.refused.map(texts.refused),
  ...report.unredirected.map(texts.unredirected),
  ...Object.entries(report.others).map(([kind, count]) => texts.others(kind, count)),
  ...(report.pictures > 0 ? [texts.pictures(report.pictures)] : []),
]

const run = (file: string, { dryRun, report: reportFile }: Options) =>
  withDependencies(async (dependencies) => {
    await migrate(dependencies.database)
    const progress = makeProgressLine(process.stderr)
    const report = await importSite(commandLineDesk(dependencies, 'import wordpress'), {
      ...{ file, isDryRun: dryRun ?? false },
      origins: process.env.PUBLIC_ORIGIN ? [process.env.PUBLIC_ORIGIN] : [],
      onProgress: (items, share) => progress.show(texts.reading(items, share)),
    }).finally(progress.end)
    process.stdout.write(`${linesOf(report).join('\n')}\n`)
    if (reportFile)
      await writeCsv(
        whereTold(reportFile),
        ['line', 'title', 'code', 'reason'],
        report.refused.map(({ line, title, code, reason }) => [line, title, code, reason]),
      )
    if (dryRun) process.stdout.write(`\n${texts.dryRun}\n`)
  })

export const importWordpressCommand = new Command('wordpress')
  .description(
    'نوشته‌ها، صفحه‌ها و دیدگاه‌های یک سایت وردپرس را با نشانی‌های کهنه‌شان می‌آورد · takes posts, pages and comments of a WordPress site in',
  )
  .argument('<file>', 'خروجی وردپرس (WXR)')
  .option('--dry-run', 'فقط می‌خواند و گزارش می‌دهد · reads and reports, changes nothing')
  .option('--report <file>', 'آنچه را گرفته نشد در یک فایل CSV می‌نویسد · writes what was refused as CSV')
  .action(async (file: string, options: Options) => {
    try {
      await run(whereTold(file), options)
    } catch (error) {
      if (!(error instanceof WxrFileError)) throw error
      process.stderr.write(`✗ ${error.message}\n  ${texts.unchanged}\n`)
      process.exitCode = 1
    }
  })
