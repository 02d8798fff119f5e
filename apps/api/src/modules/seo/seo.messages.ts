export const seoMessages = {
  feedTitle: (shop: string) => `بلاگ ${shop}`,
  feedDescription: 'داستان دست‌ساخته‌ها، مزه‌ها و آدم‌های بازار',
  productFeedTitle: (shop: string) => `کالاهای ${shop}`,
} as const
