import type { EndpointName, EndpointResponse, endpoints } from '@hojreh/contract'
import { address, emptyCart, filledCart, shippingMethods } from './cart.ts'
import { formerOrders } from './former-orders.ts'
import { cardOf } from './goods.ts'
import { orderOf, pageOf, paymentOf, summaryOf } from './orders.ts'

type CustomerResponses = { [Name in EndpointName]?: EndpointResponse<(typeof endpoints)[Name]> }

const panelData = {
  customerId: 'customer-1',
  phone: '09121234567',
  firstName: 'مریم',
  lastName: 'رضایی',
  inviteCode: '48213',
  cartCount: 0,
  orderCounts: {},
  formerOrderCount: 0,
}
const user = {
  phone: '09121234567',
  firstName: 'مریم',
  lastName: 'رضایی',
  email: 'maryam@example.com',
  inviteCode: '48213',
  hasPassword: true,
  needsCurrentPassword: true,
}
const device = {
  id: 'device-1',
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
  ip: '192.0.2.10',
  createdAt: '2026-11-01T08:00:00.000Z',
  lastSeenAt: '2026-11-20T08:00:00.000Z',
  isCurrent: true,
}
const comment = {
  id: 'comment-1',
  pictureCount: 0,
  status: 'published' as const,
  about: { kind: 'product' as const, slug: 'golab-doatasheh-ghamsar-250', title: 'گلاب دوآتشه‌ی قمصر' },
  rating: 5,
  text: 'بویش همان بوی گلاب خانه‌ی مادربزرگ است.\nشیشه سالم و خوب بسته‌بندی شده بود.',
  reply: 'نوش جان؛ خوشحالیم که پسندیدید.',
  createdAt: '2026-11-05T08:00:00.000Z',
}

const question = {
  id: 'question-1',
  status: 'published' as const,
  product: { slug: comment.about.slug, title: comment.about.title },
  text: 'پس از باز شدن در، تا کی می‌ماند؟',
  answer: 'در یخچال تا شش ماه؛ بیرون از آن تا یک ماه.',
  createdAt: '2026-11-06T08:00:00.000Z',
}

/** A customer who has just signed in for the first time. */
export const newcomer: CustomerResponses = {
  getPanelData: { ...panelData, firstName: '', lastName: '' },
  getPending: emptyCart,
  getDataForEdit: { ...user, firstName: '', lastName: '', email: '', hasPassword: false },
  listSessions: [device],
  listAddresses: [],
  listOrders: pageOf([]),
  listFormerOrders: pageOf([]),
  listPayments: pageOf([]),
  listOwnComments: pageOf([]),
  listOwnQuestions: pageOf([]),
  getReviewRequests: { isAsked: true },
  listFavorites: { ...pageOf([]), productIds: [] },
  listNotices: { productIds: [] },
  listShippingMethods: shippingMethods,
}

/** A customer who has been buying here for a while. */
export const customer: CustomerResponses = {
  ...newcomer,
  getPanelData: {
    ...panelData,
    cartCount: 5,
    formerOrderCount: 2,
    orderCounts: { delivered: 12, shipped: 1, awaiting_payment: 1 },
  },
  getPending: filledCart,
  getDataForEdit: user,
  listSessions: [
    device,
    {
      ...device,
      id: 'device-2',
      userAgent:
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
      ip: '2001:db8:85a3::8a2e:370:7334',
      isCurrent: false,
    },
  ],
  listAddresses: [
    address,
    {
      ...address,
      id: 'address-2',
      title: 'محل کار',
      street: 'بلوار کشاورز، نبش خیابان وصال شیرازی',
      isDefault: false,
    },
  ],
  listOrders: pageOf([
    summaryOf('awaiting_payment', 0),
    summaryOf('shipped', 1),
    summaryOf('delivered', 2),
    summaryOf('cancelled', 3),
  ]),
  getOrderDetails: orderOf('shipped'),
  listFormerOrders: pageOf(formerOrders),
  listPayments: pageOf([
    { ...paymentOf(), orderNumber: '10023' },
    {
      ...paymentOf({ id: 'payment-2', status: 'failed', refId: null, failureReason: 'cancelled' }),
      orderNumber: '10022',
    },
    {
      ...paymentOf({ id: 'payment-3', method: 'card', gateway: 'card', status: 'open' }),
      orderNumber: '10021',
    },
  ]),
  listOwnComments: pageOf([
    comment,
    { ...comment, id: 'comment-2', status: 'pending', rating: 3, reply: null, pictureCount: 2 },
    { ...comment, id: 'comment-3', status: 'rejected', rating: null, reply: null },
  ]),
  listOwnQuestions: pageOf([
    question,
    { ...question, id: 'question-2', status: 'pending', answer: null },
    { ...question, id: 'question-3', status: 'rejected', answer: null },
  ]),
  listFavorites: { ...pageOf([0, 1, 2, 3].map(cardOf)), productIds: ['product-0', 'product-1'] },
}
