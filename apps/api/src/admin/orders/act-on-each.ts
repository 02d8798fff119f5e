import type { OrderResult } from '@hojreh/contract/admin'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'

interface Input {
  desk: Desk
  keepRefusal: (error: DomainError, subject: string) => Promise<void>
}

/** What ends the whole call: the session or its right is gone, and no other order would fare better. */
const isForAll = ({ code }: DomainError) => code === 'unauthenticated' || code === 'forbidden'

/** Does an act on one order after the other; what is refused for one is told of that one, and the others go on. */
export const actOnEach = async <Item extends { id: string }>(
  { desk, keepRefusal }: Input,
  items: readonly Item[],
  act: (desk: Desk, item: Item) => Promise<unknown>,
): Promise<{ results: OrderResult[] }> => {
  const results: OrderResult[] = []
  for (const item of items) {
    let refusal: OrderResult['refusal'] = null
    try {
      await act(desk, item)
    } catch (error) {
      if (!(error instanceof DomainError) || isForAll(error)) throw error
      await keepRefusal(error, `order:${item.id}`)
      refusal = { code: error.code, message: error.message }
    }
    results.push({ id: item.id, refusal })
  }
  return { results }
}
