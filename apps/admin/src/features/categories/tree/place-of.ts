import type { AdminCategory } from '@hojreh/contract/admin'
import { moved } from '../../../shared/ordered/moved.ts'
import type { CategoryRow } from '../category-rows-of.ts'

/** Where a dragged category would stand. */
export interface CategoryPlace {
  parentId: string | null
  depth: number
  /** All of that parent in their order, itself among them. */
  siblings: string[]
}

/** The rows without what is below a category: it travels with it. */
export const withoutBelow = (rows: readonly CategoryRow[], id: string): CategoryRow[] => {
  const below = new Set<string | null>([id])
  return rows.filter(({ category }) => {
    if (category.id === id || !below.has(category.parentId)) return true
    below.add(category.id)
    return false
  })
}

/**
 * The place of a category that is held over another row.
 * @param rows without what is below it
 * @param steps how many levels deeper than where it was taken; less than 0 is less deep
 */
export const placeOf = (
  rows: readonly CategoryRow[],
  id: string,
  overId: string,
  steps: number,
): CategoryPlace => {
  const ids = rows.map(({ category }) => category.id)
  const to = ids.indexOf(overId)
  const others = moved(rows, ids.indexOf(id), to)
  const above = others.slice(0, to)
  const previous = above.at(-1)
  const own = rows[ids.indexOf(id)]?.depth ?? 0
  // Below the row above it at most, and not less deep than the row after it: nothing else is torn apart.
  const depth = Math.max(
    others[to + 1]?.depth ?? 0,
    Math.min(own + steps, previous ? previous.depth + 1 : 0),
    0,
  )
  const parentId = above.findLast((row) => row.depth === depth - 1)?.category.id ?? null
  const siblings = others
    .filter(({ category }) => category.id === id || category.parentId === parentId)
    .map(({ category }) => category.id)
  return { parentId, depth, siblings }
}

/** The categories once one of them stands there. */
export const placedAt = (
  categories: readonly AdminCategory[],
  id: string,
  { parentId, siblings }: CategoryPlace,
): AdminCategory[] => {
  const byId = new Map(categories.map((one) => [one.id, one]))
  const here = siblings.flatMap((sibling) => {
    const category = byId.get(sibling)
    return category ? [{ ...category, parentId }] : []
  })
  return [...categories.filter((one) => one.id !== id && one.parentId !== parentId), ...here]
}
