import { paths } from '../paths.ts'

const LIST = 'list'

/**
 * Returns the address of an order.
 * @param list the query of the list that the user comes from: the page of the order finds the next one by it
 */
export const orderHref = (id: string, list?: URLSearchParams): string => {
  const path = paths.order.replace(':id', encodeURIComponent(id))
  return list && list.size > 0 ? `${path}?${new URLSearchParams({ [LIST]: String(list) })}` : path
}

/** Returns the query of the list that the user came from. */
export const listOf = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams(search.get(LIST) ?? '')
