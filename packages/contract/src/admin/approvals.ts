import type { Permission } from './permissions.ts'

/** Acts that take a second person. */
export const approvalKinds = ['refund', 'owner', 'price_job', 'card', 'export'] as const
export type ApprovalKind = (typeof approvalKinds)[number]

/** What somebody needs to allow what another one prepared. */
export const approvalPermissions: Record<ApprovalKind, Permission> = {
  refund: 'refunds.approve',
  owner: 'staff.manage',
  price_job: 'prices.bulk',
  card: 'payments.ways',
  export: 'shop.export',
}
