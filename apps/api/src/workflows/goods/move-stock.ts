import type { adminEndpoints } from '@hojreh/contract/admin'
import type { z } from 'zod'
import { productRecordsRepository } from '../../modules/catalog/product-records.repository.ts'
import { type Shelf, stockRepository } from '../../modules/inventory/stock.repository.ts'
import { giveReason } from '../../modules/inventory/stock-movement.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'

type Move = z.output<typeof adminEndpoints.moveStock.body>

const signs = { received: 1, returned: 1, damaged: -1, used: -1 } as const

/**
 * Returns the difference of a move. A count is compared with the stock that was seen while counting: a sale since then
 * makes the count wrong.
 */
const deltaOf = ({ reason, count, seen }: Move, { onHand }: Shelf): number => {
  if (reason !== 'counted') return signs[reason] * count
  if (seen !== onHand) throw new DomainError('stock_moved')
  return count - onHand
}

/**
 * Puts goods on the shelf or takes them off, by difference. Throws `not_found`, `stock_moved` for a count during which
 * stock moved, `stock_reserved` for goods of orders that are being paid.
 */
export const moveStock = ({ actor, clock }: Desk, id: string, move: Move): Promise<Shelf> =>
  actor.write(async (tx, book) => {
    const found = await productRecordsRepository(tx).find(id)
    if (!found) throw new DomainError('not_found')
    const repository = stockRepository(tx)
    await repository.begin(id, 0)
    const stock = await repository.lock(null, [{ productId: id, count: 0 }])
    const before = await stock.shelf(id)
    const { reason, note } = move
    await giveReason(tx, { reason, note, staffId: actor.staffId, staffName: actor.name, at: clock() })
    const after = await stock.move(id, deltaOf(move, before))
    if (!after) throw new DomainError('stock_reserved')
    const { title } = found.product
    book({
      subject: `product:${id}`,
      label: title,
      before: { onHand: before.onHand },
      after: { onHand: after.onHand, reason, note },
    })
    return after
  })
