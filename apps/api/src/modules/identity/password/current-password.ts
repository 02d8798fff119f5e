import { limits } from '@hojreh/contract'
import type { CustomerRow } from '../customer.repository.ts'
import type { LiveSession } from '../sessions/session.repository.ts'

/**
 * Whether a new password needs the old one. Who has just come in by a one-time code has shown more than a password
 * shows, and this is also the way back for somebody who forgot it.
 */
export const needsCurrentPassword = (
  { passwordHash }: CustomerRow,
  { isByCode, createdAt }: LiveSession,
  now: Date,
): boolean => {
  const isFresh = isByCode && now.getTime() - createdAt.getTime() < limits.freshCodeLoginMs
  return passwordHash !== null && !isFresh
}
