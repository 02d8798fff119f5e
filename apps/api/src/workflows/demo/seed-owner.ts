import { demoShop } from '@hojreh/demo-shop'
import type { Db } from '../../db/client.ts'
import { staffRepository } from '../../modules/staff/staff.repository.ts'
import { staffKeys } from '../../modules/staff/staff-keys.ts'
import { newId } from '../../shared/ids.ts'

/**
 * The owner of a demo, if it has none. The secret of the second factor is another one in each shop, and the inbox shows
 * its code; outside of a demo the row opens nothing (`isStaff`).
 */
export const seedOwner = async (tx: Db, secret: string, now: Date): Promise<void> => {
  const { phone } = demoShop().customer
  const repository = staffRepository(tx, true)
  if (await repository.findByPhone(phone)) return
  const keys = staffKeys(secret)
  await repository.insert({
    id: newId(),
    phone,
    name: 'مالک نمونه',
    role: 'owner',
    sealedTotp: keys.sealTotp(keys.demoTotp()),
    isDemo: true,
    createdAt: now,
  })
}
