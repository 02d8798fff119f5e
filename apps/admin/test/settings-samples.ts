import type { AdminResponseOf } from '@hojreh/api/admin'

type Shipping = AdminResponseOf<'getShippingRule'>
export const shippingRule = (changes: Partial<Shipping> = {}): Shipping => ({
  id: 'post',
  title: 'پست پیشتاز',
  description: 'تحویل ۳ تا ۵ روز کاری در سراسر کشور',
  isActive: true,
  areas: null,
  feeNear: 450_000,
  feeFar: 600_000,
  perKilogram: 120_000,
  freeFrom: 20_000_000,
  minDays: 3,
  maxDays: 5,
  edition: { version: 0, by: null, at: null },
  ...changes,
})
export const shippingRules: Shipping[] = [
  shippingRule({
    ...{ id: 'courier-tehran', title: 'پیک تهران', feeNear: 750_000, feeFar: 750_000, perKilogram: 50_000 },
    ...{ description: 'تحویل همان روز برای سفارش‌های پیش از ساعت ۱۲', minDays: 0, maxDays: 0 },
    areas: [{ province: 'تهران', cities: ['تهران', 'شهریار'] }],
  }),
  shippingRule({
    ...{ id: 'tipax', title: 'تیپاکس', isActive: false, freeFrom: null, minDays: 1, maxDays: 3 },
    description: 'تحویل ۱ تا ۳ روز کاری در آدرس شما',
  }),
  shippingRule(),
]

type Terms = AdminResponseOf<'getDeliveryTerms'>
export const deliveryTerms = (changes: Partial<Terms> = {}): Terms => ({
  daysOff: ['thursday', 'friday'],
  hasOfficialHolidays: true,
  holidays: ['1406/01/05'],
  lastHour: 12,
  province: 'تهران',
  edition: { version: 0, by: null, at: null },
  ...changes,
})

type Settings = AdminResponseOf<'getShopSettings'>
export const shopSettings = (changes: Partial<Settings> = {}): Settings => ({
  title: 'حجره',
  slogan: 'دستباف‌های ایران',
  phones: ['۰۲۱-۲۲۳۳۴۴۵۵', '۰۹۱۲۱۱۱۲۲۳۳'],
  email: 'salam@hojreh.example',
  address: 'تهران، خیابان ولیعصر، کوچه‌ی بهار، پلاک ۱۲',
  hours: 'شنبه تا چهارشنبه، ۹ تا ۱۷',
  social: [{ title: 'بله', url: 'https://ble.ir/hojreh' }],
  ...{ nationalId: '14005566778', economicCode: '411122233344' },
  ...{ telegram: 'hojreh', whatsapp: '09121112233', bale: '', eitaa: '' },
  enamad: { id: '123456', code: 'abcdefgh12345678' },
  leastOrder: 0,
  edition: { version: 0, by: null, at: null },
  connections: [
    { name: 'payment', provider: 'zarinpal', isSet: true },
    { name: 'instalments', provider: 'snapppay', isSet: true },
    { name: 'sms', provider: 'kavenegar', isSet: true },
    { name: 'notices', provider: '', isSet: false },
  ],
  ...changes,
})

type Ways = AdminResponseOf<'getPaymentWays'>
export const paymentWays = (changes: Partial<Ways> = {}): Ways => ({
  online: { isOn: true, provider: 'zarinpal' },
  instalments: { isOn: true, provider: 'snapppay' },
  card: {
    isOn: true,
    current: { cardNumber: '6037991122334455', holder: 'نرگس امینی', bank: 'ملی' },
    isFromMachine: false,
  },
  prepared: null,
  ...changes,
})
type Prepared = NonNullable<Ways['prepared']>
export const preparedCard = (changes: Partial<Prepared['approval']> = {}): Prepared => ({
  ...{ id: 'card-2', cardNumber: '6219861012345673', holder: 'نرگس امینی', bank: 'سامان' },
  approval: {
    state: 'waiting',
    preparedByName: 'کاوه شریفی',
    isOwn: false,
    expiresAt: '2026-11-24T11:00:00.000Z',
    decidedByName: null,
    ...changes,
  },
})

