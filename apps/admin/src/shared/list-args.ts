import type { AdminArgOf } from '@hojreh/api/admin'

export type ListArgs = Exclude<AdminArgOf<'listOrders'>, ReturnType<() => void>>

/** Reads the query of a list from the address. Values are not checked here: the server refuses unknown ones. */
export const listArgsOf = (search: URLSearchParams): ListArgs => {
  const status = search.getAll('status') as ListArgs['status']
  const named = ['q', 'archived', 'method', 'sent', 'from', 'to', 'sort', 'after', 'take'].flatMap((name) => {
    const value = search.get(name)
    return value ? [[name, value]] : []
  })
  return { ...Object.fromEntries(named), ...(status?.length && { status }) } as ListArgs
}

/** Changes the query of a list and drops `after`: another query starts at its first page. */
export const withQuestion = (search: URLSearchParams, changes: Record<string, string>): URLSearchParams => {
  const next = new URLSearchParams(search)
  next.delete('after')
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
