import pg from 'pg'
import type { ShopData } from '../lib/data.ts'
import { freePortsFrom } from '../lib/ports.ts'
import { signInMany } from './customers.ts'
import { startNginx } from './nginx.ts'
import { priceChanger } from './price-changer.ts'
import { LIST, makeRows, type Row } from './rows.ts'
import { type BenchShop, startShop } from './shop.ts'

const NGINX_PORT = 8_390

const responseOf = async (url: string) => (await fetch(url)).text()

/** Starts a seeded shop with a number of api processes; returns its measurable rows. */
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
    const { rows: some } = await client.query<{ id: string; slug: string }>(
      'SELECT id, slug FROM products WHERE is_published ORDER BY md5(id) LIMIT 5000',
    )
    const productIds = first.map(({ id }) => id)
    const list = await responseOf(shop.origins.api + LIST)
    const articles = await responseOf(`${shop.origins.api}/api/blog/articles`)
    // What is asked for has to change, and what stands beside it too.
    const measured = some[0]?.id ?? ''
    const listed: string = JSON.parse(list).items[0].productId
    const changed = productIds.flatMap((other) => [measured, listed, other])
    const [port = NGINX_PORT] = await freePortsFrom(NGINX_PORT, 1)
    const nginx = await startNginx(port, Buffer.from(list))
    const rows = makeRows({
      shop,
      customers: await signInMany(shop, customers),
      slugs: some.map(({ slug }) => slug),
      productIds,
      articleSlug: JSON.parse(articles).items[0].slug,
      changePrices: priceChanger(client, changed),
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
