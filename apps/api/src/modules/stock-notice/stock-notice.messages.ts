export const stockNoticeMessages = {
  noted: 'به محض موجود شدن این کالا به شما پیامک می‌زنیم',
}
