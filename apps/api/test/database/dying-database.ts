import type pg from 'pg'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

type Ask = (...given: unknown[]) => Promise<pg.QueryResult>

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string }).text ?? '')

/**
 * Opens another process on the same data, whose connection ends where a test wants it: before a statement of a
 * transaction, or after a commit and before its answer.
 */
export const openDyingDatabase = ({ url }: Pick<TestDatabase, 'url'>) => {
  const database = openTestDatabase(url, 3)
  const executioner = openTestDatabase(url, 1)
  let statementsLeft = 0
  let commitsLeft = 0
  let commits = 0
  let hasDied = false

  const die = async (ask: Ask): Promise<void> => {
    const { rows } = await ask('SELECT pg_backend_pid() AS pid')
    // Comes back when the connection's server process is gone.
    await executioner.pool.query('SELECT pg_terminate_backend($1, 5000)', [rows[0]?.pid])
    hasDied = true
  }
  const commit = async (ask: Ask, given: unknown[]): Promise<pg.QueryResult> => {
    const result = await ask(...given)
    commits += 1
    commitsLeft -= 1
    if (commitsLeft !== 0) return result
    await die(ask)
    return ask('SELECT 1')
  }
  database.pool.on('connect', (client) => {
    const ask = client.query.bind(client) as unknown as Ask
    let isInside = false
    const askOrDie = async (...given: unknown[]) => {
      const [verb = ''] = textOf(given[0]).toLowerCase().split(' ')
      isInside ||= verb === 'begin'
      if (!isInside) return ask(...given)
      isInside = verb !== 'commit' && verb !== 'rollback'
      statementsLeft -= 1
      if (statementsLeft === 0) await die(ask)
      return verb === 'commit' ? commit(ask, given) : ask(...given)
    }
    client.query = ((...given: unknown[]) =>
      // With a callback it is the pool that asks, outside of any transaction.
      typeof given.at(-1) === 'function' ? ask(...given) : askOrDie(...given)) as typeof client.query
  })

  const start = (plan: { statements: number; commits: number }): void => {
    statementsLeft = plan.statements
    commitsLeft = plan.commits
    commits = 0
    hasDied = false
  }
  return {
    database,
    /** Dies before the given statement of transactions from now on; the first one is 1. */
    dieBefore: (statement: number) => start({ statements: statement, commits: 0 }),
    /** Dies when the given commit from now on is done, before its answer. */
    dieAfterCommit: (number: number) => start({ statements: 0, commits: number }),
    hasDied: () => hasDied,
    /** How many commits there were since then. */
    commits: () => commits,
    close: () => Promise.all([database.close(), executioner.close()]),
  }
}
