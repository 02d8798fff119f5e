export const searchMessages = {
  apply: 'نمایش',
  filters: 'پالایه‌ها',
  dayPlaceholder: '۱۴۰۵/۰۹/۰۱',
  sort: 'ترتیب',
  newest: 'تازه‌ترین',
  oldest: 'کهنه‌ترین',
} as const
