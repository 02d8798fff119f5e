import { slugOf } from '../../shared/slug.ts'
import type { Catalogue } from './catalogue.ts'

export const makerSlug = (brand: string): string => slugOf(brand, 'brand')

export interface Maker {
  slug: string
  title: string
  /** As goods name it: spellings that have one address are one maker. */
  brands: string[]
}

/** The maker at an address; a brand that goods name needs nothing else to be one. */
export const findMaker = async (catalogue: Catalogue, slug: string): Promise<Maker | null> => {
  const names = await catalogue.brandNames()
  const brands = names.filter((brand) => makerSlug(brand) === slug).toSorted()
  const [title] = brands
  return title === undefined ? null : { slug, title, brands }
}
