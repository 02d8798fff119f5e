export const identityMessages = {
  loggedIn: 'با موفقیت وارد حساب خود شدید',
  registered: 'حساب شما ساخته شد؛ اکنون وارد شوید',
  detailsSaved: 'مشخصات شما ذخیره شد',
  passwordChanged: 'رمز عبور تغییر کرد و دستگاه‌های دیگر از حساب خارج شدند',
}
