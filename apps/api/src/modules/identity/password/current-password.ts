import { limits } from '@hojreh/contract'
import type { CustomerRow } from '../customer.repository.ts'
import type { LiveSession } from '../sessions/session.repository.ts'

/**
 * Whether a new password needs the old one. A user who has just logged in by a one-time code has proven more than a
 * password proves, and this is also the way back for a user who forgot the password.
 */
export const needsCurrentPassword = (
  { passwordHash }: CustomerRow,
  { isByCode, createdAt }: LiveSession,
  now: Date,
): boolean => {
  const isFresh = isByCode && now.getTime() - createdAt.getTime() < limits.freshCodeLoginMs
  return passwordHash !== null && !isFresh
}
