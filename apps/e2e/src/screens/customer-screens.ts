import { customer, newcomer, orderOf } from '@hojreh/app/testing/customer'
import type { Page } from '@playwright/test'
import type { Screen } from './screen.types.ts'

const isSignedIn = true

const pages = {
  dashboard: '/profile',
  info: '/profile/info',
  'change-password': '/profile/change-password',
  orders: '/profile/orders',
  payments: '/profile/payments',
  addresses: '/profile/addresses',
  comments: '/profile/comments',
  favorites: '/profile/favorites',
}

/** Pages that hold nothing at first. */
const lists = ['dashboard', 'orders', 'payments', 'addresses', 'comments', 'favorites'] as const

const orderStatuses = [
  'awaiting_payment',
  'awaiting_review',
  'shipped',
  'delivered',
  'cancelled',
  'refund_due',
  'return_requested',
] as const

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()

/** The customer's own pages. */
export const customerScreens: readonly Screen[] = [
  ...Object.entries(pages).map(([name, path]) => ({ name, path, isSignedIn, answers: customer })),
  ...lists.map((name) => ({ name: `${name}-empty`, path: pages[name], isSignedIn, answers: newcomer })),
  {
    name: 'orders-loading',
    path: pages.orders,
    isSignedIn,
    answers: { ...customer, listOrders: 'never' },
  },
  {
    name: 'orders-error',
    path: pages.orders,
    isSignedIn,
    answers: { ...customer, listOrders: { failsWith: 500 } },
  },
  ...orderStatuses.map((status) => ({
    name: `order-${status.replaceAll('_', '-')}`,
    path: '/profile/orders/order-001',
    isSignedIn,
    answers: { ...customer, getOrderDetails: orderOf(status) },
  })),
  { name: 'address-form', path: pages.addresses, isSignedIn, answers: customer, act: press('ویرایش آدرس') },
  {
    name: 'confirm',
    path: pages.addresses,
    isSignedIn,
    answers: customer,
    act: press('حذف آدرس'),
    isOverlay: true,
  },
  {
    name: 'cart-preview',
    path: '/faq',
    isSignedIn,
    answers: customer,
    act: async (page) => {
      await page.getByRole('link', { name: 'سبد خرید' }).filter({ visible: true }).first().focus()
      await page.getByRole('link', { name: 'دیدن سبد خرید' }).waitFor()
    },
    isOverlay: true,
    from: 1440,
  },
  {
    name: 'account-menu',
    path: '/faq',
    isSignedIn,
    answers: customer,
    act: press('مریم رضایی'),
    isOverlay: true,
    from: 1440,
  },
]
