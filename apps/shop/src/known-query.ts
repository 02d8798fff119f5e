/** Query parameters that change a page of the shop; the page cache is keyed by them alone. */
export const knownQuery = [
  'q',
  'category',
  'brand',
  'minPrice',
  'maxPrice',
  'inStock',
  'discounted',
  'attr',
  'sort',
  'pageId',
  'comments',
  'step',
  'Authority',
  'Status',
  'trackId',
  'success',
] as const
