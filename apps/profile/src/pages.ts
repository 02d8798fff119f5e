import type { PageOptions } from '@hojreh/app'
import { paths } from './paths.ts'

/** The route's file of each path, as the routes and the server name it. */
export const pages = {
  [paths.auth]: 'src/routes/auth.tsx',
  [paths.dashboard]: 'src/routes/dashboard.tsx',
  [paths.orders]: 'src/routes/orders.tsx',
  [paths.order]: 'src/routes/order.tsx',
  [paths.payments]: 'src/routes/payments.tsx',
  [paths.addresses]: 'src/routes/addresses.tsx',
  [paths.comments]: 'src/routes/comments.tsx',
  [paths.favorites]: 'src/routes/favorites.tsx',
  [paths.info]: 'src/routes/info.tsx',
  [paths.changePassword]: 'src/routes/change-password.tsx',
} as const satisfies Record<(typeof paths)[keyof typeof paths], PageOptions['file']>
