import type { Command } from './commands.ts'
import { operationsOf } from './model.ts'
import { outcomeOf, type ShopState } from './state.ts'

interface Seen {
  state: ShopState
  /** Which of the commands the shop took. */
  taken: readonly boolean[]
}

/**
 * Whether what came out of commands that were given at once is what they would have done one after the other, in
 * some order: tries every order of their indivisible parts. Returns the outcomes that would have been right, or
 * null when what was seen is one of them.
 */
export const explain = (
  before: ShopState,
  commands: readonly Command[],
  seen: Seen,
  now: number,
): string[] | null => {
  const wanted = JSON.stringify([outcomeOf(seen.state), seen.taken])
  const outcomes = new Set<string>()
  const parts = commands.map(operationsOf)
  const explore = (state: ShopState, positions: readonly number[], taken: readonly boolean[]): boolean => {
    let isOver = true
    for (const [index, position] of positions.entries()) {
      const operation = parts[index]?.[position]
      if (!operation) continue
      isOver = false
      const next = structuredClone(state)
      const isTaken = operation(next, now)
      if (explore(next, positions.with(index, position + 1), taken.with(index, isTaken))) return true
    }
    if (!isOver) return false
    const outcome = JSON.stringify([outcomeOf(state), taken])
    outcomes.add(outcome)
    return outcome === wanted
  }
  const isExplained = explore(
    before,
    commands.map(() => 0),
    commands.map(() => true),
  )
  return isExplained ? null : [...outcomes, `seen: ${wanted}`]
}
