import { usePlaceCategoryMutation } from '@hojreh/api/admin'
import type { AdminCategory } from '@hojreh/contract/admin'
import { useState } from 'react'
import { useAct } from '../../../shared/acts/use-act.ts'
import { categoriesMessages as text } from '../categories.messages.ts'
import { type CategoryPlace, placedAt } from './place-of.ts'

/** Puts categories into other places, below another parent or among its siblings; shown at once, and taken back when refused. */
export const usePlace = (categories: readonly AdminCategory[]) => {
  const act = useAct()
  const [place] = usePlaceCategoryMutation()
  const [wanted, setWanted] = useState<{ tree: AdminCategory[]; seen: typeof categories } | null>(null)
  // Until the tree is there anew: the next move says what it saw.
  const isSaving = wanted?.seen === categories
  const put = async (category: AdminCategory, { parentId, siblings, ...rest }: CategoryPlace) => {
    const seen = categories.filter((one) => one.parentId === parentId).map(({ id }) => id)
    if (isSaving || seen.join() === siblings.join()) return
    setWanted({ tree: placedAt(categories, category.id, { parentId, siblings, ...rest }), seen: categories })
    const { id, edition } = category
    const body = {
      version: edition.version,
      parentId,
      seen,
      nextId: siblings[siblings.indexOf(id) + 1] ?? null,
    }
    if (!(await act(place({ query: { id }, body }), text.moved))) setWanted(null)
  }
  return { shown: isSaving ? wanted.tree : categories, isSaving, put }
}
