import { type AdminEndpoint, AWAY_SECONDS, FRESH_SECONDS, guardedPermissions } from '@hojreh/contract/admin'
import type { StaffSessionRow } from './staff-session.repository.ts'

type SecondStep = Pick<StaffSessionRow, 'createdAt' | 'confirmedAt'>

/** It was taken at the sign-in or, since then, once more. */
const secondStepAt = ({ createdAt, confirmedAt }: SecondStep): Date => confirmedAt ?? createdAt

/** Until when the second step of a session is fresh. */
export const freshUntil = (session: SecondStep): Date =>
  new Date(secondStepAt(session).getTime() + FRESH_SECONDS * 1_000)

/** Whether a call now is the first one after a time in which somebody else may have sat down there. */
export const isComingBack = ({ lastSeenAt }: Pick<StaffSessionRow, 'lastSeenAt'>, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= AWAY_SECONDS * 1_000

/** The page sends files by another way, which cannot ask for a second step. */
const isGuarded = ({ access, method, isUpload = false }: AdminEndpoint): boolean =>
  method === 'POST' && !isUpload && guardedPermissions.some((permission) => permission === access)

/** Whether a call has to wait until somebody shows once more that they are the member. */
export const isSecondStepDue = (call: AdminEndpoint, session: StaffSessionRow, now: Date): boolean => {
  const { resumedAt } = session
  const isUnproven = resumedAt !== null && secondStepAt(session) < resumedAt
  return (call.isFresh && freshUntil(session) <= now) || (isGuarded(call) && isUnproven)
}
