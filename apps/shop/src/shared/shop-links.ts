/** Address of the goods of a maker. */
export const hrefOfMaker = (slug: string): string => `/brand/${slug}`

/** The payment step of an order that is paid from card to card. */
export const hrefOfCardStep = (orderId: string): string => `/cart?step=payment&order=${orderId}`
