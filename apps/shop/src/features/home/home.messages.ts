export const homeMessages = {
  heading: (shopTitle: string) => `فروشگاه اینترنتی ${shopTitle}`,
  see: 'دیدن کالاها',
  categories: 'دسته‌بندی کالاها',
  offers: 'پیشنهادهای شگفت‌انگیز',
  newest: 'تازه‌ترین کالاها',
  bestselling: 'پرفروش‌ترین‌ها',
  articles: 'از بلاگ ما',
  trust: [
    { title: 'همراه شما', text: 'پاسخ‌گویی پیش و پس از خرید' },
    { title: 'ارسال به همه‌ی ایران', text: 'بسته‌بندی ایمن و پیگیری مرسوله' },
    { title: 'هفت روز بازگشت کالا', text: 'اگر نپسندیدید، پس می‌گیریم' },
    { title: 'پرداخت امن', text: 'از درگاه بانکی با رمز پویا' },
  ],
  emptyTitle: (shopTitle: string) => `${shopTitle} به‌زودی باز می‌شود`,
  emptyText: 'کالاها در راه‌اند؛ به همین زودی آن‌ها را اینجا می‌بینید.',
} as const
