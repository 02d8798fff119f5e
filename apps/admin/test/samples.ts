import type { AdminResponseOf, JsonCallName } from '@hojreh/api/admin'
import { type Permission, type Role, rolePermissions, type StaffMe } from '@hojreh/contract/admin'

/** The moment at which the samples are looked at, so that ages and days stay. */
export const NOW = '2026-11-23T11:30:00.000Z'
export const before = (hours: number) => new Date(Date.parse(NOW) - hours * 3_600_000).toISOString()

export type OrderRow = AdminResponseOf<'listOrders'>['items'][number]
export type OrderRecord = AdminResponseOf<'getOrder'>
export type OwedRefund = AdminResponseOf<'listRefunds'>['items'][number]
type WaitingReturn = AdminResponseOf<'listReturns'>['items'][number]
export type CardReport = AdminResponseOf<'listCardReports'>['items'][number]

export const me = (role: Role = 'owner'): StaffMe => ({
  staff: { id: 'staff-0001', name: 'نرگس امینی', phone: '09120000001', role, ownRole: null },
  permissions: [...rolePermissions[role]] as Permission[],
  idleAfterSeconds: 3_600,
  endsAt: '2026-11-23T23:30:00.000Z',
})
export const signedIn = (role?: Role): AdminResponseOf<'getStaffSession'> => ({ me: me(role) })
export const nobody: AdminResponseOf<'getStaffSession'> = { me: null }

const picture = {
  src: '/api/media/rug/640.jpg',
  avif: '/api/media/rug/320.avif 320w',
  webp: '/api/media/rug/320.webp 320w',
  width: 640,
  height: 640,
  alt: 'قالیچه',
  color: '#a5533b',
}

const names = ['زهرا موسوی', 'امیرحسین کریمی', 'مریم راد', 'علی‌اکبر حسینی‌نژاد', 'نازنین بهرامی']
const cities = ['تهران', 'شیراز', 'ری', 'بندرعباس', 'تبریز']

export const orderRow = (number: number, changes: Partial<OrderRow> = {}): OrderRow => ({
  id: `order-${String(number).padStart(4, '0')}`,
  orderNumber: String(10_000 + number),
  status: 'paid',
  isPartlySent: false,
  placedAt: before(number * 3),
  total: 12_500_000 + number * 730_000,
  totalCount: 1 + (number % 4),
  receiverName: names[number % names.length] ?? '',
  receiverPhone: '0912•••4567',
  city: cities[number % cities.length] ?? '',
  shippingMethod: 'پست پیشتاز',
  trackingCode: null,
  paymentMethod: 'online',
  isTransferShared: false,
  ...changes,
})

export const orderRows: OrderRow[] = [
  orderRow(1),
  orderRow(2, { status: 'awaiting_review', paymentMethod: 'card', isTransferShared: true }),
  orderRow(3, { status: 'preparing', shippingMethod: 'تیپاکس' }),
  orderRow(4, { status: 'shipped', trackingCode: '024080012345678901234567' }),
  orderRow(5, { status: 'refund_due', total: 1_250_000_000_000 }),
  orderRow(6, { status: 'awaiting_payment', paymentMethod: null }),
]

export const listOf = <Item>(items: Item[], next: string | null = null) => ({
  items,
  next,
  total: next ? 10_000 : items.length,
})

export const cardReport = (changes: Partial<CardReport> = {}): CardReport => ({
  paymentId: 'payment-0002',
  state: 'waiting',
  trackingCode: '140509021234',
  cardLast4: '5995',
  amountAsked: 12_500_370,
  amountReported: 12_500_370,
  paidAt: before(3),
  reportedAt: before(2),
  hasReceipt: false,
  shopCards: ['4455'],
  isSupplement: false,
  isLate: false,
  sameCode: [],
  orderId: 'order-0002',
  orderNumber: '10002',
  receiverName: 'مریم راد',
  total: 12_500_000,
  ...changes,
})

