import { toPersianDigits } from '@hojreh/persian'

export const fieldsMessages = {
  phone: 'شماره موبایل',
  phonePlaceholder: '۰۹۱۲ ۳۴۵ ۶۷۸۹',
  password: 'رمز عبور',
  showPassword: 'نمایش رمز عبور',
  hidePassword: 'پنهان کردن رمز عبور',
  code: 'کد تایید',
  codeHint: (length: number) => `کد ${toPersianDigits(length)} رقمی پیامک‌شده را وارد کنید`,
  choose: 'انتخاب کنید',
} as const
