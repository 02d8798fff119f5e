import type { FailureText } from './failure-page.ts'

export const failureMessages = {
  unavailable: {
    heading: 'این بخش موقتا در دسترس نیست',
    sentence: 'چند لحظه‌ی دیگر دوباره امتحان کنید؛ سبد خرید و سفارش‌های شما سر جای خود هستند.',
  },
  malformed: {
    heading: 'این آدرس درست نیست',
    sentence: 'آدرس صفحه را بازبینی کنید یا از صفحه‌ی نخست آغاز کنید.',
  },
  tooMany: {
    heading: 'درخواست‌ها بیش از حد است',
    sentence: 'از این شبکه درخواست‌های بسیاری هم‌زمان رسیده است؛ چند لحظه‌ی دیگر دوباره امتحان کنید.',
  },
  tooLarge: {
    heading: 'حجم درخواست بیش از حد است',
    sentence: 'آنچه فرستاده شد بزرگ‌تر از اندازه‌ی مجاز است.',
  },
  unexpected: {
    heading: 'خطایی رخ داد',
    sentence: 'مشکلی پیش آمد؛ کمی بعد دوباره امتحان کنید.',
  },
} as const satisfies Record<string, FailureText>
