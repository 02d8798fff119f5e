import { searchWords, toLatinDigits } from '@hojreh/persian'

/** The form in which headers are compared: letters, digits, ZWNJ, spaces and signs vary from shop to shop. */
export const headerForm = (header: string): string => searchWords(header).join(' ')

const forms = (...headers: string[]) => headers.map(headerForm)

/** Columns of WooCommerce's exporter, as its English and its Persian translations name them. */
export const wooColumns = {
  id: forms('ID', 'شناسه'),
  type: forms('Type', 'نوع', 'نوع محصول'),
  sku: forms('SKU', 'شناسه محصول', 'کد محصول', 'کد کالا', 'شناسه کالا'),
  gtin: forms('GTIN, UPC, EAN, or ISBN', 'GTIN, UPC, EAN یا ISBN', 'GTIN، UPC، EAN یا ISBN', 'بارکد'),
  name: forms('Name', 'نام', 'نام محصول', 'عنوان'),
  published: forms('Published', 'منتشر شده', 'منتشرشده', 'انتشار'),
  visibility: forms(
    'Visibility in catalog',
    'قابلیت نمایش در کاتالوگ',
    'قابلیت مشاهده در کاتالوگ',
    'نمایش در کاتالوگ',
  ),
  shortDescription: forms('Short description', 'توضیح کوتاه', 'توضیحات کوتاه'),
  description: forms('Description', 'توضیحات', 'توضیح'),
  saleStart: forms('Date sale price starts', 'تاریخ شروع حراجی', 'تاریخ شروع حراج', 'تاریخ شروع فروش ویژه'),
  saleEnd: forms('Date sale price ends', 'تاریخ پایان حراجی', 'تاریخ پایان حراج', 'تاریخ پایان فروش ویژه'),
  inStock: forms('In stock?', 'در انبار؟', 'موجود در انبار؟', 'موجود است؟'),
  stock: forms('Stock', 'انبار', 'موجودی', 'موجودی انبار'),
  soldIndividually: forms('Sold individually?', 'فروش به صورت تکی؟', 'فروش تکی؟'),
  weight: forms('Weight', 'وزن'),
  length: forms('Length', 'درازا', 'طول'),
  width: forms('Width', 'پهنا', 'عرض'),
  height: forms('Height', 'بلندا', 'ارتفاع'),
  salePrice: forms(
    'Sale price',
    'قیمت فروش فوق‌العاده',
    'قیمت فروش ویژه',
    'قیمت حراج',
    'قیمت حراجی',
    'قیمت با تخفیف',
  ),
  regularPrice: forms('Regular price', 'قیمت اصلی', 'قیمت عادی', 'قیمت معمولی', 'قیمت'),
  categories: forms('Categories', 'دسته‌ها', 'دسته‌بندی‌ها', 'دسته‌بندی', 'دسته'),
  tags: forms('Tags', 'برچسب‌ها', 'برچسب'),
  images: forms('Images', 'تصاویر', 'تصویرها', 'تصویر'),
  parent: forms('Parent', 'مادر', 'والد'),
  brand: forms('Brands', 'Brand', 'برند', 'برندها'),
} as const
export type WooField = keyof typeof wooColumns

/** Known columns that this shop has no use for; the report names those that hold something. */
export const wooUnused = forms(
  'Is featured?',
  'ویژه است؟',
  'Tax status',
  'وضعیت مالیات',
  'Tax class',
  'کلاس مالیاتی',
  'Low stock amount',
  'میزان کمبود در انبار',
  'Backorders allowed?',
  'پیش خرید فعال است؟',
  'Allow customer reviews?',
  'اجازه ارسال نقد و بررسی کاربر امکان پذیر است؟',
  'Purchase note',
  'یادداشت خرید',
  'Shipping class',
  'کلاس ارسال',
  'Download limit',
  'محدودیت دانلود',
  'Download expiry days',
  'انقضای دانلود (روز)',
  'Grouped products',
  'محصولات گروهی',
  'Upsells',
  'بیش فروش ها',
  'Cross-sells',
  'فروش مکمل',
  'External URL',
  'لینک خارجی',
  'Button text',
  'متن دکمه',
  'Position',
  'موقعیت قرارگیری',
)

