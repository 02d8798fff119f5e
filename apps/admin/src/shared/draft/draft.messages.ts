export const draftMessages = {
  restored: (age: string) => `پیش‌نویس شما از ${age} پیش برگردانده شد.`,
  justNow: 'پیش‌نویس شما برگردانده شد.',
  discard: 'دور بریز',
  unsavedTitle: 'نوشته‌ی ذخیره‌نشده دارید',
  unsavedText: 'آنچه منتشر می‌شود نسخه‌ی ذخیره‌شده است. برای نوشته‌ی تازه نخست فرم را ذخیره کنید.',
  unsavedYes: 'همان ذخیره‌شده منتشر شود',
  unsavedNo: 'بازگشت به فرم',
} as const
