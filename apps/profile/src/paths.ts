/** The paths of this app. */
export const paths = {
  auth: '/auth',
  dashboard: '/profile',
  info: '/profile/info',
  changePassword: '/profile/change-password',
  orders: '/profile/orders',
  order: '/profile/orders/:id',
  payments: '/profile/payments',
  addresses: '/profile/addresses',
  comments: '/profile/comments',
  favorites: '/profile/favorites',
} as const
