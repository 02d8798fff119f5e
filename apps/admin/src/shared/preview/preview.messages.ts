export const previewMessages = {
  open: 'پیش‌نمایش در صفحه‌ی واقعی',
} as const
