import type { FileRow } from '../file-row.ts'
import { type RefusedRow, RowRefused, refusedRow } from '../issues.ts'
import { makeCells } from './cells.ts'
import type { Header, ShopifyHeader } from './header.ts'
import { readPlainRow } from './plain-row.ts'
import { shopifyColumns } from './shopify-columns.ts'
import { readShopifyProduct } from './shopify-product.ts'
import { readShopifyVariant } from './shopify-row.ts'
import type { StagedRow } from './staged-row.ts'
import { textOf } from './values.ts'
import { readWooRow, type WooOptions } from './woo-row.ts'

export type ReadRow = { staged: StagedRow } | { refused: RefusedRow; row: FileRow }

const attempt = (row: FileRow, read: () => StagedRow): ReadRow => {
  try {
    return { staged: read() }
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error
    return { refused: refusedRow(row.line, error.code, error.column, error.value), row }
  }
}

/** More than Shopify lets a product have of variants and pictures: a file of one name is not kept in memory. */
const MAX_ROWS = 4_000

/** Rows of one product stand together; those that only name a further picture are no variants. */
const readShopify = (rows: readonly FileRow[], header: ShopifyHeader, options: WooOptions): ReadRow[] => {
  const says = (row: FileRow) => makeCells(row, header, shopifyColumns).cellOf
  const variants = rows.filter(
    (row, place) =>
      place === 0 ||
      (['option1Value', 'price', 'sku'] as const).some((field) => textOf(says(row)(field)) !== ''),
  )
  try {
    const product = readShopifyProduct(rows, header)
    return variants.map((row) => attempt(row, () => readShopifyVariant(row, product, header, options)))
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error
    const { code, column, value } = error
    return variants.map((row) => ({ refused: refusedRow(row.line, code, column, value), row }))
  }
}

/** The rows of a file as the shop understands them, or why not; `onRow` hears of each line. */
export async function* readProducts(
  rows: AsyncIterable<FileRow>,
  header: Header,
  options: WooOptions,
  onRow: (row: FileRow) => void,
): AsyncGenerator<ReadRow> {
  let product: FileRow[] = []
  let name = ''
  for await (const row of rows) {
    onRow(row)
    if (header.kind === 'woocommerce') yield attempt(row, () => readWooRow(row, header, options))
    else if (header.kind === 'plain') yield attempt(row, () => readPlainRow(row, header, options))
    else {
      const handle = textOf(makeCells(row, header, shopifyColumns).cellOf('handle'))
      if (product.length > 0 && (handle !== name || product.length >= MAX_ROWS)) {
        yield* readShopify(product, header, options)
        product = []
      }
      name = handle
      product.push(row)
    }
  }
  if (header.kind === 'shopify' && product.length > 0) yield* readShopify(product, header, options)
}
