/** What a member of the staff may be allowed to do: `area.act`. Each call of the back office names the one it needs. */
export const permissions = [
  'orders.view',
  'orders.create',
  'orders.pack',
  'orders.print',
  'orders.export',
  'orders.note',
  'orders.address',
  'orders.lines',
  'orders.cancel',
  'returns.decide',
  'refunds.prepare',
  'refunds.approve',
  'products.view',
  'products.edit',
  'products.stock',
  'prices.bulk',
  'products.import',
  'categories.edit',
  'customers.phone',
  'customers.view',
  'customers.note',
  'customers.group',
  'customers.sessions',
  'customers.block',
  'payments.review',
  'payments.ways',
  'comments.moderate',
  'messages.read',
  'messages.answer',
  'sms.manage',
  'coupons.manage',
  'shipping.edit',
  'settings.edit',
  'content.edit',
  'content.publish',
  'reports.sales',
  'shop.open',
  'shop.health',
  'shop.export',
  'shop.import',
  'staff.manage',
  'actions.view',
] as const
export type Permission = (typeof permissions)[number]

export const roles = ['owner', 'manager', 'orders', 'support', 'catalogue', 'writer', 'accountant'] as const
/** `own`: a role that the shop defined for itself; its permissions are in its row. */
export type Role = (typeof roles)[number] | 'own'

const manager = permissions.filter((permission) => permission !== 'staff.manage')

/**
 * The one table of who may do what. The server refuses by it and the pages show by it.
 */
export const rolePermissions: Record<Role, readonly Permission[]> = {
  owner: permissions,
  manager,
  orders: [
    'orders.view',
    'orders.create',
    'products.view',
    'orders.pack',
    'orders.print',
    'orders.note',
    'refunds.prepare',
    'orders.address',
    'orders.lines',
    'customers.phone',
    'customers.view',
    'customers.note',
  ],
  support: [
    'orders.view',
    'orders.create',
    'products.view',
    'orders.note',
    'refunds.prepare',
    'customers.phone',
    'customers.view',
    'customers.note',
    'customers.group',
    'customers.sessions',
    'comments.moderate',
    'messages.read',
    'messages.answer',
  ],
  catalogue: ['products.view', 'products.edit', 'products.stock', 'products.import', 'categories.edit'],
  writer: ['content.edit'],
  own: [],
  accountant: [
    'orders.view',
    'orders.export',
    'refunds.prepare',
    'refunds.approve',
    'payments.review',
    'payments.ways',
    'reports.sales',
    'actions.view',
  ],
}

/**
 * Acts with these need a second step once the session was idle for `AWAY_SECONDS`: they pay money back or change how it
 * is taken. A stranger at a desk that was left open has at most the other permissions.
 */
export const guardedPermissions: readonly Permission[] = [
  'refunds.prepare',
  'refunds.approve',
  'settings.edit',
  'shipping.edit',
  'payments.ways',
]

/** What an own role may hold. Owners, who alone decide on the staff, have all of it; no own role can make an owner. */
export const grantable = permissions.filter((permission) => permission !== 'staff.manage')

/** Returns what an own role holds of the permissions that still exist. */
export const ownPermissions = (given: readonly string[]): (typeof grantable)[number][] =>
  grantable.filter((permission) => given.includes(permission))

export const roleMay = (held: Role | readonly Permission[], permission: Permission): boolean =>
  (typeof held === 'string' ? rolePermissions[held] : held).includes(permission)
