import type { Db } from '../../db/client.ts'
import { allowLongStatements } from '../../db/time-limits.ts'
import { readCategories } from '../../modules/catalog/categories.repository.ts'
import { categoryRecordsRepository } from '../../modules/catalog/category-records.repository.ts'
import { type CategoryTree, makeCategoryTree } from '../../modules/catalog/category-tree.ts'
import { productSearchForms } from '../../modules/search/product-search-forms.ts'
import { readSynonyms } from '../../modules/search/synonyms.repository.ts'

type Goods = Awaited<ReturnType<ReturnType<typeof categoryRecordsRepository>['lockGoods']>>

/** The lowest categories of a product: those above them follow from the tree. */
const lowestOf = ({ pathOf }: CategoryTree, { categoryId, categoryIds }: Goods[number]): string[] => {
  const above = new Set(
    categoryIds.flatMap((id) =>
      pathOf(id)
        .slice(0, -1)
        .map((row) => row.id),
    ),
  )
  return [...new Set([categoryId ?? [], categoryIds].flat())].filter(
    (id) => id === categoryId || !above.has(id),
  )
}

/**
 * Writes anew in which categories goods are, and what the search knows of them, after the tree changed.
 * @param replaced where the goods of a removed category go
 */
export const placeGoods = async (
  tx: Db,
  goods: Goods,
  before: CategoryTree,
  replaced?: { from: string; to: string | null },
): Promise<void> => {
  const { byId, pathOf } = makeCategoryTree(await readCategories(tx))
  const moved = (id: string) => (id === replaced?.from ? replaced.to : id)
  const synonyms = await readSynonyms(tx)
  const placed = goods.map((product) => {
    const lowest = lowestOf(before, product).flatMap((id) => moved(id) ?? [])
    const categoryIds = [...new Set(lowest.flatMap((id) => pathOf(id).map((row) => row.id)))]
    const categoryTitles = categoryIds.flatMap((id) => byId.get(id)?.title ?? [])
    const categoryId = product.categoryId && moved(product.categoryId)
    return {
      ...{ id: product.id, categoryId, categoryIds },
      ...productSearchForms({ ...product, categoryTitles }, synonyms),
    }
  })
  await allowLongStatements(tx)
  await categoryRecordsRepository(tx).placeGoods(placed)
}
