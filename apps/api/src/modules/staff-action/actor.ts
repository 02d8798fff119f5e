import type { Db } from '../../db/client.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import type { Changed } from './staff-action.tables.ts'

/** What an act was about and what it changed, for the books. */
export interface Deed {
  /** Kind and id of what it was about: `order:…`. */
  subject: string
  /** As people name it: an order number, a phone. */
  label?: string | null
  before?: Changed
  after?: Changed
}

/** The author of an action in the shop’s name: a member of staff, or the operator at the command line. */
export interface Actor {
  /** Null at the command line. */
  readonly staffId: string | null
  readonly name: string
  /** When they last proved both factors; null at the command line. */
  readonly secondStepAt: Date | null
  /**
   * Runs an act in a transaction, while its session lives, and writes its one row into the books before it commits. The
   * work reports by `book` what it did; without that nothing is kept.
   */
  readonly write: <Result>(work: (tx: Db, book: (deed: Deed) => void) => Promise<Result>) => Promise<Result>
}

/** What the workflows of staff need. */
export interface Desk extends Dependencies {
  actor: Actor
}

/** Returns only what an act changed. */
export const changesOf = (before: Changed, after: Changed): Pick<Deed, 'before' | 'after'> => {
  const changed = Object.keys(after).filter((field) => before[field] !== after[field])
  const pick = (row: Changed) => Object.fromEntries(changed.map((field) => [field, row[field] ?? null]))
  return { before: pick(before), after: pick(after) }
}
