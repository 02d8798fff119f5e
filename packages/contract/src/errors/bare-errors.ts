/**
 * Errors that a browser tells of by itself: for a status without a response of ours, and for a call it need not make.
 * Apart from the others, which come with their sentence, so that no page carries those along.
 */
export const bareErrors = {
  malformed_request: { status: 400, message: 'درخواست نامعتبر است' },
  unauthenticated: { status: 401, message: 'لطفا ابتدا وارد حساب کاربری خود شوید' },
  forbidden: { status: 403, message: 'اجازه‌ی این کار را ندارید' },
  not_found: { status: 404, message: 'موردی که دنبالش بودید پیدا نشد' },
  method_not_allowed: { status: 405, message: 'این درخواست پشتیبانی نمی‌شود' },
  payload_too_large: { status: 413, message: 'حجم درخواست بیش از حد مجاز است' },
  too_many_requests: { status: 429, message: 'تعداد تلاش‌ها بیش از حد مجاز است؛ کمی بعد دوباره امتحان کنید' },
  internal_error: { status: 500, message: 'خطایی در سرور رخ داد؛ کمی بعد دوباره امتحان کنید' },
  unavailable: { status: 503, message: 'فروشگاه موقتا در دسترس نیست؛ کمی بعد دوباره امتحان کنید' },
} as const satisfies Record<string, { status: number; message: string }>
