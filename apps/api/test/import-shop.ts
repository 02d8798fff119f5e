import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asc, eq } from 'drizzle-orm'
import { categories, productGroups, products } from '../src/modules/catalog/catalog.tables.ts'
import { stock } from '../src/modules/inventory/inventory.tables.ts'
import { pictureDownloads } from '../src/modules/media/media.tables.ts'
import { type ImportOptions, importProducts } from '../src/workflows/import/import-products.ts'
import { createTestDatabase } from './database/test-database.ts'

/** A file of the import's own fixtures. */
export const fixture = (name: string): string =>
  fileURLToPath(new URL(`../src/modules/import/fixtures/${name}`, import.meta.url))

/** A shop to import into; close it in `afterAll`. */
export const createImportShop = async () => {
  const database = await createTestDatabase()
  const { db } = database
  const folder = await mkdtemp(join(tmpdir(), 'hojreh-import-'))

  const productOf = async (sourceKey: string) => {
    const [row] = await db
      .select()
      .from(products)
      .leftJoin(stock, eq(stock.productId, products.id))
      .where(eq(products.sourceKey, sourceKey))
    if (!row) throw new Error(`no product ${sourceKey}`)
    return { ...row.products, stock: row.stock }
  }

  return {
    db,
    database,
    folder,
    close: database.close,
    /** Imports with the options of a usual run. */
    run: (file: string, changes: Partial<ImportOptions> = {}) =>
      importProducts(database, {
        file,
        currency: 'toman',
        uncountedStock: 10,
        isDryRun: false,
        isSure: true,
        shownColumns: [],
        now: new Date('2026-11-20T12:00:00Z'),
        onProgress: () => {},
        ...changes,
      }),
    /** Writes a file to import. */
    written: async (content: string | Buffer, name = 'file.csv') => {
      const file = join(folder, name)
      await writeFile(file, content)
      return file
    },
    productOf,
    woo: (id: number) => productOf(`woocommerce:${id}`),
    picturesOf: (productId: string) =>
      db
        .select()
        .from(pictureDownloads)
        .where(eq(pictureDownloads.productId, productId))
        .orderBy(asc(pictureDownloads.position)),
    /** Everything that an import could have written. */
    everything: async () => ({
      products: await db.select().from(products).orderBy(asc(products.sourceKey)),
      stock: await db.select().from(stock).orderBy(asc(stock.productId)),
      groups: await db.select().from(productGroups).orderBy(asc(productGroups.sourceKey)),
      categories: await db.select().from(categories).orderBy(asc(categories.slug)),
      pictures: await db
        .select()
        .from(pictureDownloads)
        .orderBy(asc(pictureDownloads.productId), asc(pictureDownloads.url)),
    }),
    empty: async () => {
      await db.delete(products)
      await db.delete(productGroups)
      await db.delete(categories)
    },
  }
}

export type ImportShop = Awaited<ReturnType<typeof createImportShop>>
