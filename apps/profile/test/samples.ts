import type { Address, OrderDetails, OrderSummary } from '@hojreh/contract'
import { samples } from '@hojreh/testing'

export const orderSummary = (number: number, changes: Partial<OrderSummary> = {}): OrderSummary => ({
  id: `order-${String(number).padStart(4, '0')}`,
  orderNumber: String(10_000 + number),
  status: 'preparing',
  total: 12_500_000,
  totalCount: 2,
  images: [samples.picture],
  placedAt: '2026-11-01T10:00:00Z',
  ...changes,
})

export const address: Address = {
  id: 'address-0001',
  title: 'خانه',
  receiverName: 'مریم راد',
  receiverPhone: '09121234567',
  province: 'تهران',
  city: 'ری',
  street: 'خیابان فدائیان اسلام',
  plaque: '12',
  unit: '',
  postalCode: '1869633651',
  location: null,
  isDefault: true,
}

export const orderDetails = (number: number, changes: Partial<OrderDetails> = {}): OrderDetails => ({
  ...orderSummary(number),
  lines: [
    {
      productId: 'product-0001',
      slug: 'rug-1',
      title: 'قالیچه‌ی دست‌باف',
      image: samples.picture,
      unitPrice: 6_000_000,
      listPrice: null,
      count: 2,
      lineTotal: 12_000_000,
    },
  ],
  address,
  shippingMethod: { id: 'post', title: 'پست پیشتاز' },
  arrival: null,
  trackingCode: '0240800123',
  note: '',
  gift: null,
  subtotal: 12_000_000,
  discount: 0,
  couponCode: null,
  couponDiscount: 0,
  shippingFee: 500_000,
  payments: [
    {
      id: 'payment-0001',
      orderId: 'order-0001',
      method: 'online',
      gateway: 'sandbox',
      amount: 12_500_000,
      status: 'paid',
      authority: null,
      refId: '201202345',
      maskedCard: '502229******5995',
      createdAt: '2026-11-01T10:00:00Z',
      settledAt: '2026-11-01T10:02:00Z',
      failureReason: null,
    },
  ],
  refunds: [],
  timeline: [
    { status: 'awaiting_payment', at: '2026-11-01T10:00:00Z', by: 'customer' },
    { status: 'paid', at: '2026-11-01T10:02:00Z', by: 'system' },
    { status: 'preparing', at: '2026-11-01T11:00:00Z', by: 'operator' },
  ],
  canPay: false,
  canPayOnline: false,
  canPayByCard: false,
  canCancel: false,
  canReturn: false,
  returnReason: null,
  ...changes,
})
