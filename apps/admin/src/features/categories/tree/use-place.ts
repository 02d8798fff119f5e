import { useEditCategoryMutation, useOrderCategoriesMutation } from '@hojreh/api/admin'
import type { AdminCategory } from '@hojreh/contract/admin'
import { useState } from 'react'
import { type Act, useAct } from '../../../shared/acts/use-act.ts'
import { categoriesMessages as text } from '../categories.messages.ts'
import { type CategoryPlace, placedAt } from './place-of.ts'

const isInOrder = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'already_done'

/** Puts categories into other places, below another parent or among its siblings; shown at once, and taken back when refused. */
export const usePlace = (categories: readonly AdminCategory[]) => {
  const act = useAct()
  const [edit] = useEditCategoryMutation()
  const [order] = useOrderCategoriesMutation()
  const [wanted, setWanted] = useState<{ tree: readonly AdminCategory[]; seen: typeof categories } | null>(
    null,
  )
  const [isSaving, setSaving] = useState(false)
  const save = async (category: AdminCategory, { parentId, siblings }: CategoryPlace): Act => {
    if (parentId !== category.parentId) {
      const moved = await edit({
        query: { id: category.id },
        body: { parentId, version: category.edition.version },
      })
      if (moved.error) return moved
    }
    const ordered = await order({ parentId, ids: siblings })
    return isInOrder(ordered.error) ? {} : ordered
  }
  const put = async (category: AdminCategory, place: CategoryPlace) => {
    setWanted({ tree: placedAt(categories, category.id, place), seen: categories })
    setSaving(true)
    const isDone = await act(save(category, place), text.moved)
    setSaving(false)
    if (!isDone) setWanted(null)
  }
  return { shown: wanted?.seen === categories ? wanted.tree : categories, isSaving, put }
}
