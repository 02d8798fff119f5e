import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { exportedThings } from '@hojreh/contract/admin'
import { Argument, Command, Option } from 'commander'
import type { Db } from '../../db/client.ts'
import { readAtOneMoment } from '../../db/read-only.ts'
import { commandLineDesk } from '../../modules/staff-action/command-line.ts'
import { noteExport } from '../../workflows/export/note-export.ts'
import { type TabledThing, tableOfThing } from '../../workflows/export/table-of-thing.ts'
import { whereTold, writeCsv, writeJson } from '../lib/csv-file.ts'
import { withDependencies } from '../orders/order-command.ts'
import { exportTexts as texts } from './export.messages.ts'

/** Goods have a command of their own, whose file is imported again. */
const things = exportedThings.filter((what): what is TabledThing => what !== 'products')
type Format = 'csv' | 'json'

const write = async (tx: Db, what: TabledThing, path: string, format: Format) => {
  const { header, rows } = tableOfThing(tx, what, true)
  async function* cells() {
    for await (const row of rows) yield header.map((name) => row[name] ?? null)
  }
  const count = await (format === 'csv' ? writeCsv(path, header, cells()) : writeJson(path, rows))
  process.stdout.write(`${texts.exported(count, path)}\n`)
}

export const exportCommand = new Command('export')
  .description(
    'یکی از چیزهای فروشگاه را در یک فایل می‌نویسد، یا همه را در یک پوشه؛ کالاها: products export · writes one kind of thing into a file, or all into a folder',
  )
  .addArgument(new Argument('<what>', 'چه چیز · what').choices(['all', ...things]))
  .argument('<file>', 'فایل، یا پوشه‌ی all · file, or the folder of all')
  .addOption(new Option('--format <format>', 'گونه‌ی فایل · format').choices(['csv', 'json']).default('csv'))
  .action((what: TabledThing | 'all', file: string, { format }: { format: Format }) =>
    withDependencies(async (dependencies) => {
      const path = whereTold(file)
      await noteExport(commandLineDesk(dependencies, 'export'), `export:${what}`, {
        format,
        withPhones: true,
      })
      if (what === 'all') await mkdir(path, { recursive: true, mode: 0o700 })
      // All files are of one moment.
      await readAtOneMoment(dependencies.database, async (tx) => {
        if (what !== 'all') return write(tx, what, path, format)
        for (const one of things) await write(tx, one, join(path, `${one}.${format}`), format)
      })
    }),
  )
