import type { Db } from '../../db/client.ts'
import { orderRepository } from './order.repository.ts'

const FIRST = 10_001

/**
 * The number that people name an order by. Take it as the last thing before the transaction commits:
 * all orders of the shop queue here, and one that fails leaves no gap.
 */
export const nextOrderNumber = async (tx: Db): Promise<string> =>
  String(await orderRepository(tx).nextValue('order-number', FIRST))
