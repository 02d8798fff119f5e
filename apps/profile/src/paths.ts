/** The paths of this app, by the names of their files in `routes`. */
export const paths = {
  auth: '/auth',
  dashboard: '/profile',
  info: '/profile/info',
  'change-password': '/profile/change-password',
  orders: '/profile/orders',
  order: '/profile/orders/:id',
  'former-orders': '/profile/orders/former',
  payments: '/profile/payments',
  addresses: '/profile/addresses',
  comments: '/profile/comments',
  questions: '/profile/comments/questions',
  favorites: '/profile/favorites',
} as const
