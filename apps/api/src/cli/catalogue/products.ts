import { Command, Option } from 'commander'
import type { Currency } from '../../modules/import/rows/values.ts'
import { commandLineDesk } from '../../modules/staff-action/command-line.ts'
import { noteExport } from '../../workflows/export/note-export.ts'
import { exportProducts } from '../../workflows/import/export-products.ts'
import { whereTold, writeCsv } from '../lib/csv-file.ts'
import { withDependencies } from '../orders/order-command.ts'
import { productsTexts as texts } from './products.messages.ts'

const exportCommand = new Command('export')
  .description(
    'کالاها را در فایلی می‌نویسد که پس از ویرایش دوباره درون‌ریزی می‌شود · writes a file of all products, to be edited and imported again',
  )
  .argument('<file>', 'فایل CSV · CSV file')
  .addOption(
    new Option(
      '--currency <unit>',
      'واحد قیمت‌ها؛ هنگام بازگرداندن همان را بگویید · unit of the prices; say the same at the import',
    )
      .choices(['toman', 'rial'])
      .default('toman'),
  )
  .action((file: string, { currency }: { currency: Currency }) =>
    withDependencies(async (dependencies) => {
      const { database } = dependencies
      const path = whereTold(file)
      await noteExport(commandLineDesk(dependencies, 'products export'), 'export:products', { format: 'csv' })
      const count = await exportProducts(database, currency, (header, rows) => writeCsv(path, header, rows))
      process.stdout.write(`${texts.exported(count, path)}\n${texts.stock}\n`)
    }),
  )

export const productsCommand = new Command('products')
  .description('کالاها · products')
  .addCommand(exportCommand)
