/** Address of the list of a category. */
export const hrefOfCategory = (slug: string): string => `/shop?${new URLSearchParams({ category: slug })}`

/** Address of the goods of a maker. */
export const hrefOfMaker = (slug: string): string => `/brand/${slug}`

export const hrefOfProduct = (slug: string): string => `/shop/${slug}`

export const hrefOfOrder = (id: string): string => `/profile/orders/${id}`

/** The payment step of an order that is paid from card to card. */
export const hrefOfCardStep = (orderId: string): string => `/cart?step=payment&order=${orderId}`
