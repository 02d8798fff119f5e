import type { CallName } from '@hojreh/contract'
import { customer, newcomer, orderOf } from '@hojreh/testing/customer'
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

const ORDER = '/profile/orders/order-001'

/** The call that a page stands and falls with. */
const mainCalls: Record<string, { path: string; call: CallName }> = {
  dashboard: { path: pages.dashboard, call: 'listOrders' },
  info: { path: pages.info, call: 'getDataForEdit' },
  orders: { path: pages.orders, call: 'listOrders' },
  order: { path: ORDER, call: 'getOrderDetails' },
  payments: { path: pages.payments, call: 'listPayments' },
  addresses: { path: pages.addresses, call: 'listAddresses' },
  comments: { path: pages.comments, call: 'listOwnComments' },
  favorites: { path: pages.favorites, call: 'listFavorites' },
}

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
  ...Object.entries(mainCalls).flatMap(([name, { path, call }]) => [
    { name: `${name}-loading`, path, isSignedIn, answers: { ...customer, [call]: 'never' } },
    { name: `${name}-error`, path, isSignedIn, answers: { ...customer, [call]: { failsWith: 500 } } },
  ]),
  ...orderStatuses.map((status) => ({
    name: `order-${status.replaceAll('_', '-')}`,
    path: ORDER,
    isSignedIn,
    answers: { ...customer, getOrderDetails: orderOf(status) },
  })),
  {
    name: 'return-form',
    path: ORDER,
    isSignedIn,
    answers: { ...customer, getOrderDetails: orderOf('delivered') },
    act: press('درخواست مرجوعی'),
  },
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
