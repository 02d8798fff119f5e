import type pg from 'pg'

/** Another client's statement may come between two looks, so one look alone proves nothing. */
const LOOKS = 3

type Client = Pick<pg.PoolClient, 'query' | 'release'>

const backendOf = async (client: Client): Promise<number | undefined> =>
  (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid

/**
 * Throws unless `client` keeps its connection of PostgreSQL. A pooler in transaction mode gives it to another client
 * after each statement: the lock of a migration and its settings would stay with that client. While another client
 * holds a transaction, that one has the connection, or `client` gets a different one.
 */
export const checkOwnConnection = async (
  pool: { connect: () => Promise<Client> },
  client: Client,
): Promise<void> => {
  const other = await pool.connect()
  try {
    for (let look = 0; look < LOOKS; look += 1) {
      const own = await backendOf(client)
      await other.query('BEGIN')
      // In this order: behind a pooler with a single connection the client would wait for the other's transaction.
      if ((await backendOf(other)) === own || (await backendOf(client)) !== own)
        throw new Error(
          'این نشانی از راه PgBouncer می‌رود؛ برای ساختار پایگاه داده نشانی خود PostgreSQL را در DATABASE_DIRECT_URL بگذارید · this address leads through a pooler in transaction mode, which keeps no lock of a migration: name PostgreSQL itself in DATABASE_DIRECT_URL',
        )
      await other.query('ROLLBACK')
    }
  } finally {
    other.release(true)
  }
}
