import { useEditPriceGridMutation } from '@hojreh/api/admin'
import { useErrorToast } from '@hojreh/app'
import type { GridEdit, GridResult } from '@hojreh/contract/admin'
import { useEffect, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '../../shared/draft/drafts.ts'
import { useMe } from '../../shared/me.ts'
import { inverseOf } from './edits.ts'
import { priceGridMessages as text } from './price-grid.messages.ts'

/** As many as the server takes at once. */
const PART = 100
const UNDO_MS = 10 * 60_000
const DRAFT = 'price-grid:saved'

const partsOf = (edits: readonly GridEdit[]) =>
  Array.from({ length: Math.ceil(edits.length / PART) }, (_, part) =>
    edits.slice(part * PART, (part + 1) * PART),
  )

interface Saved {
  /** Milliseconds since 1970. */
  at: number
  /** What takes it back. */
  inverse: GridEdit[]
}
const isYoung = ({ at }: Saved) => Date.now() - at < UNDO_MS

/** Saves, and for ten minutes what takes it back; over a closed tab, too. The newest goes first. */
export const useSaved = () => {
  const { id: current } = useMe().staff
  const [staffId] = useState(current)
  const [edit, { isLoading }] = useEditPriceGridMutation()
  const tellError = useErrorToast()
  const [saves, setSaves] = useState<readonly Saved[]>(() =>
    ((readDraft(staffId, DRAFT)?.values.saves ?? []) as Saved[]).filter(isYoung),
  )
  useEffect(() => {
    if (saves.length === 0) return dropDraft(staffId, DRAFT)
    keepDraft(staffId, DRAFT, { saves })
    const due = Math.min(...saves.map(({ at }) => at)) + UNDO_MS - Date.now()
    const timer = setTimeout(() => setSaves((all) => all.filter(isYoung)), Math.max(0, due))
    return () => clearTimeout(timer)
  }, [saves, staffId])

  const send = async (edits: readonly GridEdit[], note = ''): Promise<GridResult[]> => {
    const results: GridResult[] = []
    for (const rows of partsOf(edits)) {
      const { data, error } = await edit({ rows, note })
      results.push(...(data?.results ?? []))
      if (!error) continue
      tellError(error)
      break
    }
    return results
  }
  return {
    isBusy: isLoading,
    canUndo: saves.length > 0,
    save: async (edits: readonly GridEdit[]): Promise<GridResult[]> => {
      const results = await send(edits)
      const done = new Set(results.flatMap(({ id, refusal }) => (refusal ? [] : [id])))
      const inverse = edits.filter(({ id }) => done.has(id)).map(inverseOf)
      if (inverse.length > 0) setSaves([...saves, { at: Date.now(), inverse }])
      return results
    },
    undo: async (): Promise<GridResult[]> => {
      const last = saves.at(-1)
      if (!last) return []
      const results = await send(last.inverse, text.undoNote)
      // Rows that a lost connection left unsaved can still be taken back.
      const told = new Set(results.map(({ id }) => id))
      const inverse = last.inverse.filter(({ id }) => !told.has(id))
      setSaves([...saves.slice(0, -1), ...(inverse.length > 0 ? [{ ...last, inverse }] : [])])
      return results
    },
  }
}
