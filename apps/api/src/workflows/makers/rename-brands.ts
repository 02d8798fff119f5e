import type { Db } from '../../db/client.ts'
import { allowLongStatements } from '../../db/time-limits.ts'
import { brandRepository } from '../../modules/catalog/brands.repository.ts'
import { readCategories } from '../../modules/catalog/categories.repository.ts'
import { productSearchForms } from '../../modules/search/product-search-forms.ts'
import { readSynonyms } from '../../modules/search/synonyms.repository.ts'

/** Gives the goods of some brands another one, hidden ones too; they are found by it. Returns how many they were. */
export const renameBrands = async (tx: Db, brands: readonly string[], to: string): Promise<number> => {
  const repository = brandRepository(tx)
  await allowLongStatements(tx)
  const goods = await repository.lockGoods(brands.filter((brand) => brand !== to))
  if (goods.length === 0) return 0
  const titles = new Map((await readCategories(tx)).map(({ id, title }) => [id, title]))
  const synonyms = await readSynonyms(tx)
  const renamed = goods.map((product) => {
    const categoryTitles = product.categoryIds.flatMap((id) => titles.get(id) ?? [])
    return { id: product.id, ...productSearchForms({ ...product, brand: to, categoryTitles }, synonyms) }
  })
  await repository.rename(renamed, to)
  return goods.length
}
