export const SEARCH_PATH = '/shop/search'

export const searchHref = (query: string): string => `${SEARCH_PATH}?${new URLSearchParams({ q: query })}`
