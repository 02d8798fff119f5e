export const findGoodsMessages = {
  find: 'جست‌وجوی کالا',
  findHint: 'نام، کد یا برند؛ هر گزینه‌ی یک طرح کالایی جداست',
  add: (title: string) => `افزودن ${title}`,
  there: (count: string) => `${count} عدد در انبار`,
  notCounted: 'موجود',
  out: 'تمام شده',
  none: 'کالایی با این عبارت نیست',
} as const
