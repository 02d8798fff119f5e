import type { Db } from '../db/client.ts'
import type { Catalogue } from '../modules/catalog/catalogue.ts'
import type { RevisionCache } from './revision-cache.ts'

/** The sources of catalogue pages. */
export interface CatalogContext {
  db: Db
  cached: RevisionCache
  catalogue: Catalogue
}
