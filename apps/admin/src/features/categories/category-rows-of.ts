import type { AdminCategory } from '@hojreh/contract/admin'

/** A category with its place in the tree, as lists show it. */
export interface CategoryRow {
  category: AdminCategory
  /** 0 stands at the top. */
  depth: number
  /** All of the same parent in their order, itself among them. */
  siblings: readonly string[]
}

/** The tree from top to bottom, each category before those below it. */
export const categoryRowsOf = (
  categories: readonly AdminCategory[],
  parentId: string | null = null,
  depth = 0,
): CategoryRow[] => {
  const here = categories.filter((category) => category.parentId === parentId)
  const siblings = here.map(({ id }) => id)
  return here.flatMap((category) => [
    { category, depth, siblings },
    ...categoryRowsOf(categories, category.id, depth + 1),
  ])
}

const INDENT = '  '

/** The tree as a choice of places; a category and what is below it can be left out. */
export const categoryOptionsOf = (categories: readonly AdminCategory[], without?: string) => {
  const rows = categoryRowsOf(categories)
  const isBelow = (id: string | null): boolean =>
    id !== null &&
    (id === without || isBelow(categories.find((category) => category.id === id)?.parentId ?? null))
  return rows
    .filter(({ category }) => without === undefined || !isBelow(category.id))
    .map(({ category, depth }) => ({ value: category.id, label: INDENT.repeat(depth) + category.title }))
}
