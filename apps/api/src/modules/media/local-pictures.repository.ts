import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { products } from '../catalog/catalog.tables.ts'
import { pictureDownloads } from './media.tables.ts'

/** Pictures from files that the shop does not have yet, each with the title of a product that shows it. */
export const readLocalWaiting = (
  db: Db,
  urls: readonly string[],
): Promise<{ url: string; title: string }[]> =>
  db
    .selectDistinctOn([pictureDownloads.url], { url: pictureDownloads.url, title: products.title })
    .from(pictureDownloads)
    .innerJoin(products, eq(products.id, pictureDownloads.productId))
    .where(
      and(
        eq(pictureDownloads.status, 'waiting'),
        sql`${pictureDownloads.url} = ANY(${sql.param([...urls])}::text[])`,
      ),
    )
    .orderBy(pictureDownloads.url)
