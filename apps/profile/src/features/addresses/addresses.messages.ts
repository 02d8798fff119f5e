export const addressesMessages = {
  title: 'آدرس‌های من',
  add: 'آدرس تازه',
  addTitle: 'ثبت آدرس تازه',
  emptyTitle: 'هنوز آدرسی ثبت نکرده‌اید',
  empty: 'با ثبت آدرس، هنگام خرید فقط آن را انتخاب می‌کنید.',
  added: 'آدرس ثبت شد',
} as const
