import type { ExportedThing } from '@hojreh/contract/admin'
import type { Db } from '../../db/client.ts'
import {
  articlesTable,
  categoriesTable,
  customersTable,
  pagesTable,
  reviewsTable,
  settingsTable,
  type Table,
} from './export-tables.ts'
import { isWhole, wholeTable } from './whole-tables.ts'

const tables = {
  categories: categoriesTable,
  customers: customersTable,
  reviews: reviewsTable,
  articles: articlesTable,
  pages: pagesTable,
  settings: settingsTable,
} as const

/** Goods are none of them: their file is that of the importer. */
export type TabledThing = Exclude<ExportedThing, 'products'>

/** All of one kind of thing as the columns and rows of a file. */
export const tableOfThing = (tx: Db, what: TabledThing, withPhones: boolean): Table =>
  isWhole(what) ? wholeTable(tx, what, withPhones) : tables[what](tx, withPhones)
