import type { Db } from '../../db/client.ts'
import { productRecordsRepository } from '../../modules/catalog/product-records.repository.ts'
import { atField } from '../../shared/domain-error.ts'

const refusals = { relatedIds: 'related_gone', bundleIds: 'bundle_gone' } as const

/**
 * Goods that a product names, each once: those that its page shows first, or offers together with it. Throws
 * `related_gone` or `bundle_gone` for one that is not there or is itself.
 */
export const checkRelated = async (
  tx: Db,
  ids: readonly string[],
  own: string,
  field: keyof typeof refusals = 'relatedIds',
): Promise<string[]> => {
  const related = [...new Set(ids)]
  const known = await productRecordsRepository(tx).titlesOf(related)
  if (known.length < related.length || related.includes(own)) throw atField(refusals[field], field)
  return related
}
