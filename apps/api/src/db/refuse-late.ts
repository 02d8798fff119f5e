import type pg from 'pg'

const isEnd = ({ text }: { text: string }) => text === 'commit' || text === 'rollback'

/** For one transaction: what is asked after its end is refused, whoever has the connection by then. */
const forOneTransaction = (client: pg.PoolClient) => {
  let hasEnded = false
  return {
    query: (asked: pg.QueryConfig, values?: unknown[]) => {
      if (isEnd(asked)) hasEnded = true
      else if (hasEnded) return Promise.reject(new Error('the transaction has ended'))
      return client.query(asked, values)
    },
    release: client.release,
  }
}

/**
 * The pool for Drizzle, which runs nothing but transactions on connections that it takes for itself.
 *
 * Of several things that are done at once the others go on when one fails: `Promise.all` waits for none of them. What
 * they ask for next would run outside of any transaction, or in that of the next caller.
 */
export const refuseLate = (pool: pg.Pool): pg.Pool =>
  Object.assign(Object.create(pool) as pg.Pool, {
    query: pool.query.bind(pool),
    connect: async () => forOneTransaction(await pool.connect()),
  })
