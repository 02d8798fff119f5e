import type { GridEdit, GridResult } from '@hojreh/contract/admin'
import { useEffect, useReducer, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '../../shared/draft/drafts.ts'
import { useMe } from '../../shared/me.ts'
import { type Edits, settle, type Typed, typeInto } from './edits.ts'

const DRAFT = 'price-grid'
const MOST_STEPS = 100

interface State {
  edits: Edits
  past: readonly Edits[]
}
type Change =
  | { kind: 'typed'; entries: readonly Typed[]; isNewStep: boolean }
  | { kind: 'back' }
  | { kind: 'settled'; sent: readonly GridEdit[]; results: readonly GridResult[] }
  | { kind: 'discarded' }

const after = (state: State, change: Change): State => {
  switch (change.kind) {
    case 'typed': {
      const edits = typeInto(state.edits, change.entries)
      const past = change.isNewStep ? [...state.past, state.edits].slice(-MOST_STEPS) : state.past
      return { edits, past }
    }
    case 'back':
      return { edits: state.past.at(-1) ?? state.edits, past: state.past.slice(0, -1) }
    // What is saved is taken back by another edit, not by a step.
    case 'settled':
      return { edits: settle(state.edits, change.sent, change.results), past: [] }
    case 'discarded':
      return { edits: {}, past: [...state.past, state.edits] }
  }
}

/** Typed cells of the grid that are not saved: this device keeps them for the member, like the drafts of forms. */
export const useEdits = () => {
  const { id: current } = useMe().staff
  // Another member who signs in on the page gets none of the first one's.
  const [staffId] = useState(current)
  const [kept] = useState(() => (readDraft(staffId, DRAFT)?.values ?? {}) as unknown as Edits)
  const [{ edits, past }, change] = useReducer(after, { edits: kept, past: [] })
  useEffect(() => {
    if (Object.keys(edits).length === 0) dropDraft(staffId, DRAFT)
    else keepDraft(staffId, DRAFT, { ...edits })
  }, [edits, staffId])
  return { edits, change, isRestored: Object.keys(kept).length > 0, canStepBack: past.length > 0 }
}
export type ChangeEdits = ReturnType<typeof useEdits>['change']
