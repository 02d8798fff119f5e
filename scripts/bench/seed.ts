import { join } from 'node:path'
import pg from 'pg'
import { writeProductsCsv } from '../../apps/api/test/generate-products.ts'
import { nodePath, Problem, root } from '../lib/bootstrap.mjs'
import type { ShopData } from '../lib/data.ts'
import { runOpenly } from '../lib/processes.ts'

/** Runs a command of the operator's; throws when it fails. */
export const cli = async (data: ShopData, ...parameters: string[]) => {
  const script = join(root, 'apps/api/src/cli/main.ts')
  const code = await runOpenly(nodePath(), [script, ...parameters], {
    ...data.environment,
    IMAGE_DOWNLOADS: '0',
  })
  if (code !== 0) throw new Problem(`${parameters[0]} failed; the lines above say why.`)
}

// Imported products get the demo shop's pictures, so that answers and pages have the size of real ones.
// A few of them get so much stock that no measurement sells them out.
const FURNISH = `
  WITH pictures AS MATERIALIZED (
    SELECT row_number() OVER (ORDER BY id) - 1 AS place, images
    FROM products WHERE jsonb_array_length(images) > 0
  ), bare AS MATERIALIZED (
    SELECT id, abs(hashtext(id)) % (SELECT count(*) FROM pictures) AS place
    FROM products WHERE jsonb_array_length(images) = 0
  )
  UPDATE products SET images = pictures.images, sold_count = abs(hashtext(products.id)) % 500
  FROM bare JOIN pictures USING (place) WHERE products.id = bare.id`

/** Gives bare products their pictures. The search index, slower to update than all others, is made anew in a second. */
const furnish = async (client: pg.Client) => {
  const { rows } = await client.query<{ definition: string }>(
    `SELECT pg_get_indexdef('products_search_joined'::regclass) AS definition FROM products
      WHERE jsonb_array_length(images) = 0 LIMIT 1`,
  )
  const [index] = rows
  if (!index) return
  await client.query('BEGIN') // Otherwise an interruption here would remove the index for good.
  await client.query('DROP INDEX products_search_joined')
  await client.query(FURNISH)
  await client.query(index.definition)
  await client.query('COMMIT')
}

/** Fills the shop up to this many products; imports nothing when they are there. */
export const seed = async (data: ShopData, products: number): Promise<void> => {
  await cli(data, 'setup', '--demo')
  const client = new pg.Client({ connectionString: data.databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM products')
    if (Number(rows[0]?.count) < products * 0.9) {
      const file = join(data.folder, 'products.csv')
      await writeProductsCsv(file, products)
      await cli(data, 'import', file)
    }
    await furnish(client)
    await client.query(`UPDATE stock SET on_hand = 1000000 WHERE product_id IN (
      SELECT id FROM products WHERE is_published ORDER BY id LIMIT 100)`)
    await client.query('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
}
