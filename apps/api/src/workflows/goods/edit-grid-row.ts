import type { adminEndpoints } from '@hojreh/contract/admin'
import type { z } from 'zod'
import type { Db } from '../../db/client.ts'
import {
  productRecordsRepository,
  type StoredProduct,
} from '../../modules/catalog/product-records.repository.ts'
import { editConflict, noteEdit } from '../../modules/edition/edition.service.ts'
import { stockRepository } from '../../modules/inventory/stock.repository.ts'
import { giveReason } from '../../modules/inventory/stock-movement.ts'
import { changesOf, type Desk } from '../../modules/staff-action/actor.ts'
import { atField, DomainError } from '../../shared/domain-error.ts'
import { checkPrices } from './typed-product.ts'

type Row = z.output<typeof adminEndpoints.editPriceGrid.body>['rows'][number]
type Prices = Pick<StoredProduct, 'price' | 'listPrice'>
const priceFields = ['price', 'listPrice'] as const

/** Compares cell by cell: a colleague who changed the title meanwhile causes no conflict. */
const pricesOf = async (tx: Db, subject: string, before: StoredProduct, row: Row): Promise<Prices> => {
  const after = { price: before.price, listPrice: before.listPrice }
  for (const field of priceFields) {
    const cell = row[field]
    if (!cell) continue
    if (before[field] !== cell.seen && before[field] !== cell.value)
      throw await editConflict(tx, subject, field)
    Object.assign(after, { [field]: cell.value })
  }
  return after
}

const moveOnShelf = async ({ actor, clock }: Desk, tx: Db, { id, stock: cell }: Row, note: string) => {
  if (!cell) return {}
  const repository = stockRepository(tx)
  await repository.begin(id, 0)
  const stock = await repository.lock(null, [{ productId: id, count: 0 }])
  const { onHand } = await stock.shelf(id)
  if (cell.seen !== null && cell.seen !== onHand) throw atField('stock_moved', 'stock')
  const byDifference = cell.delta > 0 ? 'received' : 'used'
  await giveReason(tx, {
    reason: cell.seen === null ? byDifference : 'counted',
    ...{ note, staffId: actor.staffId, staffName: actor.name, at: clock() },
  })
  const after = await stock.move(id, cell.delta)
  if (!after) throw atField('stock_reserved', 'stock')
  return { before: { onHand }, after: { onHand: after.onHand, note } }
}

/**
 * Changes cells of one product in the grid. Throws `not_found`, `edit_conflict` at the cell that a colleague changed
 * meanwhile, `price_missing`, `list_price_too_low`, `stock_moved` for a count during which stock moved,
 * `stock_reserved`.
 */
export const editGridRow = (desk: Desk, row: Row, note: string): Promise<void> =>
  desk.actor.write(async (tx, book) => {
    const repository = productRecordsRepository(tx)
    const before = await repository.lock(row.id)
    if (!before) throw new DomainError('not_found')
    const subject = `product:${row.id}`
    const prices = await pricesOf(tx, subject, before, row)
    const changes = changesOf({ price: before.price, listPrice: before.listPrice }, { ...prices })
    if (Object.keys(changes.after ?? {}).length > 0) {
      checkPrices({ ...before, ...prices })
      const now = desk.clock()
      await noteEdit(tx, { subject, by: desk.actor, now })
      await repository.update(before, { ...prices, updatedAt: now })
    }
    const moved = await moveOnShelf(desk, tx, row, note)
    book({
      subject,
      label: before.title,
      before: { ...changes.before, ...moved.before },
      after: { ...changes.after, ...moved.after },
    })
  })