export const orderRecord = (changes: Partial<OrderRecord> = {}): OrderRecord => ({
  id: 'order-0001',
  orderNumber: '10001',
  status: 'preparing',
  isPartlySent: false,
  parcels: [],
  unsent: [
    { productId: 'product-0001', count: 2 },
    { productId: 'product-0002', count: 1 },
  ],
  placedAt: before(3),
  acts: ['shipOrder', 'cancelOrder', 'addOrderNote', 'editOrderAddress', 'editOrderLines'],
  lines: [
    {
      productId: 'product-0001',
      slug: 'rug-1',
      title: 'قالیچه‌ی دست‌باف ترکمن با نقش ماری‌گل و حاشیه‌ی سه‌گانه',
      image: picture,
      unitPrice: 5_750_000,
      listPrice: 6_000_000,
      count: 2,
      lineTotal: 11_500_000,
      back: 0,
    },
    {
      productId: 'product-0002',
      slug: 'saffron',
      title: 'زعفران سرگل قائنات، پنج گرمی',
      image: picture,
      unitPrice: 1_200_000,
      listPrice: null,
      count: 1,
      lineTotal: 1_200_000,
      back: 0,
    },
  ],
  address: {
    receiverName: 'مریم راد',
    receiverPhone: '0912•••4567',
    province: 'تهران',
    city: 'ری',
    street: 'خیابان فدائیان اسلام، کوچه‌ی شهید رضایی',
    plaque: '12',
    unit: '4',
    postalCode: '1869633651',
    location: null,
  },
  edition: { version: 0, by: null, at: null },
  shippingMethod: { id: 'post', title: 'پست پیشتاز' },
  trackingCode: null,
  note: 'لطفا کادو کنید.',
  gift: null,
  returnReason: null,
  heldUntil: null,
  subtotal: 13_200_000,
  discount: 500_000,
  couponCode: 'YALDA',
  couponDiscount: 700_000,
  promotionTitle: null,
  shippingFee: 500_000,
  total: 12_500_000,
  totalCount: 3,
  cardAmount: null,
  customer: {
    id: 'customer-0001',
    name: 'مریم راد',
    phone: '0912•••4567',
    since: '2026-03-01T10:00:00.000Z',
    orders: 4,
    returns: 1,
  },
  payments: [
    {
      id: 'payment-0001',
      orderId: 'order-0001',
      method: 'online',
      gateway: 'zarinpal',
      kind: 'order',
      amount: 12_500_000,
      status: 'paid',
      authority: null,
      refId: '201202345',
      maskedCard: '502229******5995',
      createdAt: before(3),
      settledAt: before(2.9),
      failureReason: null,
      refundReference: null,
      remaining: 12_500_000,
    },
  ],
  refunds: [],
  cardReports: [],
  events: [
    { status: 'awaiting_payment', at: before(3), by: 'customer', staffName: null, note: '' },
    { status: 'paid', at: before(2.9), by: 'system', staffName: null, note: '' },
    { status: 'preparing', at: before(1), by: 'operator', staffName: 'نرگس امینی', note: '' },
  ],
  edits: [],
  notes: [{ id: 'note-0001', text: 'کادوی قرمز گذاشته شد.', at: before(0.5), staffName: 'کاوه شریفی' }],
  ...changes,
})

export const approval = (changes: Partial<NonNullable<OwedRefund['approval']>> = {}) => ({
  state: 'waiting' as const,
  preparedByName: 'کاوه شریفی',
  isOwn: false,
  expiresAt: before(-20),
  decidedByName: null,
  ...changes,
})

