import { Argument, Command, Option } from 'commander'
import type { Db } from '../../db/client.ts'
import { readAtOneMoment } from '../../db/read-only.ts'
import {
  articlesTable,
  categoriesTable,
  customersTable,
  pagesTable,
  reviewsTable,
  settingsTable,
} from '../../workflows/export/export-tables.ts'
import { whereTold, writeCsv, writeJson } from '../lib/csv-file.ts'
import { withShop } from '../lib/open-shop.ts'
import { exportTexts as texts } from './export.messages.ts'

const tables = {
  categories: categoriesTable,
  customers: (tx: Db) => customersTable(tx, true),
  reviews: reviewsTable,
  articles: articlesTable,
  pages: pagesTable,
  settings: settingsTable,
} as const
type Thing = keyof typeof tables

export const exportCommand = new Command('export')
  .description(
    'یکی از چیزهای فروشگاه را در یک فایل می‌نویسد؛ کالاها: products export، سفارش‌ها: orders export · writes one kind of thing into a file',
  )
  .addArgument(new Argument('<what>', 'چه چیز · what').choices(Object.keys(tables)))
  .argument('<file>', 'فایل · file')
  .addOption(new Option('--format <format>', 'گونه‌ی فایل · format').choices(['csv', 'json']).default('csv'))
  .action((what: Thing, file: string, { format }: { format: 'csv' | 'json' }) =>
    withShop(async ({ database }) => {
      const path = whereTold(file)
      const count = await readAtOneMoment(database, (tx) => {
        const { header, rows } = tables[what](tx)
        async function* cells() {
          for await (const row of rows) yield header.map((name) => row[name] ?? null)
        }
        return format === 'csv' ? writeCsv(path, header, cells()) : writeJson(path, rows)
      })
      process.stdout.write(`${texts.exported(count, path)}\n`)
    }),
  )
