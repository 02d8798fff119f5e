export const searchMissMessages = {
  noted: 'به فروشگاه گفتیم',
  wished: 'به محض رسیدن چنین کالایی به شما پیامک می‌زنیم',
} as const