type Waiting = AdminResponseOf<'listApprovals'>[number]
export const waitingFile = (number: number, changes: Partial<Waiting> = {}): Waiting => ({
  ...{ id: `approval-000${number}`, kind: 'export', state: 'waiting', isOwn: false },
  label: 'فایل اکسل سفارش‌ها، با شماره‌ی ۲٬۳۴۰ مشتری، ۳٬۱۰۰ سفارش، ارسال‌شده، از ۱۴۰۵/۰۶/۰۱ تا ۱۴۰۵/۰۸/۳۰',
  file: { name: 'orders.xlsx', search: 'status=shipped&from=1405%2F06%2F01&to=1405%2F08%2F30&sort=newest' },
  ...{ shownAt: 'export:0001', preparedByName: 'کاوه شریفی', preparedAt: before(2), expiresAt: before(-22) },
  ...changes,
})

export const owedRefund = (changes: Partial<OwedRefund> = {}): OwedRefund => ({
  id: 'payment-0005',
  refundId: null,
  state: 'owed',
  paymentId: 'payment-0005',
  orderId: 'order-0005',
  orderNumber: '10005',
  receiverName: 'نازنین بهرامی',
  amount: 12_500_000,
  since: before(75),
  maskedCard: '502229******5995',
  isByGateway: false,
  approval: null,
  ...changes,
})

export const waitingReturn = (changes: Partial<WaitingReturn> = {}): WaitingReturn => ({
  orderId: 'order-0001',
  orderNumber: '10001',
  receiverName: 'مریم راد',
  requestedAt: before(5),
  deliveredAt: before(80),
  reason: 'رنگ آن با تصویر یکی نبود',
  total: 12_500_000,
  lines: orderRecord().lines,
  ...changes,
})

export const refund = (
  changes: Partial<OrderRecord['refunds'][number]> = {},
): OrderRecord['refunds'][number] => ({
  id: 'refund-0001',
  paymentId: 'payment-0001',
  kind: 'goods',
  isByGateway: false,
  state: 'owed',
  amount: 5_450_000,
  note: '',
  createdAt: before(2),
  preparedByName: null,
  doneAt: null,
  reference: null,
  lines: [{ productId: 'product-0001', title: 'قالیچه‌ی دست‌باف ترکمن', count: 1, restocked: 1 }],
  approval: null,
  ...changes,
})

const parcelOf = (number: number, changes: Partial<OrderRecord['parcels'][number]>) => ({
  id: `parcel-000${number}`,
  carrier: 'پست پیشتاز',
  trackingCode: `02408001234567890123456${number}`,
  sentAt: before(30 / number),
  deliveredAt: null,
  lines: [{ productId: 'product-0001', count: 1 }],
  ...changes,
})
/** Of which a part left; what is left may be sent. */
export const partlySentOrder = (): OrderRecord =>
  orderRecord({
    isPartlySent: true,
    acts: ['shipOrder', 'deliverOrder', 'setTrackingCode', 'addOrderNote'],
    trackingCode: '024080012345678901234561',
    parcels: [parcelOf(1, {})],
    unsent: [
      { productId: 'product-0001', count: 1 },
      { productId: 'product-0002', count: 1 },
    ],
  })
/** One that was made cheaper, and now waits for the difference of a further piece. */
export const editedOrder = (): OrderRecord =>
  orderRecord({
    edits: [
      {
        ...{ id: 'edit-0001', state: 'applied', isOfPaid: true, staffName: 'نرگس امینی', heldUntil: null },
        lines: [{ productId: 'product-0002', title: 'زعفران سرگل قائنات، پنج گرمی', before: 2, after: 1 }],
        ...{ totalBefore: 13_700_000, totalAfter: 12_500_000, at: before(2), endedAt: before(2) },
      },
      {
        ...{
          id: 'edit-0002',
          state: 'open',
          isOfPaid: true,
          staffName: 'کاوه شریفی',
          heldUntil: before(-20),
        },
        lines: [
          {
            productId: 'product-0001',
            title: 'قالیچه‌ی دست‌باف ترکمن با نقش ماری‌گل و حاشیه‌ی سه‌گانه',
            ...{ before: 2, after: 3 },
          },
        ],
        ...{ totalBefore: 12_500_000, totalAfter: 18_250_000, at: before(1), endedAt: null },
      },
    ],
  })

