export const passkeyMessages = {
  refusedTitle: 'کلید عبور خوانده نشد',
  refused: 'پنجره‌ی کلید عبور بسته شد، یا این دستگاه کلیدی برای پیشخوان ندارد.',
} as const
