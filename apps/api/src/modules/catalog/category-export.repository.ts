import { asc, eq, gt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { byBatches } from '../../shared/by-batches.ts'
import { categories } from './catalog.tables.ts'

const BATCH = 500
const parents = alias(categories, 'parents')

const readBatch = (tx: Db, after: string) =>
  tx
    .select({
      slug: categories.slug,
      title: categories.title,
      parent: parents.slug,
      description: categories.description,
      position: categories.position,
      attributes: categories.attributes,
      image: categories.image,
      seoTitle: categories.seoTitle,
      seoDescription: categories.seoDescription,
      formerSlugs: categories.formerSlugs,
    })
    .from(categories)
    .leftJoin(parents, eq(parents.id, categories.parentId))
    .where(gt(categories.slug, after))
    .orderBy(asc(categories.slug))
    .limit(BATCH)

/** All categories of goods, each with the address of the one above it. */
export const exportedCategories = (tx: Db) =>
  byBatches(
    (after) => readBatch(tx, after),
    ({ slug }) => slug,
  )
