import { type ExportFormat, roleMay } from '@hojreh/contract/admin'
import { jalaliDay } from '@hojreh/persian'
import type { Database } from '../../db/client.ts'
import { makeRateLimiter } from '../../modules/rate-limit/rate-limiter.ts'
import { exportsOfStaff } from '../../modules/staff-session/staff-limits.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { allowExport, askExport, refuseExport } from '../../workflows/export/ask-export.ts'
import { maskedSearch, searchOf } from '../../workflows/export/order-filters.ts'
import { exportOrders } from '../../workflows/orders/export/export-orders.ts'
import { orderSearchOf } from '../list-orders.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const done = { success: true } as const

export const registerOrderExport = (
  register: RegisterAdminEndpoint,
  { config, database: { db }, clock }: Dependencies,
  aside: Database,
): void => {
  const limiter = makeRateLimiter(config.SECRET, clock)
  register('exportOrders', async ({ desk, staff, query, body, reply }) => {
    const { format, withPhones } = body
    if (withPhones && !roleMay(staff.permissions, 'customers.phone')) throw new DomainError('forbidden')
    await limiter.take(db, exportsOfStaff, staff.staffId)
    const file = await exportOrders(desk, aside, {
      search: orderSearchOf(query),
      format,
      withPhones,
      filters: { ...query, q: query.q && maskedSearch(query.q) },
      address: searchOf(query),
    })
    reply.header('content-type', types[format])
    const day = jalaliDay(clock()).replaceAll('/', '-')
    reply.header('content-disposition', `attachment; filename="orders-${day}.${format}"`)
    return file
  })
  register('askExport', async ({ desk, staff: { permissions }, query, body: { file: name } }) => {
    const isOfOrders = name.startsWith('orders.')
    const list = isOfOrders || name.startsWith('all-orders.') ? 'orders.export' : 'customers.view'
    if (!roleMay(permissions, 'customers.phone') || !roleMay(permissions, list))
      throw new DomainError('forbidden')
    const file = { name, search: isOfOrders ? searchOf(query) : '' }
    await askExport(desk, aside, { file, search: orderSearchOf(query), filters: query })
    return done
  })
  register('allowExport', async ({ desk, query: { id } }) => {
    await allowExport(desk, id)
    return done
  })
  register('refuseExport', async ({ desk, query: { id } }) => {
    await refuseExport(desk, id)
    return done
  })
}
