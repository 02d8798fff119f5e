import type { DemoOrder } from '../types.ts'

const DAY = 24

/** A parcel's usual way from the customer's payment to her door, ending with the status that it has reached. */
const wayOf = (placedHoursAgo: number, stages: number): DemoOrder['moves'] => {
  const moves: DemoOrder['moves'] = [
    { status: 'awaiting_payment', by: 'customer', hoursAgo: placedHoursAgo },
    { status: 'paid', by: 'system', hoursAgo: placedHoursAgo - 0.05 },
    { status: 'preparing', by: 'operator', hoursAgo: placedHoursAgo - 4 },
    { status: 'shipped', by: 'operator', hoursAgo: placedHoursAgo - 22 },
    { status: 'delivered', by: 'operator', hoursAgo: placedHoursAgo - 3 * DAY },
  ]
  return moves.slice(0, stages)
}

/** Orders of the demo customer in the states that a shopper sees most; oldest first. */
export const orders: DemoOrder[] = [
  {
    lines: [
      { slug: 'boshghab-mina-shams-20', count: 1 },
      { slug: 'chai-bahareh-lahijan-450', count: 2 },
    ],
    to: 'خانه',
    shippingMethodId: 'courier-tehran',
    note: 'لطفاً پیش از رسیدن تماس بگیرید.',
    trackingCode: null,
    moves: wayOf(54 * DAY, 5),
    payments: [
      { status: 'failed', hoursAgo: 54 * DAY },
      { status: 'paid', hoursAgo: 54 * DAY - 0.03 },
    ],
  },
  {
    lines: [{ slug: 'gardanband-aghigh-mohreh', count: 1 }],
    to: 'خانه',
    shippingMethodId: 'tipax',
    note: '',
    trackingCode: null,
    moves: [
      ...wayOf(38 * DAY, 2),
      { status: 'refund_due', by: 'operator', hoursAgo: 38 * DAY - 5 },
      { status: 'refunded', by: 'operator', hoursAgo: 37 * DAY },
    ],
    payments: [{ status: 'refunded', hoursAgo: 38 * DAY }],
  },
  {
    lines: [{ slug: 'shal-pashmi-kurk-laki', count: 1 }],
    to: 'محل کار',
    shippingMethodId: 'post',
    note: '',
    trackingCode: null,
    moves: [
      { status: 'awaiting_payment', by: 'customer', hoursAgo: 25 * DAY },
      { status: 'cancelled', by: 'customer', hoursAgo: 25 * DAY - 1 },
    ],
    payments: [{ status: 'failed', hoursAgo: 25 * DAY }],
  },
  {
    lines: [
      { slug: 'zaferan-negin-qaenat-mesghal', count: 2 },
      { slug: 'ajil-yalda', count: 1 },
      { slug: 'pesteh-akbari-rafsanjan-shur', count: 1 },
    ],
    to: 'خانه‌ی مادر',
    shippingMethodId: 'post',
    note: 'هدیه است؛ فاکتور را داخل بسته نگذارید.',
    trackingCode: '214030050004312398710013',
    moves: wayOf(2 * DAY, 4),
    payments: [{ status: 'paid', hoursAgo: 2 * DAY }],
  },
  {
    lines: [
      { slug: 'divan-hafez-charm-firuzei', count: 1 },
      { slug: 'estekan-kamarbarik-firuzei', count: 1 },
    ],
    to: 'خانه',
    shippingMethodId: 'post',
    note: '',
    trackingCode: null,
    moves: wayOf(7, 3),
    payments: [{ status: 'paid', hoursAgo: 7 }],
  },
  {
    lines: [{ slug: 'sini-mesi-ghalamzani', count: 1 }],
    to: 'خانه',
    shippingMethodId: 'post',
    note: '',
    trackingCode: null,
    moves: wayOf(2, 1),
    payments: [{ status: 'failed', hoursAgo: 2 }],
  },
]
