export const redirectsTexts = {
  headings: ['از', 'به', 'کد'],
  none: 'هیچ جابه‌جایی‌ای نیست · no redirects',
  added: 'ثبت شد؛ تا چند ثانیه‌ی دیگر کار می‌کند · added',
  removed: 'برداشته شد · removed',
  unknown: (from: string) => `برای این مسیر چیزی ثبت نشده است · there is no redirect from ${from}`,
} as const
