import type { Db } from '../../db/client.ts'
import { productRecordsRepository } from '../../modules/catalog/product-records.repository.ts'
import { slugOf } from '../../shared/slug.ts'
import { leadToNewPath } from '../content/lead-to-new-path.ts'

const pathOf = (slug: string) => `/shop/${slug}`

/** A free address for a product of which only the title is known. */
export const freeSlug = async (tx: Db, title: string): Promise<string> => {
  const repository = productRecordsRepository(tx)
  const own = slugOf(title, 'product')
  if (!(await repository.isSlugTaken(own))) return own
  for (let number = 2; ; number += 1) {
    const slug = `${own}-${number}`
    if (!(await repository.isSlugTaken(slug))) return slug
  }
}

/** Leads a product's old address to its new one. Throws `slug_taken` when the shop's own redirects do not let it. */
export const leadToNewAddress = (tx: Db, old: string, slug: string): Promise<void> =>
  leadToNewPath(tx, pathOf(old), pathOf(slug))