/** All of it left, in two parcels. */
export const orderInParcels = (): OrderRecord =>
  orderRecord({
    status: 'shipped',
    acts: ['deliverOrder', 'setTrackingCode', 'addOrderNote'],
    trackingCode: '024080012345678901234562',
    parcels: [
      parcelOf(1, { deliveredAt: before(2) }),
      parcelOf(2, {
        carrier: 'تیپاکس',
        lines: [
          { productId: 'product-0001', count: 1 },
          { productId: 'product-0002', count: 1 },
        ],
      }),
    ],
    unsent: [],
  })

type Printed = AdminResponseOf<'printOrders'>
const seller: Printed['seller'] = {
  title: 'حجره',
  address: 'تهران، بازار بزرگ، سرای امیر',
  phones: ['02155667788'],
  nationalId: '14005566778',
  economicCode: '411122233344',
}
const printedOrder = (number: number): Printed['orders'][number] => {
  const { acts, customer, cardReports, events, notes, refunds, edits, ...order } = orderRecord({
    id: `order-000${number}`,
    orderNumber: String(10_000 + number),
  })
  return {
    ...order,
    images: [],
    edits: [],
    due: null,
    arrival: null,
    refunds: [],
    address: { ...order.address, receiverPhone: '09121234567' },
    timeline: events.map(({ status, at, by }) => ({ status, at, by })),
    canPay: false,
    canPayOnline: false,
    canPayByCard: false,
    canPayByInstalments: false,
    canCancel: false,
    canReturn: false,
  }
}

export const pulse: AdminResponseOf<'pulse'> = {
  at: NOW,
  queues: [
    { name: 'to_pack', count: 12, oldest: before(3), newest: before(0.1) },
    { name: 'packing', count: 3, oldest: before(5), newest: before(1) },
    { name: 'card_reports', count: 2, oldest: before(2), newest: before(1) },
    { name: 'returns', count: 0, oldest: null, newest: null },
    { name: 'owed_back', count: 1, oldest: before(75), newest: before(75) },
    { name: 'comments', count: 7, oldest: before(30), newest: before(0.4) },
    { name: 'questions', count: 2, oldest: before(6), newest: before(1) },
    { name: 'messages', count: 1, oldest: before(0.3), newest: before(0.3) },
    { name: 'failed_sms', count: 2, oldest: before(20), newest: before(1) },
    { name: 'out_of_stock', count: 4, oldest: before(50), newest: before(2) },
  ],
  newestOrder: { id: 'order-0001', orderNumber: '10001', placedAt: before(0.1), total: 12_500_000 },
  sales: {
    today: { orders: 14, total: 184_500_000 },
    lastWeekUntilNow: { orders: 11, total: 150_000_000 },
    lastWeek: { orders: 19, total: 262_300_000 },
  },
}

/** A busy end of each week, and a day without any sale. */
export const salesDays: AdminResponseOf<'listSalesDays'> = {
  at: NOW,
  days: Array.from({ length: 30 }, (_, index) => {
    const orders = index === 11 ? 0 : 6 + ((index * 5) % 9) + (index % 7 > 4 ? 8 : 0)
    const day = new Date(Date.parse(NOW) - (29 - index) * 86_400_000).toISOString().slice(0, 10)
    return {
      day,
      orders,
      total: orders * 13_200_000 + ((index * 7_300_000) % 41_000_000) * Math.sign(orders),
    }
  }),
}

