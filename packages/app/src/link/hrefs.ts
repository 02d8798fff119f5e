// A slug has only letters, digits, `_`, `-` and `.` (contract, fields.ts): nothing in it needs to be encoded.

export const hrefOfProduct = (slug: string): string => `/shop/${slug}`

/** The list of a category. */
export const hrefOfCategory = (slug: string): string => `/shop?${new URLSearchParams({ category: slug })}`

export const SEARCH_PATH = '/shop/search'

/** The products that a search finds. */
export const hrefOfSearch = (query: string): string => `${SEARCH_PATH}?${new URLSearchParams({ q: query })}`

export const hrefOfArticle = (slug: string): string => `/blog/${slug}`

/** A customer's own order. */
export const hrefOfOrder = (id: string): string => `/profile/orders/${id}`
