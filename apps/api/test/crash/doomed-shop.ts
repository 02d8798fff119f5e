import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '@hojreh/postgres'
import { startServer } from '@hojreh/server/testing'
import { openDatabase } from '../../src/db/client.ts'
import { migrate } from '../../src/db/migrate.ts'
import { testConfig } from '../test-config.ts'

export type Victim = 'api' | 'database' | 'both'

const server = fileURLToPath(new URL('../../src/server.ts', import.meta.url))
const PATIENCE_MS = 60_000

/** The postmaster and everything that it started, as long as they live. */
const processesBelow = (parent: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid] : []))

const kill = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Gone already: its parent was faster.
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A shop as it runs in production, the real api process on a real PostgreSQL that keeps its word, to be killed. */
export const openDoomedShop = async (environment: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'hojreh-doomed-'))
  const postgres = await startPostgres({ folder })
  const port = new URL(postgres.url).port
  const url = postgres.url
  const config = testConfig({ ...environment, DATABASE_URL: url, NODE_ENV: 'development' })
  const database = { ...openDatabase(url, 4, () => {}), url }
  await migrate(database)

  let api: ChildProcess | undefined
  let origin = ''
  const startApi = async (): Promise<void> => {
    const env = {
      PATH: process.env.PATH,
      ...environment,
      DATABASE_URL: url,
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

  const killDatabase = async (): Promise<void> => {
    const postmaster = Number(readFileSync(join(folder, 'pgdata/postmaster.pid'), 'utf8').split('\n')[0])
    const all = [postmaster, ...processesBelow(postmaster)]
    for (const pid of all) kill(pid)
    while (all.some(isAlive)) await delay(10)
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
    /** Kills without a word, then starts what was killed. An api that lost its database must find it again itself. */
    crash: async (victim: Victim): Promise<number> => {
      await Promise.all([victim !== 'database' && killApi(), victim !== 'api' && killDatabase()])
      if (victim !== 'api') await startPostgres({ folder, settings: { port } })
      if (victim !== 'database') await startApi()
      return untilReady()
    },
    close: async () => {
      await killApi()
      await database.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type DoomedShop = Awaited<ReturnType<typeof openDoomedShop>>
