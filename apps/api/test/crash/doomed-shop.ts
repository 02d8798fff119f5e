import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startPostgres } from '@hojreh/postgres'
import { serveShop } from './served-shop.ts'

export type Victim = 'api' | 'database' | 'both'

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

/** Ends a database of a folder and all that belongs to it without a word, and waits. */
export const killPostgres = async (pgdata: string): Promise<void> => {
  const postmaster = Number(readFileSync(join(pgdata, 'postmaster.pid'), 'utf8').split('\n')[0])
  const all = [postmaster, ...processesBelow(postmaster)]
  for (const pid of all) kill(pid)
  while (all.some(isAlive)) await delay(10)
}

/** A shop as it runs in production, the real api process on a real PostgreSQL that keeps its word, to be killed. */
export const openDoomedShop = async (environment: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'hojreh-doomed-'))
  const postgres = await startPostgres({ folder })
  const port = new URL(postgres.url).port
  const { startApi, killApi, close, ...shop } = await serveShop(postgres.url, environment)
  return {
    ...shop,
    /** Kills without a word, then starts what was killed. An api that lost its database must find it again itself. */
    crash: async (victim: Victim): Promise<number> => {
      const killDatabase = () => killPostgres(join(folder, 'pgdata'))
      await Promise.all([victim !== 'database' && killApi(), victim !== 'api' && killDatabase()])
      if (victim !== 'api') await startPostgres({ folder, settings: { port } })
      if (victim !== 'database') await startApi()
      return shop.untilReady()
    },
    close: async () => {
      await close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type DoomedShop = Awaited<ReturnType<typeof openDoomedShop>>
