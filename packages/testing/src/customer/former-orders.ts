import type { FormerOrder } from '@hojreh/contract'

/** A customer's orders in the shop before this one. */
export const formerOrders: FormerOrder[] = [
  {
    ...{ id: 'former-2', number: '4021', status: 'completed', paymentTitle: 'پرداخت امن زرین‌پال' },
    lines: [
      { title: 'کاسه‌ی سفالی لعاب فیروزه‌ای', count: 2, total: 3_000_000 },
      { title: 'گلاب دوآتشه‌ی قمصر، شیشه‌ی ۲۵۰ میلی‌لیتری', count: 1, total: 1_850_000 },
    ],
    ...{ shipping: 450_000, extras: 0, total: 5_300_000, placedAt: '2025-03-02T09:10:00.000Z' },
  },
  {
    ...{ id: 'former-1', number: '3987', status: 'cancelled', paymentTitle: '' },
    lines: [{ title: 'رومیزی ترمه', count: 1, total: 7_400_000 }],
    ...{ shipping: 0, extras: -400_000, total: 7_000_000, placedAt: '2024-11-18T16:40:00.000Z' },
  },
]
