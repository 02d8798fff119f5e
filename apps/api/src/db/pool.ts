import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'
import { makePoolClient } from './pool-client.ts'

type OnConnect = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void

class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: OnConnect): void
  override connect(callback?: OnConnect): unknown {
    if (!callback) return super.connect()
    // Otherwise a caller that waited for a connection would continue in the async context of the one that released it.
    return super.connect(AsyncResource.bind(callback))
  }
}

/** Makes a pool of our own clients; a caller that waits for a connection keeps its async context, and so its trace. */
export const makePool = ({
  isPreparing,
  ...config
}: Omit<pg.PoolConfig, 'Client'> & { isPreparing: boolean }): pg.Pool =>
  new Pool({ ...config, Client: makePoolClient(isPreparing) })
