import type { DemoCoupon } from '../types.ts'

export const coupons: DemoCoupon[] = [
  {
    code: 'SALAM',
    title: 'خوشامد نخستین خرید: ده درصد تخفیف',
    kind: 'percent',
    value: 10,
    minSubtotal: 5_000_000,
    maxDiscount: 10_000_000,
    usesPerCustomer: 1,
    endsInDays: null,
    isFirstOrderOnly: true,
  },
  {
    code: 'YALDA',
    title: 'هدیه‌ی شب یلدا: دویست هزار تومان تخفیف',
    kind: 'amount',
    value: 2_000_000,
    minSubtotal: 20_000_000,
    maxDiscount: null,
    usesPerCustomer: 2,
    endsInDays: 32,
  },
  {
    code: 'PEYK',
    title: 'ارسال رایگان برای صد سفارش نخست',
    kind: 'free_shipping',
    value: 0,
    minSubtotal: 3_000_000,
    maxDiscount: null,
    usesPerCustomer: 1,
    endsInDays: null,
    maxUses: 100,
  },
]
