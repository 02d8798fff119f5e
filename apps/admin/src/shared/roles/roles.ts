import type { Role, StaffMember } from '@hojreh/contract/admin'

/** What each role is called. */
export const roleNames: Record<Role, string> = {
  owner: 'مالک',
  manager: 'مدیر',
  orders: 'سفارش‌ها',
  support: 'پشتیبانی',
  catalogue: 'کالاها',
  writer: 'نویسنده',
  accountant: 'حسابدار',
  own: 'ویژه',
}

/** What a member's role is called: an own one by the name that the shop gave it. */
export const roleNameOf = ({ role, ownRole }: Pick<StaffMember, 'role' | 'ownRole'>): string =>
  ownRole?.name ?? roleNames[role]
