import { approvalKinds, approvalPermissions, roleMay } from '@hojreh/contract/admin'
import { approvalRepository, type ForPerson } from '../../modules/approval/approval.repository.ts'
import type { StaffActor } from '../../modules/staff-session/staff-actor.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'
import { toApproval } from './refund-views.ts'

/** The approvals that a member may decide on, and those that they prepared. */
export const approvalsFor = (member: Pick<StaffActor, 'staffId' | 'permissions'>, now: Date): ForPerson => ({
  staffId: member.staffId,
  kinds: approvalKinds.filter((kind) => roleMay(member.permissions, approvalPermissions[kind])),
  now,
})

export const registerApprovals = (
  register: RegisterAdminEndpoint,
  { database: { db }, clock }: Dependencies,
): void =>
  register('listApprovals', async ({ staff }) => {
    const now = clock()
    const rows = await approvalRepository(db).listFor(approvalsFor(staff, now))
    return rows.map((row) => {
      const { decidedByName: _decidedBy, ...approval } = toApproval(row, staff.staffId, now)
      const { id, kind, label, shownAt, file, preparedAt } = row
      return { id, kind, label, shownAt, file, preparedAt: preparedAt.toISOString(), ...approval }
    })
  })
