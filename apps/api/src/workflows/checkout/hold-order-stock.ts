import { limits } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import { type Holder, holdStock, OutOfStockError } from '../../modules/inventory/inventory.service.ts'
import { paymentMessages } from '../../modules/payment/payment.messages.ts'
import { DomainError } from '../../shared/domain-error.ts'

interface Line {
  productId: string
  count: number
  title: string | null
}

/** Sets an order's goods aside while it is paid; throws `insufficient_stock` with the name of what is missing. */
export const holdOrderStock = async (
  tx: Db,
  order: Holder,
  lines: readonly Line[],
  now: Date,
): Promise<void> => {
  try {
    await holdStock(tx, order, lines, new Date(now.getTime() + limits.holdMs))
  } catch (error) {
    if (!(error instanceof OutOfStockError)) throw error
    const title = lines.find(({ productId }) => productId === error.productId)?.title ?? ''
    throw new DomainError('insufficient_stock', { message: paymentMessages.outOfStock(title) })
  }
}
