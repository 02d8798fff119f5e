import type { StaffRow } from '@hojreh/contract/admin'
import { approvalRepository } from '../../modules/approval/approval.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { getStaffRow, type ListedMember, listStaff } from '../../workflows/staff/list-staff.ts'
import { ownerApproval } from '../../workflows/staff/make-owner.ts'
import { toApproval } from '../money/refund-views.ts'

const withApprovals = async (
  { actor, database: { db }, clock }: Desk,
  members: readonly ListedMember[],
): Promise<StaffRow[]> => {
  const rows = await approvalRepository(db).newest(
    'owner',
    members.map((member) => ownerApproval(member).subject),
  )
  return members.map((member) => {
    const row = rows.get(ownerApproval(member).subject)
    const approval = row && row.decision === null ? toApproval(row, actor.staffId ?? '', clock()) : null
    return { ...member, ownerApproval: approval?.state === 'waiting' ? approval : null }
  })
}

/** Returns all members of staff, each with the request to make them an owner, if one waits. */
export const staffRows = async (desk: Desk): Promise<StaffRow[]> => withApprovals(desk, await listStaff(desk))

/** Returns one of them. Throws `not_found`. */
export const staffRowOf = async (desk: Desk, id: string): Promise<StaffRow> => {
  const [row] = await withApprovals(desk, [await getStaffRow(desk, id)])
  return row as StaffRow
}
