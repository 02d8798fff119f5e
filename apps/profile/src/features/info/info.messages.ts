export const infoMessages = {
  title: 'ویرایش مشخصات',
  details: 'مشخصات من',
  phone: 'شماره موبایل',
  phoneHint: 'شماره موبایل، شناسه‌ی حساب شماست و تغییر نمی‌کند.',
  firstName: 'نام',
  lastName: 'نام خانوادگی',
  email: 'ایمیل (اختیاری)',
  save: 'ذخیره‌ی تغییرات',
  inviteTitle: 'کد دعوت شما',
  invite: 'این کد را به دوستان خود بدهید تا هنگام ثبت‌نام وارد کنند.',
} as const
