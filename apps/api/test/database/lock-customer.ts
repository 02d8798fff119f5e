import { sql } from 'drizzle-orm'
import type { Db } from '../../src/db/client.ts'
import type { CustomerTx } from '../../src/modules/identity/customer-lock.ts'

/** Holds a customer's row until the transaction ends, as one of their calls does, without a session. */
export const lockCustomer = async (tx: Db, id: string): Promise<CustomerTx> => {
  await tx.execute(sql`SELECT FROM customers WHERE id = ${id} FOR NO KEY UPDATE`)
  return tx as CustomerTx
}
