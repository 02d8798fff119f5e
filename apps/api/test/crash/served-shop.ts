import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startServer } from '@hojreh/server/testing'
import { openDatabase } from '../../src/db/client.ts'
import { migrate } from '../../src/db/migrate.ts'
import { testConfig } from '../test-config.ts'

const server = fileURLToPath(new URL('../../src/server.ts', import.meta.url))
const PATIENCE_MS = 60_000

/** A shop as it runs in production: the real api process on a database that may come and go. */
export const serveShop = async (url: string, environment: Record<string, string>) => {
  const config = testConfig({ ...environment, DATABASE_URL: url, NODE_ENV: 'development' })
  const database = { ...openDatabase(url, 4, () => {}), url }
  await migrate(database)

  let api: ChildProcess | undefined
  let origin = ''
  const startApi = async (): Promise<void> => {
    const env = {
      DATABASE_URL: url,
      ...environment,
      SECRET: config.SECRET,
      MEDIA_FOLDER: config.MEDIA_FOLDER,
      API_PORT: '0',
      DEMO_MODE: '1',
      IMAGE_DOWNLOADS: '0',
      SWEEP_INTERVAL_SECONDS: '1',
      LOG_LEVEL: 'info',
    }
    const { origin: address } = await startServer(server, env, (child) => {
      api = child
    })
    origin = address
  }

  const killApi = async (): Promise<void> => {
    const child = api
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  /** Resolves to the milliseconds until the shop said that it was ready. */
  const untilReady = async (): Promise<number> => {
    const started = performance.now()
    while (performance.now() - started < PATIENCE_MS) {
      const isReady = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) return performance.now() - started
      await delay(20)
    }
    throw new Error('the shop did not come back by itself')
  }

  await startApi()
  await untilReady()
  return {
    config,
    database,
    origin: () => origin,
    pid: () => api?.pid,
    startApi,
    killApi,
    untilReady,
    close: async () => {
      await killApi()
      await database.close()
    },
  }
}

export type ServedShop = Awaited<ReturnType<typeof serveShop>>
