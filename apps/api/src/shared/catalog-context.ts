import type { Db } from '../db/client.ts'
import type { Catalogue } from '../modules/catalog/catalogue.ts'
import type { Remember } from './remember.ts'

/** The sources of catalogue pages. */
export interface CatalogContext {
  db: Db
  remember: Remember
  catalogue: Catalogue
}
