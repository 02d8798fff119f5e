import type { Db } from '../../db/client.ts'
import { productRecordsRepository } from '../../modules/catalog/product-records.repository.ts'
import { atField } from '../../shared/domain-error.ts'

/** The goods that a product's page shows first, each once. Throws `related_gone` for one that is not there or is itself. */
export const checkRelated = async (tx: Db, ids: readonly string[], own: string): Promise<string[]> => {
  const related = [...new Set(ids)]
  const known = await productRecordsRepository(tx).titlesOf(related)
  if (known.length < related.length || related.includes(own)) throw atField('related_gone', 'relatedIds')
  return related
}
