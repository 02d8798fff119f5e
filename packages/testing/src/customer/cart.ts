import type { Address, Cart } from '@hojreh/contract'
import { emptyCart as noCart } from '../samples.ts'
import { lineOf } from './goods.ts'

export const address: Address = {
  id: 'address-1',
  title: 'خانه',
  receiverName: 'مریم رضایی',
  receiverPhone: '09121234567',
  province: 'تهران',
  city: 'تهران',
  street: 'خیابان ولیعصر، بالاتر از میدان ونک، کوچه‌ی بهار',
  plaque: '۱۲',
  unit: '۳',
  postalCode: '1435678912',
  location: null,
  isDefault: true,
}

export const emptyCart: Cart = { ...noCart, canPayByCard: true }

export const filledCart: Cart = {
  ...emptyCart,
  lines: [lineOf(0, { count: 3, lineTotal: 4_350_000 }), lineOf(1), lineOf(2)],
  subtotal: 1_742_350_000,
  discount: 6_000_000,
  total: 1_736_350_000,
  totalCount: 5,
}

export const readyCart: Cart = {
  ...filledCart,
  address,
  shippingMethodId: 'post',
  couponCode: 'YALDA',
  couponDiscount: 20_000_000,
  shippingFee: 890_000,
  total: 1_717_240_000,
}

export const troubledCart: Cart = {
  ...filledCart,
  lines: [
    lineOf(0, { problem: 'price_changed', priceBefore: 1_300_000 }),
    lineOf(1, { count: 4, lineTotal: 168_000_000, maxCount: 2, problem: 'insufficient_stock' }),
    lineOf(3, { maxCount: 0, problem: 'gone' }),
  ],
  problems: [
    { productId: 'product-0', problem: 'price_changed', title: lineOf(0).title },
    { productId: 'product-1', problem: 'insufficient_stock', title: lineOf(1).title },
    { productId: 'product-3', problem: 'gone', title: lineOf(3).title },
  ],
  couponCode: 'YALDA',
  couponProblem: 'این کد برای خرید از ۲٬۰۰۰٬۰۰۰ تومان به بالا است',
  subtotal: 9_876_720_000_000,
  total: 9_876_714_000_000,
  unpaidOrder: { id: 'order-001', orderNumber: '۱۰۰۲۳', total: 43_450_000, openAuthority: null },
}

export const shippingMethods = [
  { id: 'post', title: 'پست پیشتاز', description: 'سه تا پنج روز کاری', fee: 890_000, isFree: false },
  { id: 'courier', title: 'پیک تهران', description: 'همان روز تا ساعت ۲۱', fee: 0, isFree: true },
]
