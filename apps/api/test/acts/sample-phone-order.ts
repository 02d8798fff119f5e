import { newId } from '../../src/shared/ids.ts'

/** An order by phone of one product at 2,000,000 rial, sent by post within the sender's province. */
export const samplePhoneOrder = (productId: string, phone: string, count = 1) => ({
  requestId: newId(),
  phone,
  address: {
    receiverName: 'نرگس امینی',
    receiverPhone: '09121112233',
    province: 'تهران',
    city: 'تهران',
    street: 'ولیعصر، کوچه‌ی نیلوفر',
    plaque: '۱۲',
    unit: '',
    postalCode: '1234567890',
  },
  lines: [{ productId, count }],
  shippingMethodId: 'post',
  note: 'زنگ دوم',
  heldHours: 6,
  total: 2_000_000 * count + 450_000,
})
