import { searchWords, toLatinDigits } from '@hojreh/persian'

/** The form in which headers are compared: letters, digits, ZWNJ, spaces and signs vary from shop to shop. */
export const headerForm = (header: string): string => searchWords(header).join(' ')

const forms = (...headers: string[]) => headers.map(headerForm)

/**
 * A column that files may have. `headers`: its names as written; of a plain file's the first is English, the second
 * Persian. An empty cell `keeps` what the shop has or `empties` it; a column that is not in the file always keeps.
 */
export interface Column {
  headers: readonly string[]
  forms: readonly string[]
  empty: 'keeps' | 'empties'
}
/** Makes a column from the ways in which its header is written. */
export const column = (empty: Column['empty'], ...headers: string[]): Column => ({
  headers,
  forms: forms(...headers),
  empty,
})

/** Columns of WooCommerce's exporter, as its English and its Persian translations name them. */
export const wooColumns = {
  id: column('keeps', 'ID', 'شناسه'),
  type: column('keeps', 'Type', 'نوع', 'نوع محصول'),
  sku: column('keeps', 'SKU', 'شناسه محصول', 'کد محصول', 'کد کالا', 'شناسه کالا'),
  gtin: column(
    'empties',
    'GTIN, UPC, EAN, or ISBN',
    'GTIN, UPC, EAN یا ISBN',
    'GTIN، UPC، EAN یا ISBN',
    'بارکد',
  ),
  name: column('keeps', 'Name', 'نام', 'نام محصول', 'عنوان'),
  published: column('keeps', 'Published', 'منتشر شده', 'منتشرشده', 'انتشار'),
  visibility: column(
    'keeps',
    'Visibility in catalog',
    'قابلیت نمایش در کاتالوگ',
    'قابلیت مشاهده در کاتالوگ',
    'نمایش در کاتالوگ',
  ),
  shortDescription: column('empties', 'Short description', 'توضیح کوتاه', 'توضیحات کوتاه'),
  description: column('empties', 'Description', 'توضیحات', 'توضیح'),
  saleStart: column(
    'empties',
    'Date sale price starts',
    'تاریخ شروع حراجی',
    'تاریخ شروع حراج',
    'تاریخ شروع فروش ویژه',
  ),
  saleEnd: column(
    'empties',
    'Date sale price ends',
    'تاریخ پایان حراجی',
    'تاریخ پایان حراج',
    'تاریخ پایان فروش ویژه',
  ),
  inStock: column('keeps', 'In stock?', 'در انبار؟', 'موجود در انبار؟', 'موجود است؟'),
  stock: column('keeps', 'Stock', 'انبار', 'موجودی', 'موجودی انبار'),
  soldIndividually: column('keeps', 'Sold individually?', 'فروش به صورت تکی؟', 'فروش تکی؟'),
  weight: column('empties', 'Weight', 'وزن'),
  length: column('empties', 'Length', 'درازا', 'طول'),
  width: column('empties', 'Width', 'پهنا', 'عرض'),
  height: column('empties', 'Height', 'بلندا', 'ارتفاع'),
  salePrice: column(
    'empties',
    'Sale price',
    'قیمت فروش فوق‌العاده',
    'قیمت فروش ویژه',
    'قیمت حراج',
    'قیمت حراجی',
    'قیمت با تخفیف',
  ),
  regularPrice: column('empties', 'Regular price', 'قیمت اصلی', 'قیمت عادی', 'قیمت معمولی', 'قیمت'),
  categories: column('empties', 'Categories', 'دسته‌ها', 'دسته‌بندی‌ها', 'دسته‌بندی', 'دسته'),
  tags: column('empties', 'Tags', 'برچسب‌ها', 'برچسب'),
  images: column('empties', 'Images', 'تصاویر', 'تصویرها', 'تصویر'),
  parent: column('keeps', 'Parent', 'مادر', 'والد'),
  brand: column('empties', 'Brands', 'Brand', 'برند', 'برندها'),
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
  sku: column('keeps', 'sku', 'کد کالا', 'کد محصول'),
  title: column('keeps', 'title', 'عنوان', 'نام', 'نام کالا', 'name'),
  price: column('keeps', 'price', 'قیمت'),
  listPrice: column('empties', 'list_price', 'قیمت پیش از تخفیف', 'قیمت قبل از تخفیف'),
  offerEndsAt: column('empties', 'offer_ends_at', 'پایان تخفیف'),
  stock: column('keeps', 'stock', 'موجودی'),
  brand: column('empties', 'brand', 'برند'),
  category: column('empties', 'category', 'دسته', 'دسته‌بندی'),
  group: column('empties', 'group', 'گروه'),
  summary: column('empties', 'summary', 'توضیح کوتاه'),
  description: column('empties', 'description', 'توضیحات'),
  /** The whole text as the page shows it; no summary is put above it. */
  fullDescription: column('empties', 'full_description', 'توضیحات کامل'),
  images: column('empties', 'images', 'تصاویر'),
  tags: column('empties', 'tags', 'برچسب‌ها'),
  weightGrams: column('empties', 'weight_grams', 'وزن (گرم)'),
  maxPerOrder: column('keeps', 'max_per_order', 'حداکثر در هر سفارش'),
  published: column('keeps', 'published', 'منتشر شده'),
} as const
export type PlainField = keyof typeof plainColumns

