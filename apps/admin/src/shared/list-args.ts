import type { AdminArgOf } from '@hojreh/api/admin'

export type ListArgs = Exclude<AdminArgOf<'listOrders'>, ReturnType<() => void>>

/** What somebody asked the list for, as it stands in the address. What the server does not know, it says so itself. */
export const listArgsOf = (search: URLSearchParams): ListArgs => {
  const status = search.getAll('status') as ListArgs['status']
  const named = ['q', 'archived', 'method', 'sent', 'from', 'to', 'sort', 'after', 'take'].flatMap((name) => {
    const value = search.get(name)
    return value ? [[name, value]] : []
  })
  return { ...Object.fromEntries(named), ...(status?.length && { status }) } as ListArgs
}

/** Without `after`: another question begins at its beginning. */
export const withQuestion = (search: URLSearchParams, changes: Record<string, string>): URLSearchParams => {
  const next = new URLSearchParams(search)
  next.delete('after')
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
