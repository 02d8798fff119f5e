import type { StaffSession } from '@hojreh/contract/admin'
import type { Actor, Desk } from '../../modules/staff-action/actor.ts'
import {
  type StaffSessionRow,
  staffSessionRepository,
} from '../../modules/staff-session/staff-session.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'

/** Where a member is signed in, last seen first. */
export const listOwnSessions = async (
  { config, database: { db }, clock }: Dependencies,
  current: Pick<StaffSessionRow, 'id' | 'staffId'>,
): Promise<StaffSession[]> => {
  const rows = await staffSessionRepository(db, config.DEMO_MODE).listLive(current.staffId, clock())
  return rows.map(({ id, ip, userAgent, createdAt, lastSeenAt, expiresAt }) => ({
    id,
    ip,
    userAgent,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    endsAt: expiresAt.toISOString(),
    isCurrent: id === current.id,
  }))
}

/** Ends a session of the member who acts. Throws `not_found`. */
export const endOwnSession = ({ actor, config, clock }: Desk, id: string): Promise<void> =>
  actor.write(async (tx, book) => {
    const staffId = ownId(actor)
    const isEnded = await staffSessionRepository(tx, config.DEMO_MODE).endOf(staffId, id, clock())
    if (!isEnded) throw new DomainError('not_found')
    book({ subject: `session:${id}`, label: actor.name })
  })

const ownId = ({ staffId }: Actor): string => {
  if (staffId === null) throw new Error('the command line has no session')
  return staffId
}