type Category = AdminResponseOf<'addCategory'>
export const category = (changes: Partial<Category> = {}): Category => ({
  id: 'category-rugs',
  slug: 'rugs',
  title: 'فرش',
  description: '',
  parentId: 'category-floor',
  seoTitle: '',
  seoDescription: '',
  attributes: [
    { name: 'جنس پرز', isFilter: true, kind: 'choice', unit: '', choices: ['پشم', 'ابریشم', 'پنبه'] },
    { name: 'درازا', isFilter: true, kind: 'number', unit: 'سانتی‌متر', choices: [] },
    { name: 'شست‌وشو', isFilter: false, kind: 'yesNo', unit: '', choices: [] },
  ],
  goods: 1_204,
  edition: { version: 0, by: null, at: null },
  ...changes,
})
export const categories: Category[] = [
  category({
    id: 'category-floor',
    slug: 'floor',
    title: 'زیرانداز',
    parentId: null,
    goods: 1_290,
    attributes: [{ name: 'ابعاد', isFilter: true, kind: 'text', unit: '', choices: [] }],
  }),
  category(),
  category({ id: 'category-gelim', slug: 'gelim', title: 'گلیم', goods: 86 }),
  category({ id: 'category-dishes', slug: 'dishes', title: 'ظرف', parentId: null, goods: 0 }),
]

type Brand = AdminResponseOf<'getBrand'>
export const brand = (changes: Partial<Brand> = {}): Brand => ({
  color: null,
  logo: null,
  edition: { version: 0, by: null, at: null },
  ...changes,
})

type SmsText = AdminResponseOf<'getSmsText'>
export const smsText = (changes: Partial<SmsText> = {}): SmsText => ({
  name: 'shipped',
  text: '{فروشگاه}\nسفارش {سفارش} فرستاده شد.\nکد رهگیری: {کد رهگیری}',
  defaultText: '{فروشگاه}\nسفارش {سفارش} فرستاده شد.\nکد رهگیری: {کد رهگیری}',
  isOwn: false,
  ...{ ending: '', shopTitle: 'حجره', kavenegar: '', smsir: '' },
  edition: { version: 1, by: 'نرگس امینی', at: '2026-11-22T09:30:00.000Z' },
  ...changes,
})
export const smsTexts: SmsText[] = [
  smsText({
    ...{ name: 'otp', kavenegar: 'hojreh-login', ending: '\n\n@hojreh.example #12345' },
    text: '{فروشگاه}\nکد تایید شما: {کد}\nاین کد را به کسی ندهید.',
  }),
  smsText({ name: 'paid', text: 'سفارش {سفارش} به دست ما رسید؛ سپاس از خریدتان.', isOwn: true }),
  smsText(),
]

/** A take of another shop that was tried. */
export const importRun: AdminResponseOf<'listImportRuns'>[number] = {
  ...{ id: 'run-00000001', origin: 'https://old-shop.ir', isTrial: true, state: 'done' },
  ...{
    kinds: ['products', 'orders'],
    kind: null,
    page: 0,
    pages: null,
    trouble: null,
    byName: 'مریم کاشانی',
  },
  counts: {
    products: { read: 120, added: 118, changed: 0, unchanged: 0, refused: 2 },
    orders: { read: 640, added: 639, changed: 0, unchanged: 0, refused: 1 },
  },
  refused: [
    { kind: 'products', id: '104', reason: '«سرویس چای‌خوری»: این نوع کالا پشتیبانی نمی‌شود (grouped)' },
    { kind: 'orders', id: '1043', reason: 'پول سفارش نه ریال است نه تومان' },
  ],
  createdAt: '2026-11-23T08:00:00.000Z',
  endedAt: '2026-11-23T08:04:00.000Z',
}

/** An order that a customer placed in the shop before this one. */
export const pastOrder: AdminResponseOf<'listPastOrders'>[number] = {
  ...{ id: 'past-0000001', number: '1043', status: 'completed', paymentTitle: 'زرین‌پال' },
  lines: [{ title: 'کاسه‌ی سفالی', sku: 'OLD-101', count: 2, total: 3_000_000 }],
  ...{ shipping: 450_000, extras: 0, total: 3_450_000, placedAt: '2025-05-10T10:00:00.000Z' },
}
