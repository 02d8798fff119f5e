import { useRef, useState } from 'react'

/** What is ticked of a list, by key, each with what a person calls it. */
export type Picked = ReadonlyMap<string, string>

export interface RowSelection {
  picked: Picked
  /** What a person calls a row. */
  nameOf: (key: string) => string
  /** Ticks a row or takes its tick away; with `isRange` all rows from the last one to it become as it is. */
  toggle: (key: string, isRange: boolean) => void
  /** All rows of the page, or none of them. */
  toggleAll: () => void
}

const NONE: Picked = new Map()

const between = (keys: readonly string[], one: string | null, other: string) => {
  const ends = [keys.indexOf(one ?? other), keys.indexOf(other)].toSorted((a, b) => a - b)
  const [first = -1, last = -1] = ends
  return first === -1 ? [other] : keys.slice(first, last + 1)
}

/** Ticks beside the rows of a list; what was ticked on another page of it stays so. */
export const useSelection = (rows: ReadonlyMap<string, string>) => {
  const [picked, setPicked] = useState<Picked>(NONE)
  const last = useRef<string | null>(null)
  const keys = [...rows.keys()]
  const set = (changed: readonly string[], isPicked: boolean) => {
    const next = new Map(picked)
    for (const key of changed) {
      if (isPicked) next.set(key, rows.get(key) ?? '')
      else next.delete(key)
    }
    setPicked(next)
  }
  return {
    picked,
    nameOf: (key: string) => rows.get(key) ?? '',
    setPicked,
    clear: () => setPicked(NONE),
    toggle: (key: string, isRange: boolean) => {
      set(isRange ? between(keys, last.current, key) : [key], !picked.has(key))
      last.current = key
    },
    toggleAll: () => set(keys, !keys.every((key) => picked.has(key))),
  }
}
