import type { AdminResponseOf } from '@hojreh/api/admin'

const drawn = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="#8c2f39"/></svg>',
)
export const picture = (number: number) => ({
  key: String(number).repeat(32),
  src: `data:image/svg+xml,${drawn}`,
  avif: '',
  webp: '',
  width: 800,
  height: 800,
  alt: `قالیچه‌ی ترکمن، نمای ${number}`,
  color: '#8c2f39',
})

type Product = AdminResponseOf<'getProductRecord'>
export const productRecord = (changes: Partial<Product> = {}): Product => ({
  productId: 'product-0001',
  sku: 'RUG-101',
  slug: 'rug-1',
  title: 'قالیچه‌ی دست‌باف ترکمن',
  summary: '<ul><li>پشم دست‌ریس</li><li>رنگ گیاهی</li></ul>',
  descriptionHtml: '<p>بافته‌ی دست زنان ترکمن‌صحرا.</p>',
  brand: 'نگارستان',
  categoryId: 'category-0002',
  price: 5_750_000,
  listPrice: 6_500_000,
  seoTitle: '',
  seoDescription: '',
  weightGrams: 2_400,
  maxPerOrder: 3,
  attributes: [
    { name: 'جنس پرز', value: 'پشم دست‌ریس' },
    { name: 'ابعاد (سانتی‌متر)', value: '۱۰۰ × ۱۵۰' },
    { name: 'رنگ‌رزی', value: 'گیاهی، با روناس و پوست گردو' },
  ],
  bundle: [{ id: 'product-0002', title: 'سینی مسی قلم‌زنی', isPublished: true }],
  related: [
    { id: 'product-0011', title: 'گبه‌ی قشقایی', isPublished: true },
    { id: 'product-0012', title: 'پشتی ترکمن', isPublished: false },
  ],
  isPublished: true,
  publishAt: null,
  archivedAt: null,
  pictures: [picture(1), picture(2)],
  onHand: 7,
  reserved: 2,
  soldCount: 48,
  createdAt: '2026-10-01T08:00:00.000Z',
  edition: { version: 3, by: 'نرگس امینی', at: '2026-11-20T09:30:00.000Z' },
  ...changes,
})

type Maker = AdminResponseOf<'getMaker'>
export const makerRecord = (changes: Partial<Maker> = {}): Maker => ({
  id: 'maker-0001',
  slug: 'negarestan',
  title: 'نگارستان',
  picture: { ...picture(1), alt: 'نشان نگارستان' },
  goods: 24,
  descriptionHtml: '<p>کارگاه خانوادگی قالی‌بافی در ترکمن‌صحرا.</p>',
  otherNames: ['Negarestan'],
  seoTitle: '',
  seoDescription: '',
  edition: { version: 1, by: 'نرگس امینی', at: '2026-11-20T09:30:00.000Z' },
  ...changes,
})
export const makerRows: AdminResponseOf<'listMakers'>['items'] = [
  { id: 'maker-0002', slug: 'mina', title: 'مینا', picture: null, goods: 1_208 },
  { id: 'maker-0001', slug: 'negarestan', title: 'نگارستان', picture: picture(1), goods: 24 },
  {
    ...{ id: 'maker-0003', slug: 'kargah', picture: null, goods: 0 },
    title: 'کارگاه خانوادگی سفال و کاشی هفت‌رنگ برادران صنیعی اصفهان',
  },
]

export const productChoices: AdminResponseOf<'listProductChoices'> = {
  categories: [
    { id: 'category-0001', title: 'خانه' },
    { id: 'category-0002', title: 'خانه ‹ فرش' },
    { id: 'category-0003', title: 'هدیه' },
  ],
  brands: ['نگارستان', 'مینا'],
}

const asText = { kind: 'text' as const, unit: '', choices: [] }
export const attributeNames: AdminResponseOf<'listAttributeNames'> = [
  { name: 'جنس پرز', values: ['پشم دست‌ریس', 'ابریشم', 'پنبه'], isOfCategory: false, ...asText },
  { name: 'رج‌شمار', values: ['۴۰', '۵۰', '۶۰'], isOfCategory: false, ...asText },
  { name: 'رنگ‌رزی', values: ['گیاهی', 'شیمیایی'], isOfCategory: false, ...asText },
]

type Movement = AdminResponseOf<'listStockMovements'>['items'][number]
const movement = (number: number, changes: Partial<Movement>): Movement => ({
  ...{ number, delta: -1, onHand: 7, reason: 'sold', orderId: 'order-0001', by: null, note: '' },
  at: '2026-11-22T09:30:00.000Z',
  ...changes,
})
export const stockMovements: AdminResponseOf<'listStockMovements'> = {
  items: [
    movement(4, { reason: 'damaged', orderId: null, by: 'نرگس امینی', note: 'در راه خیس شد' }),
    movement(3, { onHand: 8 }),
    movement(2, { delta: 5, onHand: 9, reason: 'received', orderId: null, by: 'پریسا رضایی' }),
    movement(1, { delta: 4, onHand: 4, reason: 'first', orderId: null }),
  ],
  next: null,
}

