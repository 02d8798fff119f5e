import { type AdminEndpoint, AWAY_SECONDS, FRESH_SECONDS, guardedPermissions } from '@hojreh/contract/admin'
import type { StaffSessionRow } from './staff-session.repository.ts'

type SecondStep = Pick<StaffSessionRow, 'createdAt' | 'confirmedAt'>

/** Returns when the second step was last taken: at the sign-in or, since then, once more. */
const secondStepAt = ({ createdAt, confirmedAt }: SecondStep): Date => confirmedAt ?? createdAt

/** Until when the second step of a session is fresh. */
export const freshUntil = (session: SecondStep): Date =>
  new Date(secondStepAt(session).getTime() + FRESH_SECONDS * 1_000)

/** Whether a call now is the first one after a time in which another person may have come to the device. */
export const isComingBack = ({ lastSeenAt }: Pick<StaffSessionRow, 'lastSeenAt'>, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= AWAY_SECONDS * 1_000

/**
 * Whether a call needs a second step after an absence. The page sends files by another way, which cannot ask for one.
 */
const isGuarded = ({ access, method, isUpload = false }: AdminEndpoint): boolean =>
  method === 'POST' && !isUpload && guardedPermissions.some((permission) => permission === access)

/** Whether a call has to wait until the user proves once more that they are the member. */
export const isSecondStepDue = (call: AdminEndpoint, session: StaffSessionRow, now: Date): boolean => {
  const { resumedAt } = session
  const isUnproven = resumedAt !== null && secondStepAt(session) < resumedAt
  return (call.isFresh && freshUntil(session) <= now) || (isGuarded(call) && isUnproven)
}
