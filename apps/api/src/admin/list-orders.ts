import {
  type AdminResponse,
  type adminEndpoints,
  COUNTED_FOUND_ROWS,
  type OrderRow,
} from '@hojreh/contract/admin'
import type { z } from 'zod'
import type { Db } from '../db/client.ts'
import { type OrderSearch, orderSearchRepository } from '../modules/order/order-search.repository.ts'
import { parcelRepository } from '../modules/parcel/parcel.repository.ts'
import { cardReportRepository } from '../modules/payment/card-report.repository.ts'
import { maskPhone } from '../shared/mask-phone.ts'
import type { OrderFilters } from '../workflows/export/order-filters.ts'
import { daysOf, pageOf, readCursor } from './cursor.ts'

type Found = Awaited<ReturnType<ReturnType<typeof orderSearchRepository>['list']>>[number]

const toRow = (
  { order, totalCount, method }: Found,
  isTransferShared: boolean,
  isPartlySent: boolean,
): OrderRow => ({
  id: order.id,
  orderNumber: order.orderNumber ?? '',
  status: order.status,
  isPartlySent,
  placedAt: (order.placedAt ?? order.createdAt).toISOString(),
  total: order.total ?? 0,
  totalCount,
  receiverName: order.address?.receiverName ?? '',
  receiverPhone: maskPhone(order.address?.receiverPhone ?? ''),
  city: order.address?.city ?? '',
  shippingMethod: order.shippingMethodTitle ?? '',
  trackingCode: order.trackingCode,
  paymentMethod: method,
  isTransferShared,
})

/** Orders as lists show them. */
export const toOrderRows = async (db: Db, found: readonly Found[]): Promise<OrderRow[]> => {
  const ids = found.map(({ order }) => order.id)
  const shared = ids.length > 0 ? await cardReportRepository(db).sharingCode(ids) : new Set<string>()
  const partlySent = await parcelRepository(db).partlySent(ids)
  return found.map((row) => toRow(row, shared.has(row.order.id), partlySent.has(row.order.id)))
}

/** What the filters of a list ask for. */
export const orderSearchOf = (filters: OrderFilters): OrderSearch => {
  const { q, archived, status: statuses, method, sent, from, to, sort } = filters
  return {
    ...{ q, isArchived: archived === 'yes', statuses, method, isPartlySent: sent === 'part', sort },
    ...daysOf({ from, to }),
  }
}

/** A page of the orders of all customers. */
export const listAllOrders = async (
  db: Db,
  { after, take, ...filters }: z.output<typeof adminEndpoints.listOrders.query>,
): Promise<AdminResponse<typeof adminEndpoints.listOrders>> => {
  const search = orderSearchOf(filters)
  const repository = orderSearchRepository(db)
  const first =
    search.q && after === undefined ? await repository.firstPage(search, take + 1, COUNTED_FOUND_ROWS) : null
  const rows = first?.rows ?? (await repository.list(search, take + 1, readCursor(after)))
  const { shown, next } = pageOf(rows, take, ({ order }) => ({
    at: order.placedAt ?? order.createdAt,
    id: order.id,
  }))
  return {
    items: await toOrderRows(db, shown),
    next,
    total: first?.total ?? (await repository.count(search)),
    among: await repository.among(search),
  }
}
