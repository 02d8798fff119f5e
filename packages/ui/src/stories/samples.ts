import type { CategoryStep, FilterValue } from '../filters/filter.types.ts'
import { picture } from './pictures.ts'

export const sampleAddresses = [
  {
    id: 'home',
    title: 'خانه',
    receiverName: 'مریم رضایی',
    receiverPhone: '09123456789',
    province: 'تهران',
    city: 'تهران',
    street: 'خیابان ولیعصر، بالاتر از میدان ونک، کوچه نگار',
    plaque: '12',
    unit: '4',
    postalCode: '1969814781',
    isDefault: true,
  },
  {
    id: 'work',
    title: 'محل کار',
    receiverName: 'مریم رضایی',
    receiverPhone: '09123456789',
    province: 'اصفهان',
    city: 'اصفهان',
    street: 'میدان نقش جهان، بازار قیصریه، راسته قلم‌زن‌ها',
    plaque: '31',
    postalCode: '8146513131',
  },
]

export const shippingMethods = [
  { id: 'post', title: 'پست پیشتاز', description: '۳ تا ۵ روز کاری، به سراسر کشور', fee: 650_000 },
  { id: 'courier', title: 'پیک حجره', description: 'همان روز، فقط تهران', fee: 1_200_000 },
  { id: 'pickup', title: 'تحویل حضوری', description: 'از حجره، بازار بزرگ', fee: 0 },
]

export const filterGroups = [
  {
    key: 'brand',
    title: 'برند',
    options: [
      { value: 'qaen', label: 'سرگل قائنات', count: 14 },
      { value: 'lalejin', label: 'کارگاه لالجین', count: 9 },
    ],
  },
]

export const sampleCategoryStep: CategoryStep = {
  above: [{ href: '/shop', title: 'همه‌ی دسته‌ها' }],
  current: { href: '/shop?category=rugs', title: 'فرش و گلیم' },
  below: [
    { href: '/shop?category=carpets', title: 'فرش دستباف', count: 12 },
    { href: '/shop?category=kilims', title: 'گلیم و جاجیم', count: 7 },
  ],
}

export const sampleFilter: FilterValue = { selected: { brand: ['qaen'] }, inStock: true, discounted: false }

export const sampleTimeline = [
  { label: 'ثبت سفارش', state: 'done', at: '2026-11-10T09:20:00Z' },
  { label: 'پرداخت شد', state: 'done', at: '2026-11-10T09:24:00Z' },
  { label: 'در حال آماده‌سازی', state: 'current', at: '2026-11-11T06:00:00Z' },
  { label: 'ارسال شد', state: 'coming' },
  { label: 'تحویل شد', state: 'coming' },
] as const

export const sampleOrder = {
  href: '/profile/orders/1',
  orderNumber: '100234',
  status: { label: 'در حال آماده‌سازی', tone: 'info' },
  placedAt: '2026-11-10T09:20:00Z',
  total: 208_450_000,
  totalCount: 4,
  pictures: [picture('rug', 0), picture('bowl', 1), picture('tin', 2)],
} as const

export const samplePictures = [0, 1, 2, 3, 4].map((palette) => picture('rug', palette, 'قالیچه هریس'))

export const sampleOptions = [
  { value: 'لاکی', href: '/shop/rug-red', isSelected: true, swatch: '#8f2433' },
  { value: 'سرمه‌ای', href: '/shop/rug-blue', swatch: '#22356f' },
  { value: 'فیروزه‌ای', href: '/shop/rug-green', swatch: '#0e6f77', isOut: true },
]

export const sampleAttributes = [
  { name: 'ابعاد', value: '۱۵۰ × ۱۰۰ سانتی‌متر' },
  { name: 'جنس پرز', value: 'پشم مرغوب خراسان با رنگ گیاهی روناس و نیل' },
  { name: 'رج‌شمار', value: '۴۰' },
  { name: 'شهر بافت', value: 'هریس، آذربایجان شرقی' },
]
