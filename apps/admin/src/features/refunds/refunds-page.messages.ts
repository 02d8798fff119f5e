export const refundsPageMessages = {
  title: 'بازگشت وجه',
  order: (number: string) => `سفارش ${number}`,
  since: (age: string) => `مشتری منتظر است: ${age}`,
  emptyTitle: 'به کسی بدهکار نیستید',
  empty: 'پول هر سفارش لغوشده یا مرجوعی تا واریز آن همین‌جا می‌ماند.',
} as const
