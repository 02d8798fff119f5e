import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn } from '../../db/columns.ts'
import type { StoredImage } from '../catalog/catalog.tables.ts'

/** The makers of goods. A product names its maker by `brand`; see `makerNames`. */
export const makers = pgTable('makers', {
  id: idColumn(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  descriptionHtml: text().notNull().default(''),
  image: jsonb().$type<StoredImage>(),
  /** For search engines and social networks; empty: the maker's own words. */
  seoTitle: text().notNull().default(''),
  seoDescription: text().notNull().default(''),
  createdAt: instantColumn().notNull(),
})

/**
 * The names that lead to a maker, its title among them: those of files, older processes and other spellings. Products
 * keep the name as text, so that code that does not know makers can go on writing it.
 */
export const makerNames = pgTable(
  'maker_names',
  {
    /** See `makerForm`. */
    form: text().primaryKey(),
    /** As it was first written. */
    name: text().notNull(),
    makerId: text()
      .notNull()
      .references(() => makers.id, { onDelete: 'cascade' }),
  },
  (table) => [index('maker_names_maker').on(table.makerId)],
)
