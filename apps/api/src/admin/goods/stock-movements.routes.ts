import type { StockMovement } from '@hojreh/contract/admin'
import { type StockMovementRow, stockMovementRepository } from '../../modules/inventory/stock-movement.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { moveStock } from '../../workflows/goods/move-stock.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

// Only the trigger and `giveReason` write reasons.
const toMovement = ({
  productId,
  staffId,
  staffName,
  reason,
  at,
  ...row
}: StockMovementRow): StockMovement => ({
  ...row,
  reason: reason as StockMovement['reason'],
  by: staffName,
  at: at.toISOString(),
})

export const registerStockMovements = (
  register: RegisterAdminEndpoint,
  { database: { db } }: Dependencies,
): void => {
  register('moveStock', ({ desk, query: { id }, body }) => moveStock(desk, id, body), 'product')
  register('listStockMovements', async ({ query: { id, before, take } }) => {
    const rows = await stockMovementRepository(db).readPage(id, take + 1, before)
    const items = rows.slice(0, take).map(toMovement)
    return { items, next: rows.length > take ? (items.at(-1)?.number ?? null) : null }
  })
}
