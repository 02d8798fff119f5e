/** Why a whole file cannot be taken; `{detail}` is filled in. */
export const wxrProblems = {
  missing: 'فایل پیدا نشد یا خواندنی نیست: {detail}',
  not_wxr: 'این فایل خروجی وردپرس (WXR) نیست. در پیشخوان وردپرس از «ابزارها، برون‌بری» بسازید.',
  bad_xml: 'فایل در سطر {detail} درست نوشته نشده است؛ دوباره از وردپرس بگیرید.',
  declares: 'این فایل چیزی از بیرون خود می‌خواند (DOCTYPE) و پذیرفته نمی‌شود.',
  too_large: 'نوشته‌ای که در سطر {detail} آغاز می‌شود بیش از ۸ مگابایت است.',
} as const
export type WxrProblem = keyof typeof wxrProblems

/** Why an item was not taken. */
export const wxrRefusals = {
  private: 'خصوصی یا رمزدار است',
  trashed: 'در زباله‌دان یا نیمه‌کاره‌ی خودکار است',
  no_title: 'عنوان ندارد',
  title_too_long: 'عنوان بیش از ۳۰۰ نویسه است',
  too_long: 'متن بیش از ۲۰۰ هزار نویسه یا بیش از اندازه تودرتو است',
  empty: 'جز کد کوتاه و تصویر متنی ندارد',
  bad_slug: 'نشانی‌اش در این فروشگاه شدنی نیست',
} as const
export type WxrRefusal = keyof typeof wxrRefusals
