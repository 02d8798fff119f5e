import { roleMay } from '@hojreh/contract/admin'
import { jalaliDay } from '@hojreh/persian'
import type { Database } from '../../db/client.ts'
import { makeRateLimiter } from '../../modules/rate-limit/rate-limiter.ts'
import { exportsOfStaff } from '../../modules/staff-session/staff-limits.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { exportShop } from '../../workflows/export/export-shop.ts'
import type { RegisterAdminCall } from '../register-admin-call.ts'

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const

export const registerShopExport = (
  register: RegisterAdminCall,
  { config, database: { db }, clock }: Dependencies,
  aside: Database,
): void => {
  const limiter = makeRateLimiter(config.SECRET, clock)
  register('exportShop', async ({ desk, staff, body, reply }) => {
    const { what, format, withPhones } = body
    if (withPhones && !roleMay(staff.permissions, 'customers.phone')) throw new DomainError('forbidden')
    if (what === 'customers' && !roleMay(staff.permissions, 'customers.view'))
      throw new DomainError('forbidden')
    await limiter.take(db, exportsOfStaff, staff.staffId)
    const file = await exportShop(desk, aside, body)
    const day = jalaliDay(clock()).replaceAll('/', '-')
    reply.header('content-type', types[format])
    reply.header('content-disposition', `attachment; filename="${what}-${day}.${format}"`)
    return file
  })
}
