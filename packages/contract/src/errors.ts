import { z } from 'zod'

/** Every error that a call can answer: HTTP status and the Persian sentence for people. */
export const errorCatalogue = {
  malformed_request: { status: 400, message: 'درخواست نامعتبر است' },
  unauthenticated: { status: 401, message: 'لطفا ابتدا وارد حساب کاربری خود شوید' },
  forbidden: { status: 403, message: 'اجازه‌ی این کار را ندارید' },
  captcha_required: { status: 403, message: 'reCAPTCHA نامعتبر، دوباره امتحان کنید' },
  not_found: { status: 404, message: 'موردی که دنبالش بودید پیدا نشد' },
  method_not_allowed: { status: 405, message: 'این درخواست پشتیبانی نمی‌شود' },
  conflict: { status: 409, message: 'هم‌زمان تغییری انجام شد؛ دوباره امتحان کنید' },
  insufficient_stock: { status: 409, message: 'موجودی این کالا کافی نیست' },
  max_per_order: { status: 409, message: 'از این کالا در هر سفارش بیش از این تعداد نمی‌توان خرید' },
  product_unavailable: { status: 409, message: 'این کالا دیگر فروخته نمی‌شود' },
  cart_full: { status: 409, message: 'سبد خرید شما پر است' },
  cart_empty: { status: 409, message: 'سبد خرید شما خالی است' },
  cart_problems: { status: 409, message: 'برخی کالاهای سبد تغییر کرده‌اند؛ سبد خرید را بازبینی کنید' },
  address_required: { status: 409, message: 'نشانی تحویل را انتخاب کنید' },
  shipping_required: { status: 409, message: 'روش ارسال را انتخاب کنید' },
  shipping_unavailable: { status: 409, message: 'این روش ارسال برای نشانی شما در دسترس نیست' },
  already_paid: { status: 409, message: 'این سفارش پرداخت شده است' },
  illegal_transition: { status: 409, message: 'این تغییر در وضعیت کنونی سفارش ممکن نیست' },
  phone_taken: { status: 409, message: 'این شماره قبلا ثبت نام کرده است' },
  payload_too_large: { status: 413, message: 'حجم درخواست بیش از حد مجاز است' },
  unsupported_media_type: { status: 415, message: 'نوع محتوای درخواست پشتیبانی نمی‌شود' },
  validation_failed: { status: 422, message: 'برخی مقدارها نادرست است' },
  otp_wrong: { status: 422, message: 'کد تایید نادرست است' },
  otp_expired: { status: 422, message: 'کد تایید منقضی شده است' },
  credentials_wrong: { status: 422, message: 'شماره تلفن یا رمز عبور نادرست است' },
  too_many_requests: { status: 429, message: 'تعداد تلاش‌ها بیش از حد مجاز است؛ کمی بعد دوباره امتحان کنید' },
  internal_error: { status: 500, message: 'خطایی در سرور رخ داد؛ کمی بعد دوباره امتحان کنید' },
  gateway_unavailable: { status: 502, message: 'درگاه پرداخت پاسخ نمی‌دهد؛ کمی بعد دوباره امتحان کنید' },
  unavailable: { status: 503, message: 'فروشگاه موقتا در دسترس نیست؛ کمی بعد دوباره امتحان کنید' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorCatalogue
export const errorCodes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]

/** The one form of every error answer (decisions, section 5). `fields` maps a field's path to its Persian message. */
export const errorAnswer = z.object({
  success: z.literal(false),
  code: z.enum(errorCodes),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
  retryAfterSeconds: z.int().positive().optional().describe('With 429: when to try again'),
})
export type ErrorAnswer = z.infer<typeof errorAnswer>
