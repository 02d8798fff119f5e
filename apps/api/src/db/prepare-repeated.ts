import type pg from 'pg'

/** Known to PostgreSQL by name, on each connection; a prepared statement takes some memory on all of them. */
const MAX_PREPARED = 200
/** Texts that are counted until they come again; those that come once must not fill the memory. */
const MAX_COUNTED = 2_000
const PREPARED_FROM = 3
/** The best plan of a list hangs on its values: it is planned each time. */
const PLAN_HANGS_ON_VALUES = /\blimit\b|@>|\blike\b|~/i

/** Names a statement that is worth preparing; undefined for others. */
export const makeStatementNames = () => {
  const names = new Map<string, string>()
  const counted = new Map<string, number>()
  return (text: string): string | undefined => {
    const name = names.get(text)
    if (name !== undefined || names.size >= MAX_PREPARED || PLAN_HANGS_ON_VALUES.test(text)) return name
    const count = (counted.get(text) ?? 0) + 1
    if (count < PREPARED_FROM) {
      if (counted.size < MAX_COUNTED || counted.has(text)) counted.set(text, count)
      return undefined
    }
    counted.delete(text)
    const next = `again_${names.size}`
    names.set(text, next)
    return next
  }
}

interface Parameterized {
  text: string
  name?: string
}

const isParameterized = (query: unknown): query is Parameterized =>
  typeof query === 'object' && query !== null && 'text' in query && !('submit' in query)

/**
 * Has PostgreSQL prepare statements that come again and again: parsing and planning a statement of a cart or an order
 * takes longer than running it.
 */
export const prepareRepeated = (pool: pg.Pool): void => {
  const nameOf = makeStatementNames()
  pool.on('connect', (client) => {
    const query = client.query as (...parameters: unknown[]) => unknown
    client.query = ((...parameters: unknown[]) => {
      const [asked, values] = parameters
      if (!isParameterized(asked) || asked.name || !Array.isArray(values) || values.length === 0)
        return query.apply(client, parameters)
      const name = nameOf(asked.text)
      return query.apply(client, name ? [{ ...asked, name }, ...parameters.slice(1)] : parameters)
    }) as pg.PoolClient['query']
  })
}
