import type { SignedPasskey } from '@hojreh/contract/admin'
import type { Db } from '../../db/client.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { type StaffMemberRow, staffRepository } from '../staff/staff.repository.ts'
import { staffKeys } from '../staff/staff-keys.ts'
import { takePasskey } from '../staff/take-passkey.ts'
import { takeTotp } from '../staff/take-totp.ts'

/** A second factor: one of these. */
export interface GivenFactor {
  totp?: string | undefined
  recoveryCode?: string | undefined
  passkey?: SignedPasskey | undefined
}

/** What a passkey was asked to sign, and on which page. */
export interface Asked {
  /** Null when nothing was asked, or the question was answered already. */
  challenge: string | null
  origin: string
}

/** Returns how the user proved that they are the member, for the books. */
export const wayOf = ({ passkey, recoveryCode }: GivenFactor): string => {
  if (passkey) return 'passkey'
  return recoveryCode === undefined ? 'totp' : 'recovery_code'
}

/** Whether a factor is the member's; a code is used up then. */
export const takeFactor = async (
  tx: Db,
  { config, clock }: Pick<Dependencies, 'config' | 'clock'>,
  member: StaffMemberRow,
  { totp = '', recoveryCode, passkey }: GivenFactor,
  { challenge, origin }: Asked,
): Promise<boolean> => {
  if (passkey)
    return challenge !== null && takePasskey(tx, member.id, { challenge, origin, now: clock() }, passkey)
  if (recoveryCode === undefined) return takeTotp(tx, { config, clock }, member, totp)
  const codeHash = staffKeys(config.SECRET).hashOfCode('recovery', member.id, recoveryCode)
  return staffRepository(tx, config.DEMO_MODE).takeRecoveryCode(member.id, codeHash)
}
