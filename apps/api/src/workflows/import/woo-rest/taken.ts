import type { ImportCounts, ImportKind } from '@hojreh/contract/admin'
import type { z } from 'zod'
import type { RefusedRecord } from '../../../modules/import-run/import-run.tables.ts'
import { type WooRefusal, wooRefusals } from './woo-import.messages.ts'

/** The result of taking in one page. */
export interface Taken {
  counts: ImportCounts
  refused: RefusedRecord[]
  /** Taking in the page would need a member's agreement: it takes something away from goods that are there. */
  takesAway: boolean
}

export type Outcome = 'added' | 'changed' | 'unchanged' | { refused: WooRefusal }

const idOf = (item: unknown): string =>
  item !== null && typeof item === 'object' && 'id' in item ? String(item.id) : '?'

export const nothingTaken = (): Taken => ({
  counts: { read: 0, added: 0, changed: 0, unchanged: 0, refused: 0 },
  refused: [],
  takesAway: false,
})

/** Takes in each item of a page that has the expected shape; an item of another shape is refused alone. */
export const takeEach = async <Shape extends z.ZodType>(
  kind: ImportKind,
  items: readonly unknown[],
  shape: Shape,
  take: (item: z.output<Shape>) => Promise<Outcome>,
): Promise<Taken> => {
  const taken = nothingTaken()
  for (const item of items) {
    taken.counts.read += 1
    const parsed = shape.safeParse(item)
    const outcome: Outcome = parsed.success ? await take(parsed.data) : { refused: 'unreadable' }
    if (typeof outcome === 'string') taken.counts[outcome] += 1
    else {
      taken.counts.refused += 1
      taken.refused.push({ kind, id: idOf(item), reason: wooRefusals[outcome.refused] })
    }
  }
  return taken
}
