import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Command, InvalidArgumentError, Option } from 'commander'
import { migrate } from '../db/migrate.ts'
import { ImportFileError } from '../modules/import/import-error.ts'
import type { Currency } from '../modules/import/values.ts'
import { type ImportReport, importProducts } from '../workflows/import-products.ts'
import { importTexts as texts } from './import.messages.ts'
import { withShop } from './open-shop.ts'
import { makeProgressLine } from './progress-line.ts'

const SHOWN_LINES = 10

const wholeNumber = (text: string): number => {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('0 … 999999')
  return Number(text)
}

const printReport = (report: ImportReport) => {
  const lines = [texts.summary(report)]
  if (report.refused.length > 0) lines.push('', texts.refusedTitle, ...report.refused.map(texts.refused))
  if (report.notices.length > 0) {
    const byCode = Map.groupBy(report.notices, ({ code }) => code)
    lines.push('', texts.noticesTitle)
    for (const [code, rows] of byCode)
      lines.push(
        texts.notice(
          rows[0]?.reason ?? '',
          code,
          rows.map(({ line }) => line),
          SHOWN_LINES,
        ),
      )
  }
  if (report.columns.length > 0) lines.push('', texts.columnsTitle, ...report.columns.map(texts.column))
  if (report.pictures.there + report.pictures.waiting > 0) lines.push('', texts.pictures(report.pictures))
  process.stdout.write(`${lines.join('\n')}\n`)
}

const csvCell = (value: string | number | null) => `"${String(value ?? '').replaceAll('"', '""')}"`

const writeReport = async (file: string, { refused, notices }: ImportReport) => {
  const rows = [
    ['line', 'taken', 'code', 'reason', 'column', 'value'],
    ...refused.map(({ line, code, reason, column, value }) => [line, 'no', code, reason, column, value]),
    ...notices.map(({ line, code, reason }) => [line, 'yes', code, reason, null, null]),
  ]
  // The mark at the start makes Excel read it as UTF-8.
  await writeFile(file, `\ufeff${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`)
  process.stdout.write(`${texts.reportWritten(file)}\n`)
}

interface Options {
  dryRun?: true
  currency: Currency
  source: string
  uncountedStock: number
  report?: string
}

const run = (file: string, options: Options) =>
  withShop(async ({ database }) => {
    await migrate(database)
    const progress = makeProgressLine(process.stderr)
    const report = await importProducts(database, {
      file,
      currency: options.currency,
      source: options.source,
      uncountedStock: options.uncountedStock,
      isDryRun: options.dryRun ?? false,
      now: new Date(),
      onProgress: ({ phase, rows, share }) =>
        progress.show(phase === 'reading' ? texts.reading(rows, share) : texts.writing(rows)),
    }).finally(progress.end)
    printReport(report)
    if (options.report) await writeReport(resolve(process.env.INIT_CWD ?? '.', options.report), report)
    if (options.dryRun) process.stdout.write(`\n${texts.dryRun}\n`)
  })

export const importCommand = new Command('import')
  .description(
    'کالاهای یک فایل CSV را به فروشگاه می‌آورد (خروجی ووکامرس یا فایل ساده) · takes a product file into the shop',
  )
  .argument('<file>', 'فایل CSV · CSV file')
  .option('--dry-run', 'فقط می‌خواند و گزارش می‌دهد · reads and reports, changes nothing')
  .addOption(
    new Option('--currency <unit>', 'واحد قیمت‌های فایل · unit of the prices in the file')
      .choices(['toman', 'rial'])
      .default('toman'),
  )
  .option('--source <name>', 'نام فروشگاهی که فایل از آن است · names the shop of the file', 'woocommerce')
  .option(
    '--uncounted-stock <count>',
    'موجودی کالاهایی که «موجود» ولی بی‌شمارش‌اند · stock of what is in stock but not counted',
    wholeNumber,
    10,
  )
  .option('--report <file>', 'گزارش کامل را در یک فایل CSV می‌نویسد · writes the whole report as CSV')
  .action(async (file: string, options: Options) => {
    try {
      // npm changes to the folder of package.json and says here where the person was.
      await run(resolve(process.env.INIT_CWD ?? '.', file), options)
    } catch (error) {
      if (!(error instanceof ImportFileError)) throw error
      process.stderr.write(`✗ ${error.message}\n  ${texts.unchanged}\n`)
      process.exitCode = 1
    }
  })
