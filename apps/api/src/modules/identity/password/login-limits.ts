import type { VisitorKey } from '@hojreh/server'
import type { Db } from '../../../db/client.ts'
import type { SlowDown, SlowDownRule } from '../../rate-limit/slow-down.ts'

const MINUTE_MS = 60_000
const perPhone: SlowDownRule<'phone'> = {
  name: 'login-phone',
  of: 'phone',
  free: 5,
  firstWaitMs: 15_000,
  longestWaitMs: 15 * MINUTE_MS,
  memoryMs: 24 * 60 * MINUTE_MS,
}
// Mobile networks put many people behind one address.
const perVisitor: SlowDownRule<'visitor'> = {
  name: 'login-address',
  of: 'visitor',
  free: 50,
  firstWaitMs: 5_000,
  longestWaitMs: 5 * MINUTE_MS,
  memoryMs: 60 * MINUTE_MS,
}

export type LoginLimits = ReturnType<typeof makeLoginLimits>

/** Limits how often a password may be guessed: for one phone, and by one visitor. */
export const makeLoginLimits = (db: Db, slowDown: SlowDown) => ({
  begin: async (phone: string, visitor: VisitorKey): Promise<void> => {
    await slowDown.begin(db, perVisitor, visitor)
    await slowDown.begin(db, perPhone, phone)
  },
  succeed: async (phone: string, visitor: VisitorKey): Promise<void> => {
    await slowDown.takeBack(db, perVisitor, visitor)
    await slowDown.forget(db, perPhone, phone)
  },
})
