import type { Permission } from './permissions.ts'

/** Acts that a second member of staff has to approve. */
export const approvalKinds = ['refund', 'owner', 'price_job', 'card', 'export'] as const
export type ApprovalKind = (typeof approvalKinds)[number]

/** The permission that a member needs to approve what another member prepared. */
export const approvalPermissions: Record<ApprovalKind, Permission> = {
  refund: 'refunds.approve',
  owner: 'staff.manage',
  price_job: 'prices.bulk',
  card: 'payments.ways',
  export: 'shop.export',
}
