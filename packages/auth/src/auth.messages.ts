/** Texts fixed by the specification (section 8) and decisions.md (section 6). */
export const authMessages = {
  signInFirst: 'لطفا ابتدا وارد حساب کاربری خود شوید',
  signedIn: { title: 'ورود موفق', detail: 'با موفقیت وارد حساب خود شدید' },
  signInFailed: 'ورود ناموفق',
  captchaFailed: { title: 'خطای reCAPTCHA', detail: 'reCAPTCHA نامعتبر، دوباره امتحان کنید' },
  registered: 'ثبت نام موفق',
  registerFailed: 'خطا در ثبت نام',
  signedOut: 'از حساب خود خارج شدید',
  signedOutEverywhere: 'از همه‌ی دستگاه‌ها خارج شدید',
  added: 'محصول به سبد خرید اضافه شد',
  waitsForNetwork: 'اتصال اینترنت برقرار نیست؛ با وصل شدن دوباره، خودکار انجام می‌شود',
  removed: 'محصول از سبد خرید حذف شد',
  decreased: 'عملیات با موفقیت انجام شد',
} as const
