export const accountMessages = {
  title: 'حساب و نشست‌ها',
  you: 'شما',
  phone: 'تلفن',
  role: 'نقش',
  endsAt: 'این نشست تا',
  idle: (minutes: string) => `اگر ${minutes} دقیقه کاری نکنید، نشست پایان می‌یابد.`,
  sessions: 'نشست‌های شما',
  current: 'همین دستگاه',
  seen: (when: string) => `آخرین کار: ${when}`,
  begun: (when: string) => `ورود: ${when}`,
  end: 'پایان دادن',
  ended: 'نشست پایان یافت',
} as const
