import { asc, gt } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { byBatches } from '../../shared/by-batches.ts'
import { customers } from './identity.tables.ts'

const BATCH = 500

const readBatch = (tx: Db, after: string) =>
  tx
    .select({
      id: customers.id,
      phone: customers.phone,
      firstName: customers.firstName,
      lastName: customers.lastName,
      email: customers.email,
      createdAt: customers.createdAt,
      blockedAt: customers.blockedAt,
    })
    .from(customers)
    .where(gt(customers.id, after))
    .orderBy(asc(customers.id))
    .limit(BATCH)

/** All customers, without anything that opens their accounts. */
export const exportedCustomers = (tx: Db) =>
  byBatches(
    (after) => readBatch(tx, after),
    ({ id }) => id,
  )

export const countCustomers = (db: Db): Promise<number> => db.$count(customers)
