export const cardReportsMessages = {
  title: 'کارت به کارت',
  order: (number: string) => `سفارش ${number}`,
  current: 'گزارشی که بررسی می‌کنید',
  waiting: (count: string) => `${count} گزارش دیگر در انتظار است`,
  last: 'این آخرین گزارش است',
  later: 'بعدی',
  emptyTitle: 'گزارشی در انتظار بررسی نیست',
  empty: 'هر واریز کارت به کارتی که مشتری گزارش کند همین‌جا می‌آید.',
} as const
