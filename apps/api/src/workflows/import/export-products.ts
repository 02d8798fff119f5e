import type { CsvCell } from '@hojreh/contract/admin'
import type { Database } from '../../db/client.ts'
import { readAtOneMoment } from '../../db/read-only.ts'
import { readCategories } from '../../modules/catalog/categories.repository.ts'
import { exportColumns } from '../../modules/import/export-columns.ts'
import { exportedProducts, readNames } from '../../modules/import/product-export.repository.ts'
import type { Currency } from '../../modules/import/rows/values.ts'

type Write = (header: string[], rows: AsyncIterable<CsvCell[]>) => Promise<number>

/**
 * Passes all products of one snapshot to `write`, row by row, as the plain file that {@link importProducts} reads. An
 * unedited export that is imported again changes nothing.
 */
export const exportProducts = (
  database: Pick<Database, 'db'>,
  currency: Currency,
  write: Write,
): Promise<number> =>
  readAtOneMoment(database, async (tx) => {
    const columns = exportColumns({
      currency,
      categories: await readCategories(tx),
      optionNames: await readNames(tx, 'options'),
      attributeNames: await readNames(tx, 'attributes'),
    })
    async function* rows() {
      for await (const product of exportedProducts(tx)) yield columns.map(({ cell }) => cell(product))
    }
    return write(
      columns.map(({ header }) => header),
      rows(),
    )
  })
