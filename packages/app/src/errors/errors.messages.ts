export const errorsMessages = {
  notFoundTitle: 'صفحه پیدا نشد',
  failureTitle: 'خطایی رخ داد',
  connectionLostTitle: 'ارتباط برقرار نشد',
  connectionLost: 'اتصال اینترنت خود را بررسی کنید و دوباره امتحان کنید.',
  partLost: 'اتصال اینترنت برقرار نیست یا کند است؛ به‌محض وصل شدن ادامه می‌دهیم',
  retry: 'تلاش دوباره',
} as const
