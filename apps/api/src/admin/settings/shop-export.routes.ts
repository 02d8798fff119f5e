import {
  type ExportedThing,
  exportedGroups,
  exportedOfPeople,
  type Permission,
  roleMay,
} from '@hojreh/contract/admin'
import { jalaliDay } from '@hojreh/persian'
import type { Database } from '../../db/client.ts'
import { makeRateLimiter } from '../../modules/rate-limit/rate-limiter.ts'
import { exportsOfStaff, filesOfStaff } from '../../modules/staff-session/staff-limits.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { exportShop } from '../../workflows/export/export-shop.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const

/** Beside the permission to export: that of looking at it. */
const neededFor = (what: ExportedThing): Permission | null => {
  if (what === 'staff' || what === 'staff-roles') return 'staff.manage'
  if (what === 'books') return 'actions.view'
  const isIn = (group: 'people' | 'selling') => exportedGroups[group].some((one) => one === what)
  if (isIn('people')) return what === 'reviews' || what === 'questions' ? null : 'customers.view'
  return isIn('selling') ? 'orders.view' : null
}

export const registerShopExport = (
  register: RegisterAdminEndpoint,
  { config, database: { db }, clock }: Dependencies,
  aside: Database,
): void => {
  const limiter = makeRateLimiter(config.SECRET, clock)
  register('exportShop', async ({ desk, staff, body, reply }) => {
    const { what, format, withPhones } = body
    if (withPhones && !roleMay(staff.permissions, 'customers.phone')) throw new DomainError('forbidden')
    const needed = neededFor(what)
    if (needed && !roleMay(staff.permissions, needed)) throw new DomainError('forbidden')
    const isOfPeople = exportedOfPeople.some((one) => one === what)
    await limiter.take(db, isOfPeople ? exportsOfStaff : filesOfStaff, staff.staffId)
    const file = await exportShop(desk, aside, body)
    const day = jalaliDay(clock()).replaceAll('/', '-')
    reply.header('content-type', types[format])
    reply.header('content-disposition', `attachment; filename="${what}-${day}.${format}"`)
    return file
  })
}
