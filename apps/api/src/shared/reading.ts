import type { Db } from '../db/client.ts'
import type { ProductIndex } from '../modules/product-index/product-index.ts'
import type { Remember } from './remember.ts'

/** The sources of catalogue pages. */
export interface Reading {
  db: Db
  remember: Remember
  /** The in-memory products; null when the database has to be queried. */
  products: ProductIndex | null
}
