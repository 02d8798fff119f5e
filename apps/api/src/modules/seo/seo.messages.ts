export const seoMessages = {
  feedTitle: (shop: string) => `بلاگ ${shop}`,
  feedDescription: 'راهنمای خرید، داستان کالاها و هر آنچه خواندنی است',
  productFeedTitle: (shop: string) => `کالاهای ${shop}`,
} as const
