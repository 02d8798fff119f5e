export const homeMessages = {
  heading: (shopTitle: string) => `فروشگاه اینترنتی ${shopTitle}`,
  emptyTitle: (shopTitle: string) => `${shopTitle} به‌زودی باز می‌شود`,
  emptyText: 'کالاها در راه‌اند؛ به همین زودی آن‌ها را اینجا می‌بینید.',
} as const
