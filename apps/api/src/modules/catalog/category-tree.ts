import type { Category } from '@hojreh/contract'
import { toPictureOrNull } from '../media/media-address.ts'
import type { StoredImage } from './catalog.tables.ts'
import type { CategoryRow } from './categories.repository.ts'

/** Categories by id with the ways between them. */
export interface CategoryTree<Row extends CategoryRow = CategoryRow> {
  byId: Map<string, Row>
  /** Also by a former one that no other category has now. */
  bySlug: Map<string, Row>
  childrenOf: (id: string | null) => Row[]
  /** From the root down to the category itself. */
  pathOf: (id: string) => Row[]
}

export const makeCategoryTree = <Row extends CategoryRow>(rows: Row[]): CategoryTree<Row> => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const children = Map.groupBy(rows, ({ parentId }) => parentId)
  const pathOf = (id: string): Row[] => {
    const path: Row[] = []
    // The length guards against a circle that a hand-made change of the database could leave.
    for (
      let row = byId.get(id);
      row && path.length < 20;
      row = row.parentId ? byId.get(row.parentId) : undefined
    )
      path.unshift(row)
    return path
  }
  return {
    byId,
    bySlug: new Map([
      ...rows.flatMap((row) => row.formerSlugs.map((slug) => [slug, row] as const)),
      ...rows.map((row) => [row.slug, row] as const),
    ]),
    childrenOf: (id) => children.get(id) ?? [],
    pathOf,
  }
}

/** The tree as the contract shows it; empty branches are left out. */
export const toCategories = (
  tree: CategoryTree,
  counts: ReadonlyMap<string, number>,
  pictures: ReadonlyMap<string, StoredImage>,
  parentId: string | null = null,
): Category[] =>
  tree
    .childrenOf(parentId)
    .map((row) => ({
      slug: row.slug,
      title: row.title,
      count: counts.get(row.id) ?? 0,
      // Only the top ones are shown with a picture, and the tree is in every page.
      image: parentId === null ? toPictureOrNull(row.image ?? pictures.get(row.id)) : null,
      children: toCategories(tree, counts, pictures, row.id),
    }))
    .filter(({ count }) => count > 0)

/** Categories as people choose among them, in the order of their names: two of one name stand below others. */
export const namedByPath = (rows: CategoryRow[]): { id: string; slug: string; title: string }[] => {
  const { pathOf } = makeCategoryTree(rows)
  const titleOf = (id: string) =>
    pathOf(id)
      .map(({ title }) => title)
      .join(' ‹ ')
  return rows
    .map(({ id, slug }) => ({ id, slug, title: titleOf(id) }))
    .sort((one, other) => one.title.localeCompare(other.title, 'fa'))
}
