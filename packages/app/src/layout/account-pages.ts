import { layoutMessages as text } from './layout.messages.ts'

/** The customer's own pages, in the order of every menu that leads to them. */
export const accountPages = [
  { id: 'dashboard', label: text.dashboard, href: '/profile' },
  { id: 'orders', label: text.orders, href: '/profile/orders' },
  { id: 'payments', label: text.payments, href: '/profile/payments' },
  { id: 'addresses', label: text.addresses, href: '/profile/addresses' },
  { id: 'favorites', label: text.favorites, href: '/profile/favorites' },
  { id: 'comments', label: text.comments, href: '/profile/comments' },
  { id: 'info', label: text.info, href: '/profile/info' },
  { id: 'devices', label: text.devices, href: '/profile/info#devices' },
  { id: 'changePassword', label: text.changePassword, href: '/profile/change-password' },
] as const

export type AccountPage = (typeof accountPages)[number]
