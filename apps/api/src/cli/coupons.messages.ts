export const couponsTexts = {
  headings: ['کد', 'عنوان', 'تخفیف', 'استفاده', 'پایان'],
  none: 'کد تخفیفی نیست · no coupons',
  shipping: 'ارسال رایگان',
  percent: (value: string) => `${value}٪`,
  bundle: (size: string, value: string) => `هر ${size} کالا: ارزان‌ترین ${value}٪`,
  itself: (title: string) => `${title} (خودکار)`,
  noEnd: '∞',
  added: (code: string) => `کد ${code} ساخته شد · made`,
  ended: (code: string) => `کد ${code} دیگر پذیرفته نمی‌شود · ended`,
  taken: (code: string) => `کد ${code} از پیش هست · there is such a code already`,
  unknown: (code: string) => `کد ${code} نیست · there is no such code`,
  oneKind:
    'یکی از --percent، --amount یا --free-shipping را بدهید · give one of --percent, --amount, --free-shipping',
}
