export const attributesMessages = {
  lead: 'در جدول صفحه‌ی کالا به همین ترتیب می‌آید؛ آنچه چند کالا مشترک دارند، صافی فهرست می‌شود.',
  ofCategory: 'نخست ویژگی‌های دسته، سپس دیگر ویژگی‌ها؛ جدول صفحه‌ی کالا همین ترتیب را دارد.',
  name: (place: string) => `نام ویژگی ${place}`,
  value: (name: string) => `مقدار ${name}`,
  row: (place: string) => `ویژگی ${place}`,
  problem: (place: string, what: string) => `ویژگی ${place}: ${what}`,
  newName: (typed: string) => `ویژگی تازه: ${typed}`,
  newValue: (typed: string) => `مقدار تازه: ${typed}`,
  add: 'افزودن ویژگی',
} as const
