import type { Db } from '../../db/client.ts'
import type { Locked } from '../../db/locked.ts'
import { askForApproval, decideApproval } from '../../modules/approval/approval.service.ts'
import { type StaffMemberRow, staffRepository } from '../../modules/staff/staff.repository.ts'
import { changesOf, type Deed, type Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { roleName } from './role-of.ts'
import { ownerMessages as text } from './staff.messages.ts'

const subjectOf = ({ id }: Pick<StaffMemberRow, 'id'>) => `staff:${id}`

/** What the second owner decides on. */
export const ownerApproval = (member: Pick<StaffMemberRow, 'id'>) =>
  ({ kind: 'owner', subject: subjectOf(member) }) as const

type Act = (tx: Db, member: Locked<StaffMemberRow>) => Promise<Pick<Deed, 'before' | 'after'>>

const actOn = (desk: Desk, id: string, act: Act): Promise<void> =>
  desk.actor.write(async (tx, book) => {
    const member = await staffRepository(tx, desk.config.DEMO_MODE).lock(id)
    if (!member) throw new DomainError('not_found')
    book({ subject: subjectOf(member), label: member.name, ...(await act(tx, member)) })
  })

/** Throws unless the member has signed in before and is no owner: an open invitation is no member yet. */
const needMember = ({ role, sealedTotp }: StaffMemberRow): void => {
  if (role === 'owner') throw new DomainError('already_done')
  if (sealedTotp === null) throw new DomainError('conflict')
}

/**
 * Asks another owner to make a member an owner. Throws `already_done` for an owner and while the request waits,
 * `conflict` before the member has signed in.
 */
export const prepareOwner = (desk: Desk, id: string): Promise<void> =>
  actOn(desk, id, async (tx, member) => {
    needMember(member)
    const shownAt = subjectOf(member)
    await askForApproval(tx, desk, { ...ownerApproval(member), label: text.newOwner(member.name), shownAt })
    return { after: { approval: 'waiting' } }
  })

/** Allows it as the second owner; the member signs in anew. See `decideApproval` for what is refused. */
export const allowOwner = (desk: Desk, id: string): Promise<void> =>
  actOn(desk, id, async (tx, member) => {
    await decideApproval(tx, desk, ownerApproval(member), 'approved')
    needMember(member)
    const repository = staffRepository(tx, desk.config.DEMO_MODE)
    const before = { role: await roleName(tx, member) }
    await repository.update(member, { role: 'owner', ownRoleId: null })
    await repository.endSessions(id, desk.clock())
    return changesOf(before, { role: 'owner' })
  })

/** Refuses it as the second owner, or withdraws the member's own request. */
export const refuseOwner = (desk: Desk, id: string): Promise<void> =>
  actOn(desk, id, async (tx, member) => {
    await decideApproval(tx, desk, ownerApproval(member), 'refused')
    return { after: { approval: 'refused' } }
  })