type Product = AdminResponseOf<'listProducts'>['items'][number]
const product = (number: number, changes: Partial<Product> = {}): Product => ({
  productId: `product-000${number}`,
  sku: `RUG-${100 + number}`,
  slug: `rug-${number}`,
  title: 'قالیچه‌ی دست‌باف ترکمن با نقش ماری‌گل و حاشیه‌ی سه‌گانه',
  price: 5_750_000,
  onHand: 7,
  reserved: 2,
  isPublished: true,
  publishAt: null,
  ...changes,
})
export const products: Product[] = [
  product(1),
  product(2, {
    title: 'زعفران سرگل قائنات، پنج گرمی',
    sku: 'ZF-5',
    onHand: 0,
    reserved: 0,
    price: 1_200_000,
  }),
  product(3, { title: 'کاسه‌ی میناکاری', isPublished: false, onHand: null, reserved: 0 }),
  product(4, {
    ...{ title: 'سینی مسی زنجان', isPublished: false, reserved: 0 },
    publishAt: '2026-12-01T05:30:00.000Z',
  }),
]

type Comment = AdminResponseOf<'listComments'>['items'][number]
export const reviewedComment = (number: number, changes: Partial<Comment> = {}): Comment => ({
  id: `comment-000${number}`,
  status: 'pending',
  about: { kind: 'product', slug: 'rug-1', title: 'قالیچه‌ی دست‌باف ترکمن' },
  rating: 4,
  text: 'بافت خوبی دارد و رنگش همان است که در عکس دیدم.\nبسته‌بندی هم محکم بود.',
  reply: null,
  pictureCount: 0,
  createdAt: before(number * 5),
  authorName: 'زهرا موسوی',
  isBuyer: true,
  ...changes,
})
export const comments = listOf([
  reviewedComment(1),
  reviewedComment(2, { rating: null, isBuyer: false, authorName: 'علی', text: 'موجود می‌شود؟' }),
])

type Question = AdminResponseOf<'listQuestions'>['items'][number]
export const askedQuestion = (number: number, changes: Partial<Question> = {}): Question => ({
  id: `question-000${number}`,
  status: 'pending',
  product: { slug: 'rug-1', title: 'قالیچه‌ی دست‌باف ترکمن' },
  authorName: 'مهدی کریمی',
  text: 'با ماشین لباس‌شویی شسته می‌شود؟',
  answer: null,
  createdAt: before(number * 5),
  ...changes,
})

type Message = AdminResponseOf<'listContactMessages'>['items'][number]
export const message = (changes: Partial<Message> = {}): Message => ({
  id: 'message-0001',
  name: 'نازنین بهرامی',
  phone: '0935•••1122',
  subject: 'خرید عمده',
  text: 'سلام. برای هدیه‌ی شرکت پنجاه بسته زعفران می‌خواهم؛ تخفیف دارید؟',
  createdAt: before(4),
  seenAt: null,
  answer: null,
  answeredBy: null,
  answeredAt: null,
  ...changes,
})

type Action = AdminResponseOf<'listActions'>['items'][number]
export const action = (number: number, changes: Partial<Action> = {}): Action => ({
  id: `action-000${number}`,
  at: before(number),
  staffId: 'staff-0001',
  staffName: 'نرگس امینی',
  permission: 'orders.pack',
  call: 'shipOrder',
  subject: 'order:order-0001',
  subjectLabel: '10001',
  before: { status: 'preparing', trackingCode: null },
  after: { status: 'shipped', trackingCode: '024080012345678901234567' },
  outcome: 'done',
  errorCode: null,
  ip: '5.160.0.1',
  requestId: '6f1c2d3e',
  ...changes,
})
export const actions = listOf([
  action(1),
  action(2, {
    call: 'cancelOrder',
    staffName: 'کاوه شریفی',
    outcome: 'refused',
    errorCode: 'forbidden',
    before: null,
    after: null,
  }),
  action(3, {
    call: 'coupons add',
    staffId: null,
    staffName: 'خط فرمان (ali)',
    subject: 'coupon:YALDA',
    subjectLabel: 'YALDA',
    before: null,
    after: { percent: 10 },
  }),
])

type Member = AdminResponseOf<'listStaff'>[number]
export const member = (number: number, changes: Partial<Member> = {}): Member => ({
  id: `staff-000${number}`,
  name: 'کاوه شریفی',
  phone: `0912000000${number}`,
  role: 'orders',
  ownRole: null,
  state: 'active',
  invitedUntil: null,
  lastSeenAt: before(1),
  sessions: 2,
  ownerApproval: null,
  ...changes,
})