/** Columns of the plain file, in English and in Persian. */
export const plainColumns = {
  sku: forms('sku', 'کد کالا', 'کد محصول'),
  title: forms('title', 'عنوان', 'نام', 'نام کالا', 'name'),
  price: forms('price', 'قیمت'),
  listPrice: forms('list_price', 'قیمت پیش از تخفیف', 'قیمت قبل از تخفیف'),
  offerEndsAt: forms('offer_ends_at', 'پایان تخفیف'),
  stock: forms('stock', 'موجودی'),
  brand: forms('brand', 'برند'),
  category: forms('category', 'دسته', 'دسته‌بندی'),
  group: forms('group', 'گروه'),
  summary: forms('summary', 'توضیح کوتاه'),
  description: forms('description', 'توضیحات'),
  images: forms('images', 'تصاویر'),
  tags: forms('tags', 'برچسب‌ها'),
  weightGrams: forms('weight_grams', 'وزن (گرم)'),
  maxPerOrder: forms('max_per_order', 'حداکثر در هر سفارش'),
  published: forms('published', 'منتشر شده'),
} as const
export type PlainField = keyof typeof plainColumns

export interface AttributeColumns {
  name?: number
  values?: number
  visible?: number
}

const attributePatterns: [keyof AttributeColumns | 'unused', RegExp][] = [
  ['name', /^(?:attribute (\d+) name|نام ویژگی (\d+))$/],
  [
    'values',
    /^(?:attribute (\d+) values?(?: s)?|(?:مقدار|مقدارها|مقدار ها|مقدارهای|مقدار های|مقادیر) ویژگی (\d+))$/,
  ],
  ['visible', /^(?:attribute (\d+) visible|(?:قابلیت نمایش|نمایش|قابلیت مشاهده) ویژگی (\d+))$/],
  [
    'unused',
    /^(?:attribute (\d+) (?:global|default)|ویژگی سراسری (\d+)|(?:پیش فرض|پیشفرض) ویژگی (\d+)|ویژگی (\d+) (?:سراسری|پیش فرض))$/,
  ],
]

/** Which of the numbered attribute columns a header is: `مقدار(های) ویژگی 3` → values of 3. */
export const attributeColumn = (
  header: string,
): { kind: keyof AttributeColumns | 'unused'; number: number } | null => {
  const form = headerForm(toLatinDigits(header))
  for (const [kind, pattern] of attributePatterns) {
    const match = pattern.exec(form)
    const number = match?.slice(1).find((group) => group !== undefined)
    if (number !== undefined) return { kind, number: Number(number) }
  }
  return null
}

/** The unit in a header: `وزن (کیلوگرم)` → 1000 grams, `Length (cm)` → 1 centimetre. */
const units: [RegExp, number][] = [
  [/(?:^| )(?:kg|کیلوگرم|کیلو)(?: |$)/, 1000],
  [/(?:^| )(?:g|گرم)(?: |$)/, 1],
  [/(?:^| )(?:lbs?|پوند)(?: |$)/, 453.592],
  [/(?:^| )(?:oz|اونس)(?: |$)/, 28.3495],
  [/(?:^| )(?:cm|سانتیمتر|سانتی متر)(?: |$)/, 1],
  [/(?:^| )(?:mm|میلیمتر|میلی متر)(?: |$)/, 0.1],
  [/(?:^| )(?:m|متر)(?: |$)/, 100],
]
export const unitOf = (header: string): { form: string; factor: number | null } => {
  const form = headerForm(header)
  for (const [pattern, factor] of units) {
    if (pattern.test(form)) return { form: form.replace(pattern, ' ').trim(), factor }
  }
  return { form, factor: null }
}
