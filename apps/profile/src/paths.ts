/** The paths of this app; the server answers all others with the status 404. */
export const paths = {
  auth: '/auth',
  dashboard: '/profile',
  orders: '/profile/orders',
  order: '/profile/orders/:id',
  addresses: '/profile/addresses',
} as const