type Session = AdminResponseOf<'listStaffSessions'>[number]
export const session = (number: number, changes: Partial<Session> = {}): Session => ({
  id: `session-000${number}`,
  ip: '5.160.0.1',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
  createdAt: before(5),
  lastSeenAt: before(0.1),
  endsAt: '2026-11-23T23:30:00.000Z',
  isCurrent: false,
  ...changes,
})

export const passkeys: AdminResponseOf<'listPasskeys'> = [
  { id: 'passkey-0001', name: 'گوشی من', createdAt: before(200), lastUsedAt: before(5) },
  { id: 'passkey-0002', name: 'کلید جیبی', createdAt: before(900), lastUsedAt: null },
]

export const ownRole = (changes: Partial<AdminResponseOf<'listRoles'>[number]> = {}) => ({
  id: 'role-0001',
  name: 'مسئول انبار',
  permissions: ['orders.view', 'orders.pack', 'orders.note'] satisfies Permission[],
  members: 1,
  edition: { version: 0, by: null, at: null },
  ...changes,
})

export type AdminResponses = { [Name in JsonCallName]?: AdminResponseOf<Name> }

/** An owner's desk on an ordinary day. */
export const desk: AdminResponses = {
  getStaffSession: signedIn(),
  pulse,
  listSalesDays: salesDays,
  listOrders: listOf(orderRows),
  getOrder: orderRecord(),
  listCardReports: listOf([cardReport(), cardReport({ orderId: 'order-0007', paymentId: 'payment-0007' })]),
  listReturns: listOf([waitingReturn()]),
  listRefunds: listOf([
    owedRefund(),
    owedRefund({ id: 'refund-0002', refundId: 'refund-0002', orderNumber: '10007', state: 'prepared' }),
    owedRefund({
      ...{ id: 'refund-0003', refundId: 'refund-0003', orderNumber: '10009', state: 'prepared' },
      ...{ amount: 90_000_000, approval: approval() },
    }),
  ]),
  listApprovals: [],
  listComments: comments,
  listQuestions: listOf([
    askedQuestion(1),
    askedQuestion(2, { authorName: 'نگار', text: 'ریشه‌ی آن از پنبه است؟' }),
  ]),
  listContactMessages: listOf([message()]),
  // Most records are as they always were.
  listActions: listOf<Action>([]),
  listStaff: [
    member(1, { name: 'نرگس امینی', role: 'owner', sessions: 1 }),
    member(2),
    member(3, {
      name: 'پریسا رضایی',
      role: 'support',
      state: 'invited',
      invitedUntil: before(-20),
      lastSeenAt: null,
      sessions: 0,
    }),
  ],
  listRoles: [
    ownRole(),
    ownRole({ id: 'role-0002', name: 'حسابرس', permissions: ['reports.sales'], members: 0 }),
  ],
  listPasskeys: passkeys,
  listStaffSessions: [session(1, { isCurrent: true }), session(2, { lastSeenAt: before(3) })],
  listOrderViews: [{ id: 'view-0001', name: 'پست امروز', question: 'status=paid&method=online' }],
  printOrders: { seller, orders: [printedOrder(1), printedOrder(2)] },
  listProducts: listOf(products),
  listTroubles: {
    at: NOW,
    troubles: [
      { area: 'gateway', state: 'bad', detail: 'gateway zarinpal does not take our call (ECONNREFUSED).' },
      { area: 'sms', state: 'doubtful', detail: 'SMS kavenegar has little credit left.' },
    ],
  },
  listPlaces: [
    { province: 'تهران', cities: ['تهران', 'ری', 'شمیرانات'] },
    { province: 'فارس', cities: ['شیراز', 'مرودشت'] },
  ],
  showPhones: { customer: '09121234567', receiver: '09121234567' },
}
