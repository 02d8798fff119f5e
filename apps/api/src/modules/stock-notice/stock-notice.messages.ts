export const stockNoticeMessages = {
  noted: 'به محض موجود شدن این کالا به شما پیامک می‌زنیم',
  sms: (shopTitle: string, productTitle: string, url: string) =>
    `${shopTitle}\nکالایی که منتظرش بودید موجود شد:\n${productTitle}\n${url}`,
}
