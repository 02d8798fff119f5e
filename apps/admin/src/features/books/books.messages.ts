import { actNames } from '../../shared/record/act-names.ts'

export const booksMessages = {
  title: 'دفتر کارها',
  lead: 'چه کسی، کی و از کجا چه کرد. این دفتر فقط نوشته می‌شود و پاک نمی‌شود.',
  acts: actNames,
  filter: 'نتیجه',
  filters: { all: 'همه', done: 'انجام‌شده', refused: 'ردشده' },
  call: 'کار',
  anyCall: 'هر کاری',
  from: 'از روز',
  to: 'تا روز',
  dayPlaceholder: '۱۴۰۵/۰۹/۰۱',
  apply: 'نمایش',
  list: 'دفتر کارها',
  columns: ['کار', 'چه کسی', 'درباره‌ی', 'تغییر', 'زمان و نشانی'],
  refused: 'رد شد',
  nothing: 'چیزی',
  emptyTitle: 'ردیفی نیست',
  empty: 'با این پالایه‌ها کاری در دفتر نیست.',
} as const
