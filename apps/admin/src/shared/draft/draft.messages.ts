export const draftMessages = {
  restored: (age: string) => `پیش‌نویس شما از ${age} پیش برگردانده شد.`,
  justNow: 'پیش‌نویس شما برگردانده شد.',
  discard: 'دور بریز',
} as const
