import type { OrderDetails, OrderStatus, OrderSummary, Payment } from '@hojreh/contract'
import { address } from './cart.ts'
import { lineOf } from './goods.ts'

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T08:30:00.000Z`

export const paymentOf = (changes: Partial<Payment> = {}): Payment => ({
  id: 'payment-1',
  orderId: 'order-001',
  method: 'online',
  gateway: 'zarinpal',
  kind: 'order',
  amount: 43_450_000,
  status: 'paid',
  authority: 'A000000000000000000000000000000012345',
  refId: '201458963',
  maskedCard: '6037-99**-****-1234',
  createdAt: day(3),
  settledAt: day(3),
  failureReason: null,
  ...changes,
})

/** How an order usually comes to a status. */
const ways: Record<Exclude<OrderStatus, 'pending'>, OrderStatus[]> = {
  awaiting_payment: ['awaiting_payment'],
  awaiting_review: ['awaiting_payment', 'awaiting_review'],
  paid: ['awaiting_payment', 'paid'],
  preparing: ['awaiting_payment', 'paid', 'preparing'],
  shipped: ['awaiting_payment', 'paid', 'preparing', 'shipped'],
  delivered: ['awaiting_payment', 'paid', 'preparing', 'shipped', 'delivered'],
  cancelled: ['awaiting_payment', 'cancelled'],
  refund_due: ['awaiting_payment', 'paid', 'refund_due'],
  refunded: ['awaiting_payment', 'paid', 'refund_due', 'refunded'],
  return_requested: ['awaiting_payment', 'paid', 'preparing', 'shipped', 'delivered', 'return_requested'],
  returned: ['awaiting_payment', 'paid', 'preparing', 'shipped', 'delivered', 'return_requested', 'returned'],
}

type PlacedStatus = keyof typeof ways

export const orderOf = (status: PlacedStatus): OrderDetails => {
  const way = ways[status]
  const isPaid = way.includes('paid')
  const isSent = way.includes('shipped')
  const { id: _id, isDefault: _isDefault, title: _title, ...to } = address
  const lines = [lineOf(0), lineOf(1)].map(({ maxCount: _maxCount, problem: _problem, ...line }) => line)
  return {
    id: 'order-001',
    orderNumber: '10023',
    status,
    isPartlySent: false,
    parcels: [],
    unsent: [],
    total: 43_450_000,
    totalCount: 2,
    images: lines.flatMap((line) => line.image ?? []),
    placedAt: day(3),
    lines,
    address: to,
    shippingMethod: { id: 'post', title: 'پست پیشتاز' },
    arrival: ['paid', 'preparing', 'shipped'].includes(status) ? { from: day(9), to: day(11) } : null,
    trackingCode: isSent ? '214680001234567890123456' : null,
    note: 'لطفا پیش از رسیدن تماس بگیرید.',
    gift: null,
    subtotal: 49_450_000,
    discount: 6_000_000,
    couponCode: null,
    couponDiscount: 0,
    promotionTitle: null,
    shippingFee: 0,
    payments: [
      ...(isPaid ? [paymentOf()] : []),
      paymentOf({ id: 'payment-0', status: 'failed', refId: null, failureReason: 'cancelled' }),
    ],
    refunds: [],
    timeline: way.map((step, index) => ({
      status: step,
      at: day(3 + index),
      by: index < 2 ? 'customer' : 'operator',
    })),
    edits: [],
    due: null,
    canPay: status === 'awaiting_payment',
    canPayOnline: status === 'awaiting_payment',
    canPayByCard: status === 'awaiting_payment',
    canPayByInstalments: false,
    canCancel: ['awaiting_payment', 'paid'].includes(status),
    canReturn: status === 'delivered',
    returnReason: status === 'return_requested' ? 'رنگ آن با تصویر یکی نبود.' : null,
  }
}

/** A paid order whose changes were made and one waits for its difference. */
export const editedOrder: OrderDetails = {
  ...orderOf('paid'),
  edits: [
    {
      isDone: true,
      at: day(4),
      lines: [{ productId: lineOf(0).productId, title: lineOf(0).title, before: 2, after: 1 }],
      totalBefore: 61_450_000,
      totalAfter: 43_450_000,
    },
    {
      isDone: false,
      at: day(5),
      lines: [{ productId: lineOf(1).productId, title: lineOf(1).title, before: 1, after: 2 }],
      totalBefore: 43_450_000,
      totalAfter: 49_450_000,
    },
  ],
  due: { amount: 6_000_000, until: day(6), canPayOnline: true, canPayByCard: true, isReported: false },
}

/** An order of which one parcel left and arrived, and another one waits for its goods. */
export const partlySentOrder: OrderDetails = {
  ...orderOf('preparing'),
  isPartlySent: true,
  trackingCode: '214680001234567890123456',
  parcels: [
    {
      id: 'parcel-001',
      carrier: 'پست پیشتاز',
      trackingCode: '214680001234567890123456',
      sentAt: day(6),
      deliveredAt: day(8),
      lines: [{ productId: lineOf(0).productId, count: 1 }],
    },
  ],
  unsent: [{ productId: lineOf(1).productId, count: 1 }],
}

/** One that left in two parcels, by two carriers. */
export const orderInParcels: OrderDetails = {
  ...orderOf('shipped'),
  parcels: [
    ...partlySentOrder.parcels,
    {
      id: 'parcel-002',
      carrier: 'تیپاکس',
      trackingCode: '8800112233445566',
      sentAt: day(9),
      deliveredAt: null,
      lines: [{ productId: lineOf(1).productId, count: 1 }],
    },
  ],
}

export const summaryOf = (status: PlacedStatus, index: number): OrderSummary => {
  const { id: _id, orderNumber: _orderNumber, ...order } = orderOf(status)
  const { total, totalCount, images, placedAt } = order
  return {
    id: `order-00${index}`,
    orderNumber: String(10_023 - index),
    status,
    isPartlySent: false,
    total,
    totalCount,
    images,
    placedAt,
  }
}

export const pageOf = <Item>(items: Item[]) => ({ items, total: items.length, pageId: 1, take: 10 })
