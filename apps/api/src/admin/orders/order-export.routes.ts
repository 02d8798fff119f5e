import { type ExportFormat, roleMay } from '@hojreh/contract/admin'
import { jalaliDay, normalizePhone } from '@hojreh/persian'
import type { Database } from '../../db/client.ts'
import { makeRateLimiter } from '../../modules/rate-limit/rate-limiter.ts'
import { exportsOfStaff } from '../../modules/staff-session/staff-limits.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { kindOfSearch } from '../../shared/kind-of-search.ts'
import { maskPhone } from '../../shared/mask-phone.ts'
import { exportOrders } from '../../workflows/orders/export-orders.ts'
import { daysOf } from '../cursor.ts'
import type { RegisterAdminCall } from '../register-admin-call.ts'

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The books hold no phone in full. */
const maskedSearch = (q: string) => (kindOfSearch(q) === 'phone' ? maskPhone(normalizePhone(q)) : q)

export const registerOrderExport = (
  register: RegisterAdminCall,
  { config, database: { db }, clock }: Dependencies,
  aside: Database,
): void => {
  const limiter = makeRateLimiter(config.SECRET, clock)
  register('exportOrders', async ({ desk, staff, query, body, reply }) => {
    const { format, withPhones } = body
    if (withPhones && !roleMay(staff.permissions, 'customers.phone')) throw new DomainError('forbidden')
    await limiter.take(db, exportsOfStaff, staff.staffId)
    const { q, status: statuses, method, from, to, sort } = query
    const search = { q, statuses, method, sort, ...daysOf({ from, to }) }
    const file = await exportOrders(desk, aside, {
      search,
      format,
      withPhones,
      filters: { ...query, q: q && maskedSearch(q) },
    })
    reply.header('content-type', types[format])
    const day = jalaliDay(clock()).replaceAll('/', '-')
    reply.header('content-disposition', `attachment; filename="orders-${day}.${format}"`)
    return file
  })
}
