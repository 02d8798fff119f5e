export const sharedMessages = {
  failed: 'بارگذاری انجام نشد',
  retry: 'تلاش دوباره',
} as const
