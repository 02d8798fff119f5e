import type { OrderResult } from '@hojreh/contract/admin'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { type EachInput, tryEach } from '../try-each.ts'

/** Does an act on one order after the other; what is refused for one is told of that one, and the others go on. */
export const actOnEach = async <Item extends { id: string }>(
  input: EachInput,
  items: readonly Item[],
  act: (desk: Desk, item: Item) => Promise<unknown>,
): Promise<{ results: OrderResult[] }> => {
  const outcomes = await tryEach(input, 'order', items, act)
  const results = outcomes.map(({ id, error }) => ({
    id,
    refusal: error && { code: error.code, message: error.message },
  }))
  return { results }
}
