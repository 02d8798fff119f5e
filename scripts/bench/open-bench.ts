import pg from 'pg'
import type { ShopData } from '../lib/data.ts'
import { freePortsFrom } from '../lib/ports.ts'
import { signInMany } from './customers.ts'
import { startNginx } from './nginx.ts'
import { priceChanger } from './price-changer.ts'
import { makeRows, type Row } from './rows.ts'
import { type BenchShop, startShop } from './shop.ts'

const NGINX_PORT = 8_390

/** Starts a seeded shop with so many api processes, and answers what can be measured of it. */
export const openBench = async (
  data: ShopData,
  apis: number,
  customers: number,
): Promise<{ shop: BenchShop; rows: Row[]; close: () => Promise<void> }> => {
  const shop = await startShop(data, apis)
  const client = new pg.Client({ connectionString: data.databaseUrl })
  try {
    await client.connect()
    const { rows: first } = await client.query<{ id: string }>(
      'SELECT id FROM products WHERE is_published ORDER BY id LIMIT 100',
    )
    const { rows: some } = await client.query<{ slug: string }>(
      'SELECT slug FROM products WHERE is_published ORDER BY md5(id) LIMIT 5000',
    )
    const productIds = first.map(({ id }) => id)
    const list = await fetch(`${shop.origins.api}/api/shop/products?take=24`)
    const [port = NGINX_PORT] = await freePortsFrom(NGINX_PORT, 1)
    const nginx = await startNginx(port, new Uint8Array(await list.arrayBuffer()))
    const rows = makeRows({
      shop,
      customers: await signInMany(shop, customers),
      slugs: some.map(({ slug }) => slug),
      productIds,
      changePrices: priceChanger(client, productIds),
      nginx: nginx?.origin ?? null,
    })
    return {
      shop,
      rows,
      close: async () => {
        await nginx?.close()
        await client.end()
        await shop.close()
      },
    }
  } catch (error) {
    await client.end()
    await shop.close()
    throw error
  }
}
