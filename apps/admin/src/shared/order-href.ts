import { paths } from '../paths.ts'

const LIST = 'list'

/**
 * The address of an order.
 * @param list the question of the list that one comes from: the order knows the next one of it
 */
export const orderHref = (id: string, list?: URLSearchParams): string => {
  const path = paths.order.replace(':id', encodeURIComponent(id))
  return list && list.size > 0 ? `${path}?${new URLSearchParams({ [LIST]: String(list) })}` : path
}

/** The question of the list that somebody came from. */
export const listOf = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams(search.get(LIST) ?? '')
