import { type ExportedThing, exportedGroups, type Permission } from '@hojreh/contract/admin'

const isOf = (group: 'people' | 'selling', what: ExportedThing) =>
  exportedGroups[group].some((one) => one === what)

/** Whether a member may export a thing: members who may see it may. The api decides; this only hides what it refuses. */
export const mayTake = (may: (permission: Permission) => boolean, what: ExportedThing): boolean => {
  if (what === 'staff' || what === 'staff-roles') return may('staff.manage')
  if (what === 'books') return may('actions.view')
  if (what === 'reviews' || what === 'questions') return true
  if (isOf('people', what)) return may('customers.view')
  return isOf('selling', what) ? may('orders.view') : true
}
