export const missedMessages = {
  title: 'جست‌وجوهای بی‌نتیجه',
  intro:
    'آنچه مشتریان جست‌وجو کردند و کالایی پیدا نکردند. تنها واژه و شمار آن نگه داشته می‌شود، نه این‌که چه کسی نوشت.',
  back: 'بازگشت به هم‌معنی‌ها',
  days: { '7': 'هفته‌ی گذشته', '30': 'سی روز', '90': 'نود روز' },
  list: 'جست‌وجوهای بی‌نتیجه',
  columns: ['واژه', 'بار', 'آخرین بار', 'منتظر پیامک', 'کار'],
  columnsRead: ['واژه', 'بار', 'آخرین بار', 'منتظر پیامک'],
  times: (count: string) => `${count} بار`,
  waiting: (count: string) => `${count} نفر`,
  nobody: '—',
  found: (count: string) => `اکنون ${count} کالا پیدا می‌کند`,
  inShop: (words: string) => `«${words}» در فروشگاه`,
  addSynonym: 'هم‌معنی بگذارید',
  addSynonymOf: (words: string) => `گروه هم‌معنی برای «${words}»`,
  emptyTitle: 'جست‌وجوی بی‌نتیجه‌ای نیست',
  empty: 'در این روزها هر که چیزی جست‌وجو کرد، کالایی پیدا کرد.',
} as const
