export const secondStepMessages = {
  lead: 'برای این کار کدی را بنویسید که برنامه‌ی رمزساز شما اکنون نشان می‌دهد؛ تا پنج دقیقه دوباره پرسیده نمی‌شود.',
  totp: 'کد برنامه‌ی رمزساز',
  withPasskey: 'با کلید عبور',
  confirm: 'تایید و ادامه',
  cancel: 'انصراف',
} as const
