import { AsyncResource } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'

/** Called with each statement, `?` in the place of every value; returns a callback for its end. */
export type OnQuery = (text: string) => (hasFailed: boolean) => void

const withoutValues = (text: string) =>
  text.replace(/'(?:[^']|'')*'/g, '?').replace(/(?<![\w$"])\d+(?![\w"])/g, '?')

const textOf = (query: unknown): string | undefined => {
  if (typeof query === 'string') return query
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : undefined
  return typeof text === 'string' ? text : undefined
}

/** Calls `onQuery` for every statement of a pool, in the context of who asked. */
export const watchQueries = (pool: Pool, onQuery: OnQuery): void => {
  // A caller that waited for a connection would continue in the context of the one that released it.
  const connect = pool.connect as (callback?: (...response: unknown[]) => void) => unknown
  pool.connect = ((callback?: (...response: unknown[]) => void) =>
    connect.call(pool, callback && AsyncResource.bind(callback))) as Pool['connect']

  pool.on('connect', (client: PoolClient) => {
    const query = client.query as (...parameters: unknown[]) => unknown
    client.query = ((...parameters: unknown[]) => {
      const text = textOf(parameters[0])
      if (text === undefined) return query.apply(client, parameters)
      const end = onQuery(withoutValues(text))
      const callback = parameters.at(-1)
      if (typeof callback === 'function') {
        const ended = (...response: unknown[]) => {
          end(Boolean(response[0]))
          callback(...response)
        }
        return query.apply(client, [...parameters.slice(0, -1), ended])
      }
      const response = query.apply(client, parameters)
      if (response instanceof Promise)
        response.then(
          () => end(false),
          () => end(true),
        )
      else end(false)
      return response
    }) as PoolClient['query']
  })
}
