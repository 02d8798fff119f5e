import type { Db } from '../../db/client.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { type StaffMemberRow, staffRepository } from './staff.repository.ts'
import { staffKeys } from './staff-keys.ts'
import { totpStep } from './totp.ts'

/** Whether a code of the member's app opens: each one does once. */
export const takeTotp = async (
  tx: Db,
  { config, clock }: Pick<Dependencies, 'config' | 'clock'>,
  { id, sealedTotp }: StaffMemberRow,
  code: string,
): Promise<boolean> => {
  if (sealedTotp === null) return false
  const step = totpStep(staffKeys(config.SECRET).openTotp(sealedTotp), code, clock())
  return step !== null && (await staffRepository(tx, config.DEMO_MODE).takeTotpStep(id, step))
}
