import pg from 'pg'
import { makeStatementNames } from './prepare-repeated.ts'

interface Parameterized {
  text: string
  name?: string
}

const isParameterized = (query: unknown): query is Parameterized =>
  typeof query === 'object' && query !== null && 'text' in query && !('submit' in query)

const isRollback = (query: unknown) => isParameterized(query) && /^rollback\b/i.test(query.text)

/**
 * The client of a pool's connections. It has PostgreSQL prepare what comes again and again, and runs one statement of a
 * transaction at a time: one that is asked for before the last one has ended is refused, so a lock cannot be taken
 * beside what it protects, nor a transaction be committed without something that nobody waited for.
 */
export const makePoolClient = (): typeof pg.Client => {
  const nameOf = makeStatementNames()

  return class extends pg.Client {
    #isBusy = false

    #prepared(parameters: readonly unknown[]): readonly unknown[] {
      const [asked, values, ...others] = parameters
      if (!isParameterized(asked) || asked.name || !Array.isArray(values) || values.length === 0)
        return parameters
      const name = nameOf(asked.text)
      return name ? [{ ...asked, name }, values, ...others] : parameters
    }

    // The overloads of `pg` say what comes back.
    override query(...parameters: readonly unknown[]): never {
      const query = super.query as (...parameters: readonly unknown[]) => unknown
      // A rollback takes its turn behind what is under way.
      if (this.#isBusy && !isRollback(parameters[0]))
        return Promise.reject(new Error('the statement before this one has not ended: await it')) as never
      const result = query.apply(this, [...this.#prepared(parameters)])
      if (!(result instanceof Promise)) return result as never
      this.#isBusy = true
      return result.finally(() => {
        this.#isBusy = false
      }) as never
    }
  }
}
