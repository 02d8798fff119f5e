export const errorsMessages = {
  notFoundTitle: 'صفحه پیدا نشد',
  failureTitle: 'خطایی رخ داد',
  retryTitle: 'تلاش دوباره',
} as const
