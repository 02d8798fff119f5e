import type { Desk } from '../modules/staff-action/actor.ts'
import { DomainError } from '../shared/domain-error.ts'

export interface EachInput {
  desk: Desk
  keepRefusal: (error: DomainError, subject: string) => Promise<void>
}

/** What ends the whole call: the session or its right is gone, and no other thing would fare better. */
const isForAll = ({ code }: DomainError) => code === 'unauthenticated' || code === 'forbidden'

/**
 * Does an act on one thing after the other; what is refused for one is told of that one, and the others go on.
 * @param kind of the things, for the books
 */
export const tryEach = async <Item extends { id: string }>(
  { desk, keepRefusal }: EachInput,
  kind: string,
  items: readonly Item[],
  act: (desk: Desk, item: Item) => Promise<unknown>,
): Promise<{ id: string; error: DomainError | null }[]> => {
  const outcomes: { id: string; error: DomainError | null }[] = []
  for (const item of items) {
    let refused: DomainError | null = null
    try {
      await act(desk, item)
    } catch (error) {
      if (!(error instanceof DomainError) || isForAll(error)) throw error
      await keepRefusal(error, `${kind}:${item.id}`)
      refused = error
    }
    outcomes.push({ id: item.id, error: refused })
  }
  return outcomes
}
