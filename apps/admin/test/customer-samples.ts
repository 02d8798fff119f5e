import type { AdminResponseOf } from '@hojreh/api/admin'
import { before, message, orderRow, reviewedComment } from './samples.ts'

type Row = AdminResponseOf<'listCustomers'>['items'][number]
export const customerRow = (number: number, changes: Partial<Row> = {}): Row => ({
  id: `customer-000${number}`,
  name: 'مریم راد',
  phone: '0912•••4567',
  since: before(2_000 * number),
  isBlocked: false,
  groups: [],
  orders: 4,
  bought: 48_300_000,
  returns: 0,
  returned: 0,
  ...changes,
})
export const customerRows = [
  customerRow(1, { groups: ['عمده‌فروش‌ها'] }),
  customerRow(2, { name: '', phone: '0935•••1122', orders: 0, bought: 0 }),
  customerRow(3, { name: 'علی‌اکبر حسینی‌نژاد', isBlocked: true, returns: 2, returned: 9_100_000 }),
]

export const customerGroups: AdminResponseOf<'listCustomerGroups'> = [
  { id: 'group-0001', name: 'عمده‌فروش‌ها', customers: 12 },
  { id: 'group-0002', name: 'دوستان حجره', customers: 1_204 },
]

type Coupon = AdminResponseOf<'getCoupon'>
export const coupon = (number: number, changes: Partial<Coupon> = {}): Coupon => ({
  code: `YALDA${number}`,
  title: 'جشنواره‌ی یلدا',
  kind: 'percent',
  value: 20,
  isAutomatic: false,
  categoryId: null,
  bundleSize: null,
  minTotal: 5_000_000,
  maxDiscount: 2_000_000,
  maxUses: 100,
  maxUsesPerCustomer: 1,
  isFirstOrderOnly: false,
  uses: 12,
  startsAt: null,
  endsAt: '2026-12-21T20:30:00.000Z',
  state: 'active',
  edition: { version: 0, by: null, at: null },
  ...changes,
})
export const bundleCoupon = coupon(4, {
  title: 'سه‌تا بخر، یکی هدیه',
  kind: 'bundle',
  value: 100,
  bundleSize: 3,
  isAutomatic: true,
})
export const coupons = [
  coupon(1),
  coupon(2, { kind: 'free_shipping', value: 0, maxUses: null, endsAt: null, uses: 0 }),
  coupon(3, { kind: 'fixed', value: 1_000_000, state: 'ended' }),
  bundleCoupon,
]

type Sms = AdminResponseOf<'listSms'>['items'][number]
export const smsRow = (number: number, changes: Partial<Sms> = {}): Sms => ({
  id: `sms-0000${number}`,
  kind: 'order',
  state: 'sent',
  phone: '0912•••4567',
  createdAt: before(2 * number),
  settledAt: before(2 * number),
  attempts: 1,
  provider: 'kavenegar',
  error: null,
  canSendAgain: false,
  ...changes,
})
export const smsRows = [
  smsRow(1, { kind: 'otp', state: 'expired', attempts: 0, provider: null }),
  smsRow(2, {
    state: 'failed',
    attempts: 12,
    provider: null,
    error: 'kavenegar: 418 اعتبار کافی نیست',
    canSendAgain: true,
  }),
  smsRow(3),
]

export type CustomerRecord = AdminResponseOf<'getCustomer'>
export const customerRecord = (changes: Partial<CustomerRecord> = {}): CustomerRecord => ({
  id: 'customer-0001',
  name: 'مریم راد',
  phone: '0912•••4567',
  hasEmail: true,
  since: before(2_000),
  isPhoneProven: true,
  sessions: 2,
  lastSeenAt: before(1),
  block: null,
  sums: { orders: 4, bought: 48_300_000, returns: 1, returned: 5_200_000 },
  orders: [orderRow(1), orderRow(4, { status: 'delivered' })],
  returns: [{ ...orderRow(5, { status: 'refunded' }), returnReason: 'رنگش با عکس فرق داشت' }],
  addresses: [
    {
      id: 'address-0001',
      title: 'خانه',
      receiverName: 'مریم راد',
      receiverPhone: '0912•••4567',
      province: 'تهران',
      city: 'ری',
      street: 'خیابان فدائیان اسلام، کوچه‌ی شهید رضایی',
      plaque: '12',
      unit: '4',
      postalCode: '1869633651',
      location: null,
      isDefault: true,
    },
  ],
  comments: [reviewedComment(1)],
  messages: [message()],
  sms: [smsRow(1)],
  notes: [{ id: 'note-0001', text: 'پس از ساعت پنج زنگ بزنید.', at: before(0.5), staffName: 'کاوه شریفی' }],
  groups: [{ id: 'group-0001', name: 'عمده‌فروش‌ها' }],
  acts: [
    { id: 'act-00001', call: 'showCustomerContact', at: before(3), staffName: 'نرگس امینی', reason: null },
  ],
  ...changes,
})
