export const errorsMessages = {
  notFoundTitle: 'صفحه پیدا نشد',
  failureTitle: 'خطایی رخ داد',
  connectionLostTitle: 'ارتباط برقرار نشد',
  connectionLost: 'اتصال اینترنت خود را بررسی کنید و دوباره امتحان کنید.',
  retry: 'تلاش دوباره',
} as const
