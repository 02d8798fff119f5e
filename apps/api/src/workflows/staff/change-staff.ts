import type { Db } from '../../db/client.ts'
import type { Locked } from '../../db/locked.ts'
import { withdrawApproval } from '../../modules/approval/approval.service.ts'
import { passkeyRepository } from '../../modules/staff/passkey.repository.ts'
import { type StaffMemberRow, staffRepository } from '../../modules/staff/staff.repository.ts'
import { changesOf, type Deed, type Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { ownerApproval } from './make-owner.ts'
import { roleColumns, roleName } from './role-of.ts'

const locked = async (tx: Db, { config }: Desk, id: string): Promise<Locked<StaffMemberRow>> => {
  const member = await staffRepository(tx, config.DEMO_MODE).lock(id)
  if (!member) throw new DomainError('not_found')
  return member
}

/** Throws `last_owner` for the last owner: an owner has to be there to invite others. */
const keepAnOwner = async (tx: Db, { config }: Desk, { role, sealedTotp }: StaffMemberRow): Promise<void> => {
  if (role !== 'owner' || sealedTotp === null) return
  if ((await staffRepository(tx, config.DEMO_MODE).countActive('owner')) <= 1)
    throw new DomainError('last_owner')
}

const deedOf = (member: StaffMemberRow, after: object): Deed => ({
  subject: `staff:${member.id}`,
  label: member.name,
  ...changesOf(member, { ...after }),
})

/**
 * Gives a member another role, by its name or by the id of one that the shop put together; their sessions end. Throws
 * `not_found`, `last_owner`.
 */
export const setStaffRole = (desk: Desk, id: string, role: string): Promise<void> =>
  desk.actor.write(async (tx, book) => {
    const member = await locked(tx, desk, id)
    if (role !== 'owner') await keepAnOwner(tx, desk, member)
    const repository = staffRepository(tx, desk.config.DEMO_MODE)
    const columns = await roleColumns(tx, role)
    const before = await roleName(tx, member)
    await repository.update(member, columns)
    await withdrawApproval(tx, desk, ownerApproval({ id }))
    await repository.endSessions(id, desk.clock())
    const after = { role: await roleName(tx, columns) }
    book({ subject: `staff:${id}`, label: member.name, ...changesOf({ role: before }, after) })
  })

/** Ends a membership, and its sessions at once. Throws `not_found`, `last_owner`. */
export const removeStaff = (desk: Desk, id: string): Promise<void> =>
  desk.actor.write(async (tx, book) => {
    const member = await locked(tx, desk, id)
    await keepAnOwner(tx, desk, member)
    const repository = staffRepository(tx, desk.config.DEMO_MODE)
    const endedAt = desk.clock()
    await repository.update(member, { endedAt, sealedTotp: null })
    await repository.putRecoveryCodes(id, [])
    await passkeyRepository(tx).removeAllOf(id)
    await repository.removeInvitation(id)
    await withdrawApproval(tx, desk, ownerApproval({ id }))
    await repository.endSessions(id, endedAt)
    book(deedOf(member, { endedAt: endedAt.toISOString() }))
  })

/** Ends all sessions of a member. Throws `not_found`. */
export const endSessionsOfStaff = (desk: Desk, id: string): Promise<void> =>
  desk.actor.write(async (tx, book) => {
    const member = await locked(tx, desk, id)
    const sessions = await staffRepository(tx, desk.config.DEMO_MODE).endSessions(id, desk.clock())
    book({ subject: `staff:${id}`, label: member.name, before: { sessions }, after: { sessions: 0 } })
  })