/** Returns the header that this shop writes for a column of a plain file. */
export const writtenHeader = ({ headers: [english = '', persian = english] }: Column): string => persian

/**
 * Columns that neither format knows but that shops show to all visitors. All other unknown columns stay private: a
 * shop's export also holds paid files, suppliers and buying prices (decision 012). `attribute: …` and `--attribute` add
 * more.
 */
export const publicColumns = forms(
  'گارانتی',
  'ضمانت',
  'وارانتی',
  'Warranty',
  'Guarantee',
  'سازنده',
  'شرکت سازنده',
  'کارخانه سازنده',
  'Manufacturer',
  'کشور سازنده',
  'ساخت کشور',
  'Country of origin',
  'Made in',
  'مدل',
  'Model',
  'جنس',
  'Material',
  'رنگ',
  'Color',
  'Colour',
  'سایز',
  'اندازه',
  'Size',
  'ابعاد',
  'Dimensions',
  'ظرفیت',
  'Capacity',
  'توان',
  'Power',
)

export interface AttributeColumns {
  name?: number
  values?: number
  visible?: number
}

const NUMBERED =
  /^(?:attribute (?<n>\d+) (?<en>.+)|(?<before>.*?) ?ویژگی(?<between>(?: \D+)?) (?<m>\d+) ?(?<after>.*))$/
/** Tested in this order: «نام» is also part of longer words, and «نمایش مقدار» is about visibility. */
const numberedKinds: [keyof AttributeColumns | 'unused', RegExp][] = [
  ['visible', /visib|shown|نمایش|مشاهده|دیده|رویت|نمایان|آشکار/],
  ['unused', /global|taxonomy|default|سراسری|عمومی|جهانی|پیش فرض|پیشفرض/],
  ['values', /^values?(?: s)?$|^(?:مقدار|مقدارها|مقدار ها|مقدارهای|مقدار های|مقادیر)$/],
  ['name', /^(?:name|نام)$/],
]

/**
 * Returns which of the numbered attribute columns a header is: `مقدار(های) ویژگی 3` → values of 3. Translations name
 * the visibility column in many ways («قابلیت نمایش ویژگی 1», «ویژگی 1 قابل مشاهده است»): one word of such a name is
 * enough.
 */
export const attributeColumn = (
  header: string,
): { kind: keyof AttributeColumns | 'unused'; number: number } | null => {
  const found = NUMBERED.exec(headerForm(toLatinDigits(header)))?.groups
  if (!found) return null
  const { n, m, en, before = '', between = '', after = '' } = found
  const words = en ?? [before, between.trim(), after].filter(Boolean).join(' ')
  const kind = numberedKinds.find(([, pattern]) => pattern.test(words))?.[0]
  return kind ? { kind, number: Number(n ?? m) } : null
}

/** The unit in a header: `وزن (کیلوگرم)` → 1000 grams, `Length (cm)` → 1 centimetre. */
const units: [RegExp, number][] = [
  [/(?:^| )(?:kg|کیلوگرم|کیلو)(?: |$)/, 1000],
  [/(?:^| )(?:g|گرم)(?: |$)/, 1],
  [/(?:^| )(?:lbs?|پوند)(?: |$)/, 453.592],
  [/(?:^| )(?:oz|اونس)(?: |$)/, 28.3495],
  [/(?:^| )(?:cm|سانتیمتر|سانتی متر)(?: |$)/, 1],
  [/(?:^| )(?:mm|میلیمتر|میلی متر)(?: |$)/, 0.1],
  [/(?:^| )(?:in|inch|اینچ)(?: |$)/, 2.54],
  [/(?:^| )(?:yd|یارد)(?: |$)/, 91.44],
  [/(?:^| )(?:m|متر)(?: |$)/, 100],
]
export const unitOf = (header: string): { form: string; factor: number | null } => {
  const form = headerForm(header)
  for (const [pattern, factor] of units) {
    if (pattern.test(form)) return { form: form.replace(pattern, ' ').trim(), factor }
  }
  return { form, factor: null }
}
