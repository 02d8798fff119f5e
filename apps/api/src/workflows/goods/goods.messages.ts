/** The name that the books give to the author of what a product does by itself. */
export const goodsMessages = { schedule: 'زمان نمایش' } as const
