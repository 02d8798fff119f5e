import type { SmsPlaceholder, SmsTextName } from '@hojreh/contract/admin'

const names: Record<SmsTextName, string> = {
  otp: 'کد ورود مشتری',
  placed_by_desk: 'سفارش تلفنی ثبت شد',
  paid: 'سفارش پرداخت شد',
  transfer_rejected: 'واریز پیدا نشد',
  transfer_hold_ended: 'بررسی واریز طول کشید',
  shipped: 'سفارش فرستاده شد',
  tracking_code: 'کد رهگیری',
  address_changed: 'نشانی سفارش تغییر کرد',
  return_requested: 'درخواست مرجوعی ثبت شد',
  return_refused: 'مرجوعی پذیرفته نشد',
  returned: 'مرجوعی رسید',
  returned_part: 'بخشی از مرجوعی رسید',
  refunded_part: 'بخشی از پول برگشت',
  refunded: 'پول سفارش برگشت',
  review: 'درخواست نظر',
  back_in_stock: 'کالا موجود شد',
  answer: 'پاسخ پیام تماس با ما',
}

export const smsTextsMessages = {
  title: 'متن پیامک‌ها',
  lead: 'متن کد ورود همکاران و خبرهای خود فروشگاه ثابت است و این‌جا نیست.',
  back: 'متن پیامک‌ها',
  loading: 'پیامک',
  list: 'فهرست متن پیامک‌ها',
  columns: ['پیامک', 'متن', 'بخش', 'وضعیت'],
  names,
  own: 'متن خودتان',
  everyShop: 'متن پیش‌فرض',
  pattern: 'الگو دارد',
  parts: (parts: string) => `${parts} بخش`,
  form: 'متن پیامک',
  fields: { text: 'متن', kavenegar: 'نام الگوی کاوه‌نگار', smsir: 'شماره‌ی قالب SMS.ir' },
  placeholders: (labels: string) => `متغیرها: ${labels}. سطری که متغیرش خالی باشد نمی‌آید.`,
  length: (letters: string, parts: string) => `با این نمونه ${letters} نویسه، ${parts} بخش`,
  preview: 'گیرنده چنین می‌بیند',
  toDefault: 'گذاشتن متن پیش‌فرض',
  patterns: 'الگوهای تاییدشده',
  patternsHint:
    'اگر سامانه‌ی پیامک برای این پیامک الگویی تایید کرده است، نامش را بنویسید تا به جای متن با همان فرستاده شود. الگویی که پذیرفته نشود پیامک را نگه نمی‌دارد: همین متن فرستاده می‌شود.',
  tokens: (tokens: string) => `متغیرها در الگو: ${tokens}`,
  saved: 'متن پیامک ذخیره شد',
  textEmpty: 'متن را بنویسید، یا متن پیش‌فرض را بگذارید',
  missing: (label: string) => `«{${label}}» در متن نیست و باید باشد`,
  unknown: (label: string) => (label ? `این پیامک «{${label}}» ندارد` : 'آکولادی باز مانده است'),
} as const

/** What stands in the preview. */
export const smsSamples: Record<Exclude<SmsPlaceholder, 'shop'>, string> = {
  code: '12345',
  order: '۱۰۴۲۷',
  trackingCode: '024080012345678901234567',
  reference: '140509021234',
  link: 'https://hojreh.example/profile/orders',
  sum: '۱٬۲۵۰٬۰۰۰ تومان',
  product: 'کاسه‌ی سفالی ماهی میبد',
  reason: 'بسته‌بندی باز شده است',
  address: 'تهران، خیابان انقلاب، پلاک ۱۲',
  answer: 'سلام، این کالا هفته‌ی آینده می‌رسد.',
}
