import { statementChannel } from '@hojreh/server'
import pg from 'pg'
import { makeStatementNames } from './prepare-repeated.ts'

interface Parameterized {
  text: string
  name?: string
}

const isParameterized = (query: unknown): query is Parameterized =>
  typeof query === 'object' && query !== null && 'text' in query && !('submit' in query)

const textOf = (query: unknown): string | undefined => {
  if (typeof query === 'string') return query
  return isParameterized(query) ? query.text : undefined
}

const isRollback = (query: unknown) => isParameterized(query) && /^rollback\b/i.test(query.text)
const isBegin = (query: unknown) => isParameterized(query) && /^begin\b/i.test(query.text)

type Query = (this: pg.Client, ...parameters: readonly unknown[]) => unknown

/** Runs a statement and publishes it to tracers. `pg` returns a promise, or calls the last parameter. */
const published = (query: Query, client: pg.Client, parameters: readonly unknown[]): unknown => {
  const text = statementChannel.hasSubscribers ? textOf(parameters[0]) : undefined
  if (text === undefined) return query.apply(client, [...parameters])
  return typeof parameters.at(-1) === 'function'
    ? statementChannel.traceCallback(query, -1, { text }, client, ...parameters)
    : statementChannel.tracePromise(async () => query.apply(client, [...parameters]), { text })
}

/**
 * The client of a pool's connections. It has PostgreSQL prepare statements that come again and again, or none,
 * publishes its statements to `statementChannel`, and runs one statement of a transaction at a time: a statement sent
 * before the last one has ended is refused, so a lock cannot be taken beside what it protects, nor a transaction be
 * committed without a statement that was not awaited. A transaction of drizzle that cannot begin gives its connection
 * back here: drizzle does so only after the begin, and a pool that lost a few would wait for them until the process
 * ends.
 */
export const makePoolClient = (isPreparing: boolean): typeof pg.Client => {
  const nameOf = makeStatementNames()

  return class extends pg.Client {
    #isBusy = false

    #prepared(parameters: readonly unknown[]): readonly unknown[] {
      const [asked, values, ...others] = parameters
      if (!isPreparing && isParameterized(asked) && asked.name !== undefined) {
        const { name: _, ...unnamed } = asked
        return [unnamed, values, ...others]
      }
      if (
        !isPreparing ||
        !isParameterized(asked) ||
        asked.name ||
        !Array.isArray(values) ||
        values.length === 0
      )
        return parameters
      const name = nameOf(asked.text)
      return name ? [{ ...asked, name }, values, ...others] : parameters
    }

    // The overloads of `pg` declare what is returned.
    override query(...parameters: readonly unknown[]): never {
      const query: Query = super.query
      // A rollback takes its turn behind what is under way.
      if (this.#isBusy && !isRollback(parameters[0]))
        return Promise.reject(new Error('the statement before this one has not ended: await it')) as never
      const result = published(query, this, this.#prepared(parameters))
      if (!(result instanceof Promise)) return result as never
      this.#isBusy = true
      const answer = result.finally(() => {
        this.#isBusy = false
      })
      return (isBegin(parameters[0]) ? this.#begun(answer) : answer) as never
    }

    async #begun(answer: Promise<unknown>): Promise<unknown> {
      try {
        return await answer
      } catch (error) {
        const { release } = this as Partial<Pick<pg.PoolClient, 'release'>>
        release?.(true)
        throw error
      }
    }
  }
}
