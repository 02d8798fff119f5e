import { dirname } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { importSource } from '@hojreh/contract/admin'
import { Command, InvalidArgumentError, Option } from 'commander'
import { migrate } from '../../db/migrate.ts'
import { ImportFileError } from '../../modules/import/import-error.ts'
import { openPictures } from '../../modules/import/pictures/open-pictures.ts'
import { headerForm, type PlainField, plainColumns } from '../../modules/import/rows/columns.ts'
import type { Currency } from '../../modules/import/rows/values.ts'
import { openMediaStore } from '../../modules/media/media-store.ts'
import { commandLineDesk } from '../../modules/staff-action/command-line.ts'
import { importFile } from '../../workflows/import/import-file.ts'
import {
  type ImportLoss,
  ImportNeedsAgreement,
  type ImportReport,
} from '../../workflows/import/import-products.ts'
import { takeLocalPictures } from '../../workflows/import/take-local-pictures.ts'
import { whereTold, writeCsv } from '../lib/csv-file.ts'
import { makeProgressLine } from '../lib/progress-line.ts'
import { withDependencies } from '../orders/order-command.ts'
import { importTexts as texts } from './import.messages.ts'
import { importWoocommerceCommand } from './import-woocommerce.ts'
import { importWordpressCommand } from './import-wordpress.ts'

const SHOWN_LINES = 10

/** The fields of a plain file by their English headers. */
const fieldNames = new Map(
  (Object.keys(plainColumns) as PlainField[]).map((field) => [
    plainColumns[field].headers[0] as string,
    field,
  ]),
)

const sourceName = (text: string): string => {
  if (importSource.safeParse(text).success) return text
  throw new InvalidArgumentError(texts.wrongSource)
}

/** `نام محصول=title`, added to those before it. */
const namedColumn = (text: string, before: Map<string, PlainField>): Map<string, PlainField> => {
  const [, title = '', name = ''] = /^(.+)=([a-z_]+)$/.exec(text.trim()) ?? []
  const field = fieldNames.get(name)
  if (!field) throw new InvalidArgumentError(texts.wrongColumn([...fieldNames.keys()].join(' ')))
  return new Map([...before, [headerForm(title), field]])
}

const wholeNumber = (text: string): number => {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('0 … 999999')
  return Number(text)
}

const linesOfLoss = ({ changes, retitled, missing }: ImportLoss): string[] => [
  ...(missing.length > 0
    ? ['', texts.missingTitle(missing.length), ...missing.slice(0, SHOWN_LINES).map(texts.missing)]
    : []),
  ...(missing.length > SHOWN_LINES ? [texts.more(missing.length - SHOWN_LINES)] : []),
  ...(changes.length > 0 ? ['', texts.changesTitle, ...changes.map(texts.change)] : []),
  ...(retitled.length > 0
    ? ['', texts.retitledTitle(retitled.length), ...retitled.slice(0, SHOWN_LINES).map(texts.retitled)]
    : []),
  ...(retitled.length > SHOWN_LINES ? [texts.more(retitled.length - SHOWN_LINES)] : []),
]

const linesOfNotices = (notices: ImportReport['notices']): string[] =>
  [...Map.groupBy(notices, ({ code }) => code)].flatMap(([code, rows]) => {
    const numbers = rows.map(({ line }) => line)
    const cells = rows.filter(({ value }) => value !== null).slice(0, SHOWN_LINES)
    return [texts.notice(rows[0]?.reason ?? '', code, numbers, SHOWN_LINES), ...cells.map(texts.noticedCell)]
  })

const printReport = (report: ImportReport) => {
  const { refused, notices, columns } = report
  const lines = [texts.summary(report), ...linesOfLoss(report)]
  if (refused.length > 0) lines.push('', texts.refusedTitle, ...refused.map(texts.refused))
  if (notices.length > 0) lines.push('', texts.noticesTitle, ...linesOfNotices(notices))
  if (columns.length > 0) lines.push('', texts.columnsTitle, ...columns.map(texts.column))
  if (report.pictures.there + report.pictures.waiting > 0) lines.push('', texts.pictures(report.pictures))
  process.stdout.write(`${lines.join('\n')}\n`)
}

const writeReport = async (file: string, { refused, notices }: ImportReport) => {
  await writeCsv(
    file,
    ['line', 'taken', 'code', 'reason', 'column', 'value'],
    [
      ...refused.map(({ line, code, reason, column, value }) => [line, 'no', code, reason, column, value]),
      ...notices.map(({ line, code, reason, column, value }) => [line, 'yes', code, reason, column, value]),
    ],
  )
  process.stdout.write(`${texts.reportWritten(file)}\n`)
}

interface Options {
  dryRun?: true
  hideMissing?: true
  yes?: true
  currency: Currency
  source?: string
  attribute: string[]
  column: Map<string, PlainField>
  uncountedStock: number
  report?: string
  pictures?: string
}

