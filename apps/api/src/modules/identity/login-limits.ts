import type { Db } from '../../db/client.ts'
import type { SlowDown, SlowDownRule } from '../rate-limit/slow-down.ts'

const MINUTE_MS = 60_000
const perPhone: SlowDownRule = {
  name: 'login-phone',
  free: 5,
  firstWaitMs: 15_000,
  longestWaitMs: 15 * MINUTE_MS,
  memoryMs: 24 * 60 * MINUTE_MS,
}
// Mobile networks put many people behind one address.
const perAddress: SlowDownRule = {
  name: 'login-address',
  free: 50,
  firstWaitMs: 5_000,
  longestWaitMs: 5 * MINUTE_MS,
  memoryMs: 60 * MINUTE_MS,
}

export type LoginLimits = ReturnType<typeof makeLoginLimits>

/** How often somebody may guess a password: of one phone, and from one address. */
export const makeLoginLimits = (db: Db, slowDown: SlowDown) => ({
  begin: async (phone: string, ip: string): Promise<void> => {
    await slowDown.begin(db, perAddress, ip)
    await slowDown.begin(db, perPhone, phone)
  },
  succeed: async (phone: string, ip: string): Promise<void> => {
    await slowDown.takeBack(db, perAddress, ip)
    await slowDown.forget(db, perPhone, phone)
  },
})
