import { FRESH_SECONDS } from '@hojreh/contract/admin'
import type { StaffSessionRow } from './staff-session.repository.ts'

/** Until when the second step of a session is fresh: it was taken at the sign-in or, since then, once more. */
export const freshUntil = ({ createdAt, confirmedAt }: StaffSessionRow): Date =>
  new Date((confirmedAt ?? createdAt).getTime() + FRESH_SECONDS * 1_000)