/** Asks who sits there; a program has to say it beforehand. Nothing is open or locked meanwhile. */
const agrees = async (loss: ImportLoss): Promise<boolean> => {
  if (!process.stdin.isTTY) throw new NotAgreed(texts.sayYes)
  process.stderr.write(`${linesOfLoss(loss).join('\n')}\n\n`)
  const dialog = createInterface({ input: process.stdin, output: process.stderr })
  const typed = await dialog.question(texts.agree).finally(() => dialog.close())
  return /^(?:بله|بلی|آری|y|yes)$/i.test(typed.trim())
}

class NotAgreed extends Error {}

const picturesFor = (file: string, { pictures }: Options) =>
  pictures === undefined
    ? openPictures(dirname(file)).catch(() => {
        throw new ImportFileError('missing', file)
      })
    : openPictures(whereTold(pictures))

const run = (file: string, options: Options) =>
  withDependencies(async (dependencies) => {
    const { database, files } = dependencies
    await migrate(database)
    const desk = commandLineDesk(dependencies, 'import')
    const pictures = await picturesFor(file, options)
    const attempt = (isSure: boolean) => {
      const progress = makeProgressLine(process.stderr)
      return importFile(desk, {
        file,
        currency: options.currency,
        source: options.source,
        uncountedStock: options.uncountedStock,
        shownColumns: options.attribute,
        namedColumns: options.column,
        pictures,
        hidesMissing: options.hideMissing ?? false,
        isDryRun: options.dryRun ?? false,
        isSure,
        onProgress: ({ phase, rows, share }) =>
          progress.show(phase === 'reading' ? texts.reading(rows, share) : texts.writing(rows)),
      }).finally(progress.end)
    }
    const report = await attempt(options.yes ?? false).catch(async (error: unknown) => {
      if (!(error instanceof ImportNeedsAgreement)) throw error
      if (!(await agrees(error))) return null
      return attempt(true)
    })
    if (report === null) {
      process.stdout.write(`${texts.unchanged}\n`)
      return
    }
    printReport(report)
    if (!options.dryRun && report.found.size > 0) {
      const progress = makeProgressLine(process.stderr)
      const taken = await takeLocalPictures({
        database,
        store: openMediaStore(files),
        source: pictures,
        found: report.found,
        clock: dependencies.clock,
        onProgress: (done, all) => progress.show(texts.takingPictures(done, all)),
      }).finally(progress.end)
      process.stdout.write(`${texts.takenPictures(taken)}\n`)
    }
    if (options.report) await writeReport(whereTold(options.report), report)
    if (options.dryRun) process.stdout.write(`\n${texts.dryRun}\n`)
  })

export const importCommand = new Command('import')
  .addCommand(importWordpressCommand)
  .addCommand(importWoocommerceCommand)
  .description(
    'کالاهای یک فایل CSV یا xlsx را به فروشگاه می‌آورد (خروجی ووکامرس، Shopify یا فایل ساده) · takes a product file into the shop',
  )
  .argument('<file>', 'فایل CSV یا xlsx · CSV file or workbook')
  .option('--dry-run', 'فقط می‌خواند و گزارش می‌دهد · reads and reports, changes nothing')
  .addOption(
    new Option('--currency <unit>', 'واحد قیمت‌های فایل · unit of the prices in the file')
      .choices(['toman', 'rial'])
      .default('toman'),
  )
  .option('--yes', 'آنچه را فایل پاک یا جایگزین می‌کند نپرس · also what empties or renames, without asking')
  .option('--source <name>', 'نام فروشگاهی که فایل از آن است · names the shop of the file', sourceName)
  .option(
    '--column <title=field>',
    'ستونی از فایل ساده که نام دیگری دارد: «نام محصول=title»؛ چند بار · names a column of a plain file, repeatable',
    namedColumn,
    new Map(),
  )
  .option(
    '--attribute <columns...>',
    'ستون‌های ناشناخته‌ای که همه ببینند · unknown columns that become attributes',
    [],
  )
  .option(
    '--uncounted-stock <count>',
    'موجودی کالاهایی که «موجود» ولی بی‌شمارش‌اند · stock of what is in stock but not counted',
    wholeNumber,
    10,
  )
  .option(
    '--pictures <path>',
    'پوشه یا فایل ZIP تصویرها؛ بدون آن پوشه‌ی فایل · folder or ZIP file of pictures; without it that of the file',
  )
  .option('--report <file>', 'گزارش کامل را در یک فایل CSV می‌نویسد · writes the whole report as CSV')
  .action(async (file: string, options: Options) => {
    try {
      await run(whereTold(file), options)
    } catch (error) {
      if (!(error instanceof ImportFileError || error instanceof NotAgreed)) throw error
      process.stderr.write(`✗ ${error.message}\n  ${texts.unchanged}\n`)
      process.exitCode = 1
    }
  })
