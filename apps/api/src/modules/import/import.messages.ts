/** Why a whole file cannot be taken; `{detail}` is filled in. */
export const fileProblems = {
  missing: 'فایل پیدا نشد یا خواندنی نیست: {detail}',
  empty: 'فایل خالی است.',
  excel: 'این فایل اکسل است، نه CSV. در اکسل «ذخیره با نام» را بزنید و «CSV UTF-8» را برگزینید.',
  compressed: 'این فایل فشرده است. نخست آن را باز کنید و فایل CSV درون آن را بدهید.',
  not_text: 'این فایل متنی نیست. فایل CSV با رمزگذاری UTF-8 بدهید.',
  utf16: 'رمزگذاری فایل UTF-16 است. آن را با رمزگذاری UTF-8 ذخیره کنید.',
  not_utf8: 'رمزگذاری فایل UTF-8 نیست. آن را با رمزگذاری UTF-8 ذخیره کنید.',
  no_header:
    'سطر نخست فایل نام ستون‌ها نیست یا شناخته نشد. خروجی محصولات ووکامرس بدهید، یا فایلی که دست‌کم ستون‌های sku و title و price دارد. آنچه خوانده شد: {detail}',
  duplicate_column: 'ستون «{detail}» دو بار آمده است.',
  no_rows: 'فایل جز نام ستون‌ها سطری ندارد.',
  unclosed_quote: 'گیومه‌ای که در سطر {detail} باز شده، بسته نشده است.',
  bad_quote: 'گیومه‌های سطر {detail} نادرست است.',
  row_too_long: 'سطر {detail} بیش از اندازه بلند است؛ شاید گیومه‌ای بسته نشده باشد.',
} as const
export type FileProblem = keyof typeof fileProblems

/** Why a row was not taken. */
export const refusals = {
  no_title: 'نام کالا خالی است',
  title_too_long: 'نام کالا بیش از ۳۰۰ نویسه است',
  no_identity: 'نه شناسه دارد و نه کد کالا (SKU)',
  sku_too_long: 'کد کالا (SKU) بیش از ۱۰۰ نویسه است',
  invalid_price: 'قیمت، عددی درست نیست',
  invalid_stock: 'موجودی، عددی درست نیست',
  invalid_number: 'مقدار، عددی درست نیست',
  invalid_date: 'تاریخ شناخته نشد',
  invalid_flag: 'مقدار باید بله یا خیر (۱ یا ۰) باشد',
  description_too_long: 'توضیحات بیش از ۲۰۰ هزار نویسه است',
  unsupported_type: 'این نوع کالا پشتیبانی نمی‌شود',
  duplicate_id: 'این شناسه پیش‌تر در همین فایل آمده است',
  duplicate_sku: 'این کد کالا (SKU) پیش‌تر در همین فایل آمده است',
  sku_taken: 'این کد کالا (SKU) از آن کالای دیگری در فروشگاه است',
  parent_missing: 'محصول مادر این متغیر در فایل نیست یا پذیرفته نشد',
  parent_not_variable: 'محصول مادر این متغیر، محصول متغیر نیست',
} as const
export type Refusal = keyof typeof refusals

/** What the merchant should know of a row that was taken. */
export const notices = {
  no_price: 'قیمت ندارد یا صفر است؛ نگه داشته شد ولی تا وقتی قیمت نگیرد نمایش داده و فروخته نمی‌شود',
  sale_not_lower: 'قیمت فروش ویژه کمتر از قیمت اصلی نبود؛ قیمت اصلی گرفته شد',
  hidden: 'در کاتالوگ پنهان بود؛ منتشرنشده نگه داشته شد',
  stock_unknown: 'موجودی شمارش نشده بود؛ موجودی پیش‌فرض گذاشته شد',
  stock_below_holds:
    'موجودی فایل کمتر از تعداد نگه‌داشته برای سفارش‌های در حال پرداخت بود؛ همان تعداد نگه‌داشته ماند',
  no_variations: 'محصول متغیر است ولی هیچ متغیر پذیرفته‌شده‌ای ندارد؛ کالایی ساخته نشد',
  bad_picture_address: 'آدرس تصویر درست نبود و کنار گذاشته شد',
  too_many_pictures: 'بیش از ۲۰ تصویر داشت؛ بقیه کنار گذاشته شد',
  hidden_attributes: 'ویژگی‌هایی که در فروشگاه پیشین پنهان بودند کنار گذاشته شد',
} as const
export type Notice = keyof typeof notices
