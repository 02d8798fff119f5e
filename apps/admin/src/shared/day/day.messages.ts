export const dayMessages = {
  open: (label: string) => `انتخاب از تقویم: ${label}`,
  calendar: (label: string) => `تقویم: ${label}`,
  previousMonth: 'ماه پیش',
  nextMonth: 'ماه بعد',
  toYears: 'انتخاب سال',
  toDays: 'برگشت به روزها',
  weekdays: ['ی', 'د', 'س', 'چ', 'پ', 'ج', 'ش'],
} as const
