import type { endpoints, FormerOrder } from '@hojreh/contract'
import type { z } from 'zod'
import type { Db } from '../../db/client.ts'
import { pastOrderRepository } from '../../modules/import-run/import-run.repository.ts'

type PastOrderRow = Awaited<ReturnType<ReturnType<typeof pastOrderRepository>['own']>>[number]

/** Without what the staff alone should know: where it came from, and the note. */
const toFormerOrder = ({ lines, placedAt, ...row }: PastOrderRow): FormerOrder => ({
  ...{ id: row.id, number: row.number, status: row.status, paymentTitle: row.paymentTitle },
  ...{ shipping: row.shipping, extras: row.extras, total: row.total },
  lines: lines.map(({ title, count, total }) => ({ title, count, total })),
  placedAt: placedAt.toISOString(),
})

/** A page of what a customer bought in the shop before this one, newest first. */
export const listFormerOrders = async (
  db: Db,
  customerId: string,
  { pageId, take }: z.output<typeof endpoints.listFormerOrders.query>,
) => {
  const repository = pastOrderRepository(db)
  const rows = await repository.own(customerId, take, (pageId - 1) * take)
  return { items: rows.map(toFormerOrder), total: await repository.countOwn(customerId), pageId, take }
}
