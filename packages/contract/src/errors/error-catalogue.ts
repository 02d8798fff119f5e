import { bareErrors } from './bare-errors.ts'

/** Every error that a call can answer: HTTP status and the Persian sentence for people. */
export const errorCatalogue = {
  malformed_request: bareErrors.malformed_request,
  unauthenticated: bareErrors.unauthenticated,
  forbidden: bareErrors.forbidden,
  captcha_required: { status: 403, message: 'reCAPTCHA نامعتبر، دوباره امتحان کنید' },
  not_found: bareErrors.not_found,
  method_not_allowed: bareErrors.method_not_allowed,
  request_timeout: { status: 408, message: 'درخواست به‌موقع نرسید؛ دوباره امتحان کنید' },
  conflict: { status: 409, message: 'هم‌زمان تغییری انجام شد؛ دوباره امتحان کنید' },
  insufficient_stock: { status: 409, message: 'موجودی این کالا کافی نیست' },
  max_per_order: { status: 409, message: 'از این کالا در هر سفارش بیش از این تعداد نمی‌توان خرید' },
  product_unavailable: { status: 409, message: 'این کالا دیگر فروخته نمی‌شود' },
  cart_full: { status: 409, message: 'سبد خرید شما پر است' },
  cart_empty: { status: 409, message: 'سبد خرید شما خالی است' },
  cart_problems: { status: 409, message: 'برخی کالاهای سبد تغییر کرده‌اند؛ سبد خرید را بازبینی کنید' },
  address_required: { status: 409, message: 'آدرس تحویل را انتخاب کنید' },
  shipping_required: { status: 409, message: 'روش ارسال را انتخاب کنید' },
  shipping_unavailable: { status: 409, message: 'این روش ارسال برای آدرس شما در دسترس نیست' },
  coupon_refused: { status: 409, message: 'این کد تخفیف برای این سبد خرید پذیرفته نیست' },
  card_transfers_full: {
    status: 409,
    message:
      'چند واریز کارت به کارت شما هنوز باز است؛ تا پایان بررسی آن‌ها صبر کنید، سفارش‌های پرداخت‌نشده را لغو کنید یا آنلاین بپردازید',
  },
  card_payment_off: { status: 409, message: 'پرداخت کارت به کارت اکنون ممکن نیست' },
  duplicate_tracking_code: { status: 409, message: 'این شماره پیگیری پیش‌تر ثبت شده است' },
  already_paid: { status: 409, message: 'این سفارش پرداخت شده است' },
  illegal_transition: { status: 409, message: 'این تغییر در وضعیت کنونی سفارش ممکن نیست' },
  return_too_late: { status: 409, message: 'مهلت هفت‌روزه‌ی مرجوع کردن این سفارش گذشته است' },
  comment_pending: { status: 409, message: 'نظر پیشین شما هنوز در انتظار بررسی است' },
  favorites_full: { status: 409, message: 'فهرست علاقه‌مندی‌های شما پر است' },
  already_in_stock: { status: 409, message: 'این کالا هم‌اکنون موجود است' },
  phone_taken: { status: 409, message: 'این شماره قبلا ثبت نام کرده است' },
  payload_too_large: bareErrors.payload_too_large,
  unsupported_media_type: { status: 415, message: 'نوع محتوای درخواست پشتیبانی نمی‌شود' },
  coupon_unknown: { status: 422, message: 'کد تخفیف درست نیست' },
  picture_unreadable: { status: 422, message: 'این فایل تصویر خوانایی نیست' },
  validation_failed: { status: 422, message: 'برخی مقدارها نادرست است' },
  otp_wrong: { status: 422, message: 'کد تایید نادرست است' },
  otp_expired: { status: 422, message: 'کد تایید منقضی شده است' },
  credentials_wrong: { status: 422, message: 'شماره تلفن یا رمز عبور نادرست است' },
  code_on_its_way: { status: 429, message: 'کد تایید به این شماره فرستاده شده است؛ همان را وارد کنید' },
  too_many_requests: bareErrors.too_many_requests,
  headers_too_large: { status: 431, message: 'سرآیندهای درخواست بیش از حد بزرگ است' },
  internal_error: bareErrors.internal_error,
  gateway_unavailable: { status: 502, message: 'درگاه پرداخت پاسخ نمی‌دهد؛ کمی بعد دوباره امتحان کنید' },
  sms_unavailable: {
    status: 503,
    message: 'پیامک اکنون فرستاده نمی‌شود؛ با رمز عبور وارد شوید یا کمی بعد دوباره امتحان کنید',
  },
  unavailable: bareErrors.unavailable,
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorCatalogue
export const errorCodes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]
