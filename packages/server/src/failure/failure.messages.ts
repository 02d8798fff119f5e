import { type ErrorCode, errorCatalogue } from '@hojreh/contract'

export interface FailureText {
  heading: string
  sentence: string
}

export const failureMessages = {
  retry: 'تلاش دوباره',
  home: 'صفحه‌ی نخست',
  reference: 'شناسه‌ی پیگیری:',
} as const

const texts: Partial<Record<ErrorCode, FailureText>> = {
  unavailable: {
    heading: 'این بخش موقتا در دسترس نیست',
    sentence: 'چند لحظه‌ی دیگر دوباره امتحان کنید؛ سبد خرید و سفارش‌های شما سر جای خود هستند.',
  },
  too_many_requests: {
    heading: 'درخواست‌ها بیش از حد است',
    sentence: 'از این شبکه درخواست‌های بسیاری هم‌زمان رسیده است؛ چند لحظه‌ی دیگر دوباره امتحان کنید.',
  },
  payload_too_large: {
    heading: 'حجم درخواست بیش از حد است',
    sentence: 'آنچه فرستاده شد بزرگ‌تر از اندازه‌ی مجاز است.',
  },
  not_found: {
    heading: 'این صفحه پیدا نشد',
    sentence: errorCatalogue.not_found.message,
  },
  internal_error: {
    heading: 'خطایی رخ داد',
    sentence: 'مشکلی پیش آمد؛ کمی بعد دوباره امتحان کنید.',
  },
}
const malformed: FailureText = {
  heading: 'این آدرس درست نیست',
  sentence: 'آدرس صفحه را بازبینی کنید یا از صفحه‌ی نخست آغاز کنید.',
}

/** What the page of a failure says. */
export const failureTextOf = (code: ErrorCode): FailureText => texts[code] ?? malformed
