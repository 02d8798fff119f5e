/** The province of the sender: fees are lower inside it. */
export const ORIGIN_PROVINCE = 'تهران'

export interface ShippingRule {
  id: string
  title: string
  description: string
  /** Null serves the whole country. */
  onlyIn: { province: string; city: string } | null
  /** Rial, for the first kilogram. */
  fee: { sameProvince: number; elsewhere: number }
  /** Rial, for every started kilogram after the first. */
  perKilogram: number
  /** Rial: goods worth at least this are sent free; null never is. */
  freeFrom: number | null
}

/** Cheapest first. */
export const shippingRules: readonly ShippingRule[] = [
  {
    id: 'post',
    title: 'پست پیشتاز',
    description: 'تحویل ۳ تا ۵ روز کاری در سراسر کشور',
    onlyIn: null,
    fee: { sameProvince: 450_000, elsewhere: 600_000 },
    perKilogram: 120_000,
    freeFrom: 20_000_000,
  },
  {
    id: 'courier-tehran',
    title: 'پیک تهران',
    description: 'تحویل همان روز برای سفارش‌های پیش از ساعت ۱۲',
    onlyIn: { province: 'تهران', city: 'تهران' },
    fee: { sameProvince: 750_000, elsewhere: 750_000 },
    perKilogram: 50_000,
    freeFrom: 40_000_000,
  },
  {
    id: 'tipax',
    title: 'تیپاکس',
    description: 'تحویل ۱ تا ۳ روز کاری در آدرس شما',
    onlyIn: null,
    fee: { sameProvince: 900_000, elsewhere: 1_200_000 },
    perKilogram: 200_000,
    freeFrom: null,
  },
]