type GridRow = AdminResponseOf<'listPriceGrid'>['items'][number]
const gridTitles = [
  ...['قالیچه‌ی دست‌باف ترکمن', 'زعفران سرگل قائنات، پنج گرمی', 'گلدان سفال لالجین', 'فنجان میناکاری'],
  ...['گلیم قشقایی', 'پسته‌ی اکبری دامغان', 'شال ترمه‌ی یزد', 'سینی مسی زنجان'],
]
export const gridRow = (number: number, changes: Partial<GridRow> = {}): GridRow => ({
  productId: `product-${String(number).padStart(4, '0')}`,
  sku: `RUG-${100 + number}`,
  title: gridTitles[number % gridTitles.length] ?? '',
  options: number % 2 ? 'لاکی، کوچک' : '',
  price: 5_750_000 + 1_000_000 * number,
  listPrice: number % 3 ? null : 12_500_000,
  onHand: number % 5 ? number * 3 : null,
  reserved: number % 4 ? 0 : 2,
  isPublished: number % 6 !== 0,
  ...changes,
})
export const gridRows = Array.from({ length: 8 }, (_, index) => gridRow(index + 1))

type PriceJob = AdminResponseOf<'listPriceJobs'>[number]
export const priceJob = (number: number, changes: Partial<PriceJob> = {}): PriceJob => ({
  id: `price-job-000${number}`,
  label: '۱۰٪ گران‌تر، فرش، ۱٬۲۴۰ کالا',
  state: 'done',
  total: 1_240,
  seen: 1_240,
  changed: 1_238,
  undone: 0,
  kept: 0,
  byName: 'کاوه شریفی',
  createdAt: '2026-11-23T10:30:00.000Z',
  approval: null,
  ...changes,
})
export const pricePreview: AdminResponseOf<'previewPriceJob'> = {
  total: 1_240,
  needsApproval: true,
  some: gridRows.slice(0, 5).map(({ productId, title, price, listPrice }) => ({
    ...{ productId, title, price, listPrice },
    newPrice: price + 580_000,
    newListPrice: listPrice && listPrice + 1_250_000,
  })),
}

type VariantGroup = AdminResponseOf<'getVariants'>
const variant = (
  number: number,
  [color = '', size = '']: string[],
  changes: Partial<VariantGroup['variants'][number]> = {},
): VariantGroup['variants'][number] => ({
  ...{ productId: `product-000${number}`, title: `قالیچه، ${color}، ${size}`, sku: `RUG-10${number}` },
  options: [
    { name: 'رنگ زمینه', value: color },
    { name: 'اندازه', value: size },
  ],
  ...{ price: 5_750_000, onHand: 7, reserved: 2, isPublished: true, picture: null },
  ...changes,
})
export const variantGroup = (changes: Partial<VariantGroup> = {}): VariantGroup => ({
  axes: [
    {
      ...{ name: 'رنگ زمینه', look: 'swatches', guideHtml: '' },
      values: [
        { value: 'لاکی', color: '#8c2f39' },
        { value: 'سرمه‌ای', color: '#1e3a5f' },
      ],
    },
    {
      ...{ name: 'اندازه', look: 'select', guideHtml: '<p>کوچک: ۱ در ۱٫۵ متر</p>' },
      values: [
        { value: 'کوچک', color: null },
        { value: 'بزرگ', color: null },
      ],
    },
  ],
  variants: [
    variant(1, ['لاکی', 'کوچک']),
    variant(2, ['لاکی', 'بزرگ'], { price: 9_800_000, onHand: 2 }),
    variant(3, ['سرمه‌ای', 'کوچک'], { isPublished: false, onHand: 0, reserved: 0 }),
  ],
  edition: { version: 1, by: 'نرگس امینی', at: '2026-11-20T09:30:00.000Z' },
  ...changes,
})

type Offer = AdminResponseOf<'listOffers'>[number]
const offer = (number: number, changes: Partial<Offer>): Offer => ({
  ...{ id: `offer-000${number}`, price: 4_900_000, state: 'ended', hasQueue: false, byName: 'نرگس امینی' },
  ...{ startsAt: '2026-10-01T08:00:00.000Z', endsAt: '2026-10-04T20:30:00.000Z' },
  ...changes,
})
export const productOffers: AdminResponseOf<'listOffers'> = [
  offer(2, { state: 'planned', startsAt: '2126-01-01T08:00:00.000Z', endsAt: '2126-01-07T20:30:00.000Z' }),
  offer(1, {}),
]
