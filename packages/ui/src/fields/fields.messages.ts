import { formatNumber, toPersianDigits } from '@hojreh/persian'

export const fieldsMessages = {
  phone: 'شماره موبایل',
  phonePlaceholder: '۰۹۱۲ ۳۴۵ ۶۷۸۹',
  password: 'رمز عبور',
  showPassword: 'نمایش رمز عبور',
  hidePassword: 'پنهان کردن رمز عبور',
  code: 'کد تایید',
  codeHint: (length: number) => `کد ${toPersianDigits(length)} رقمی پیامک‌شده را وارد کنید`,
  choose: 'انتخاب کنید',
  missing: (first: string, others: number) =>
    others > 0 ? `کامل نیست: ${first} و ${formatNumber(others)} مورد دیگر` : `کامل نیست: ${first}`,
  incomplete: 'فرم کامل نیست',
} as const
