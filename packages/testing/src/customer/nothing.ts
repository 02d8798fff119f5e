/** A shop on its first day. */
export const emptyShop = {
  getSlider: [],
  getBanner: [],
  getHomeBlocks: [{ id: 'trust', kind: 'trust' as const, title: '' }],
  getHome: {
    slider: [],
    categories: [],
    offers: { endsAt: null, products: [] },
    newest: [],
    bestselling: [],
    articles: [],
  },
}

/** The comments on goods that have none yet. */
export const noComments = {
  items: [],
  total: 0,
  pageId: 1,
  take: 10,
  summary: { average: 0, count: 0, stars: [0, 0, 0, 0, 0] as [number, number, number, number, number] },
}
