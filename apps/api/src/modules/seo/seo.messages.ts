export const seoMessages = {
  feedTitle: (shop: string) => `بلاگ ${shop}`,
  feedDescription: 'راهنمای خرید و داستان کالاها',
  productFeedTitle: (shop: string) => `کالاهای ${shop}`,
} as const
