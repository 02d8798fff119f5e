import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { type ImportRunRow, importedRepository } from '../../../modules/import-run/import-run.repository.ts'
import { spelled } from '../../redirects/redirect-list.ts'
import { redirectOldAddresses } from '../../redirects/redirect-old-addresses.ts'
import { ImportNeedsAgreement, importProducts, needsAgreement } from '../import-products.ts'
import { productsFile, type WooGoods } from './products-csv.ts'
import { nothingTaken, type Taken } from './taken.ts'
import { type WooClient, WooError } from './woo-client.ts'
import { wooImportMessages as text, wooRefusals } from './woo-import.messages.ts'
import { rialOfUnit } from './woo-money.ts'
import {
  type WooCategory,
  type WooProduct,
  type WooVariation,
  wooCategory,
  wooProduct,
  wooVariation,
} from './woo-shapes.ts'

const UNCOUNTED_STOCK = 10
const currencyShape = z.looseObject({ code: z.string() })
const settingShape = z.looseObject({ value: z.string() })

export interface ReadGoods extends WooGoods {
  read: number
  unreadable: string[]
}

const idOf = (item: unknown) => String(z.looseObject({ id: z.unknown() }).safeParse(item).data?.id ?? '?')

/** What the page of goods needs beside it: their variations, all categories, the shop's money and its weight. */
export const readGoods = async (client: WooClient, items: readonly unknown[]): Promise<ReadGoods> => {
  const currency = currencyShape.safeParse(await client.one('data/currencies/current'))
  const unit = currency.success ? rialOfUnit(currency.data.code) : null
  if (unit === null) throw new WooError('unknown_currency')
  // Keys of some shops may not read settings.
  const weight = await client.one('settings/products/woocommerce_weight_unit').catch((error: unknown) => {
    if (error instanceof WooError && !error.isPassing) return null
    throw error
  })
  const categories = new Map<string, WooCategory>()
  for (const item of await client.all('products/categories')) {
    const parsed = wooCategory.safeParse(item)
    if (parsed.success) categories.set(parsed.data.id, parsed.data)
  }
  const products: WooProduct[] = []
  const unreadable: string[] = []
  const variations = new Map<string, WooVariation[]>()
  for (const item of items) {
    const { data: product } = wooProduct.safeParse(item)
    if (!product) {
      unreadable.push(idOf(item))
      continue
    }
    products.push(product)
    if (product.type !== 'variable') continue
    const own = await client.all(`products/${encodeURIComponent(product.id)}/variations`)
    variations.set(
      product.id,
      own.flatMap((one) => {
        const parsed = wooVariation.safeParse(one)
        if (!parsed.success) unreadable.push(idOf(one))
        return parsed.success ? [parsed.data] : []
      }),
    )
  }
  const weightUnit = settingShape.safeParse(weight).data?.value ?? 'kg'
  return { products, variations, categories, unit, weightUnit, unreadable, read: items.length }
}

interface Redirected {
  source: string
  origins: readonly string[]
}

/** Leads the addresses that shoppers and search engines know to the pages of the goods here, unless a page is there. */
const leadToGoods = async (
  tx: Db,
  products: readonly WooProduct[],
  { source, origins }: Redirected,
  taken: Taken,
): Promise<void> => {
  const imported = importedRepository(tx)
  const moved: { id: string; name: string; from: string; to: string }[] = []
  for (const { id, name, status, permalink } of products) {
    if (status !== 'publish' || !URL.canParse(permalink)) continue
    const product = await imported.productOf(`${source}:${id}`)
    if (!product) continue
    const { from, to } = spelled({ from: permalink, to: `/shop/${product.slug}` }, 301, origins)
    if (!(await imported.isPageOfGoods(from))) moved.push({ id, name, from, to })
  }
  const { unredirected } = await redirectOldAddresses(tx, moved, origins)
  for (const { moved: one, from, reason } of unredirected) {
    taken.counts.refused += 1
    taken.refused.push({ kind: 'products', id: one.id, reason: text.unredirected(one.name, from, reason) })
  }
}

/** Takes a page of goods by the importer of WooCommerce's own file: what holds for the one holds for the other. */
export const takeProducts = async (
  tx: Db,
  { source, isTrial, isSure }: Pick<ImportRunRow, 'source' | 'isTrial' | 'isSure'>,
  goods: ReadGoods,
  { now, origins }: { now: Date; origins: readonly string[] },
): Promise<Taken> => {
  const taken = nothingTaken()
  taken.counts.read = goods.read
  for (const id of goods.unreadable) {
    taken.counts.refused += 1
    taken.refused.push({ kind: 'products', id, reason: wooRefusals.unreadable })
  }
  if (goods.products.length === 0) return taken
  const folder = await mkdtemp(join(tmpdir(), 'hojreh-woo-'))
  try {
    const file = join(folder, 'goods.csv')
    const { csv, rowAt } = productsFile(goods)
    await writeFile(file, csv)
    const report = await importProducts(
      { db: tx },
      {
        ...{ file, source, now, currency: 'rial', uncountedStock: UNCOUNTED_STOCK, shownColumns: [] },
        ...{ isDryRun: isTrial, isSure, onProgress: () => {} },
      },
    )
    taken.counts.added = report.added
    taken.counts.changed = report.changed
    taken.counts.unchanged = report.unchanged
    taken.takesAway = !isSure && needsAgreement(report)
    for (const { line, reason, value } of report.refused) {
      taken.counts.refused += 1
      const { id = '', name = '' } = rowAt.get(line) ?? {}
      taken.refused.push({ kind: 'products', id, reason: text.product(name, reason, value) })
    }
    if (!isTrial) await leadToGoods(tx, goods.products, { source, origins }, taken)
    return taken
  } catch (error) {
    throw error instanceof ImportNeedsAgreement ? new WooError('needs_agreement') : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
