import type { Db } from '../../db/client.ts'
import type { CategoryAttribute } from '../../modules/catalog/catalog.tables.ts'
import { readCategories } from '../../modules/catalog/categories.repository.ts'
import { attributesOfCategory } from '../../modules/catalog/category-attributes.ts'
import { makeCategoryTree } from '../../modules/catalog/category-tree.ts'
import type { StoredProduct } from '../../modules/catalog/product-records.repository.ts'
import { atField } from '../../shared/domain-error.ts'

type Placed = Pick<StoredProduct, 'categoryId' | 'categoryIds'>

export const nowhere: Placed = { categoryId: null, categoryIds: [] }

/**
 * Puts a product into another category, with all those above it. Further categories that an import gave it stay. Says
 * what goods are described by there. Throws `category_gone`.
 */
export const placeInCategory = async (
  tx: Db,
  before: Placed,
  categoryId: string | null,
): Promise<Placed & { categoryTitles: string[]; described: CategoryAttribute[] }> => {
  const tree = makeCategoryTree(await readCategories(tx))
  const { byId, pathOf } = tree
  if (categoryId !== null && !byId.has(categoryId)) throw atField('category_gone', 'categoryId')
  const idsOf = (id: string) => pathOf(id).map((category) => category.id)
  const former = new Set(before.categoryId === null ? [] : idsOf(before.categoryId))
  const further = before.categoryIds.filter((id) => !former.has(id))
  const categoryIds = [
    ...new Set([...(categoryId === null ? [] : idsOf(categoryId)), ...further.flatMap(idsOf)]),
  ]
  return {
    ...{ categoryId, categoryIds },
    categoryTitles: categoryIds.flatMap((id) => byId.get(id)?.title ?? []),
    described: attributesOfCategory(tree, categoryId),
  }
}
