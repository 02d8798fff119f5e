import type { StaffRow } from '@hojreh/contract/admin'
import { staffRepository } from '../../modules/staff/staff.repository.ts'
import { seenAfter } from '../../modules/staff-session/staff-session.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'

/** A member, without an open request to make them an owner. */
export type ListedMember = Omit<StaffRow, 'ownerApproval'>

/** Returns all members of staff, the longest there first. */
export const listStaff = async ({
  config,
  database: { db },
  clock,
}: Dependencies): Promise<ListedMember[]> => {
  const now = clock()
  const rows = await staffRepository(db, config.DEMO_MODE).list(seenAfter(now), now)
  return rows.map(({ member, ownRole, invitedUntil, lastSeenAt, sessions }) => ({
    id: member.id,
    name: member.name,
    phone: member.phone,
    role: member.role,
    ownRole: ownRole && { id: ownRole.id, name: ownRole.name },
    state: member.sealedTotp === null ? 'invited' : 'active',
    invitedUntil: invitedUntil?.toISOString() ?? null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    sessions,
  }))
}

/** Returns one of them. Throws `not_found`. */
export const getStaffRow = async (dependencies: Dependencies, id: string): Promise<ListedMember> => {
  const row = (await listStaff(dependencies)).find((member) => member.id === id)
  if (!row) throw new DomainError('not_found')
  return row
}
