import { formatToman, toPersianDigits } from '@hojreh/persian'

export const instalmentsMessages = {
  offerTitle: 'پرداخت در ۴ قسط',
  offerText: (part: number) => `۴ قسط ماهانه‌ی ${formatToman(part)}، بدون کارمزد`,
  title: 'پرداخت قسطی آزمایشی',
  heading: 'پرداخت قسطی',
  now: 'قسط نخست (اکنون)',
  later: (count: number) => `${toPersianDigits(count)} قسط ماهانه‌ی دیگر`,
  phone: 'به نام',
  pay: 'پرداخت قسط نخست',
  fail: 'پرداخت ناموفق',
  cancel: 'انصراف',
  loseSettle: 'پرداخت؛ سپس پاسخ ثبت نهایی گم می‌شود',
  wentBack: { OK: 'پرداخت انجام شد', FAILED: 'پرداخت انجام نشد' },
  goBack: 'بازگشت به فروشگاه',
  goBackText: 'برای دیدن نتیجه به فروشگاه برگردید.',
}
