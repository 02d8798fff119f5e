import { randomBytes, randomInt } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { nativeFolder } from './binaries.ts'
import { EmbeddedPostgresError } from './errors.ts'
import { keepPrivate, prepareFolder, reachablePrograms } from './folder.ts'
import { databaseUser, type RunAs, run } from './run-as.ts'

export interface EmbeddedPostgres {
  /** Connection string of the maintenance database `postgres`, as superuser. */
  url: string
  /** Connection string of another database of this cluster. */
  urlOf: (database: string) => string
  /** False when this call found the cluster already running. */
  isOurs: boolean
  /** Stops the cluster and waits for it. */
  stop: () => Promise<void>
}

export interface StartOptions {
  /** Holds `pgdata`, the password and the log. Made when it is not there. */
  folder: string
  /** PostgreSQL settings, such as `{ fsync: 'off' }` for a throw-away cluster. */
  settings?: Record<string, string>
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** Returns a free port below the range of outgoing connections, in which it could be taken again before it is used. */
const freePort = async (): Promise<number> => {
  const port = randomInt(20_000, 30_000)
  return (await isFree(port)) ? port : freePort()
}

const failure = (folder: string, error: unknown): EmbeddedPostgresError => {
  const log = join(folder, 'postgres.log')
  const printed = `${error instanceof Error ? error.message : ''}\n${existsSync(log) ? readFileSync(log, 'utf8').slice(-4000) : ''}`
  // PostgreSQL says the latter when a write comes back short.
  if (/no space left|could not extend file|wrote only/i.test(printed))
    return new EmbeddedPostgresError(
      'disk_full',
      `The disk of ${folder} is full: free some space and start again.`,
    )
  const reason = /(?:FATAL|error|could not)[^\n]*/.exec(printed)?.[0] ?? 'no reason was printed'
  return new EmbeddedPostgresError(
    'start_failed',
    `The embedded PostgreSQL did not start (${reason}); its log is ${log}.`,
  )
}

/**
 * Returns the running server: its process and its port are the first and the fourth line of postmaster.pid (PostgreSQL
 * documentation, "Server Files").
 */
const runningServer = (pgdata: string): { pid: number; port: string } | null => {
  try {
    const [pid, , , port] = readFileSync(join(pgdata, 'postmaster.pid'), 'utf8').split('\n')
    return port ? { pid: Number(pid), port } : null
  } catch {
    return null
  }
}

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** `pg_ctl` waits until postmaster.pid is gone; the process ends a moment later, an unreaped one never. */
const waitForEnd = async (pid: number): Promise<void> => {
  const until = performance.now() + 2_000
  while (isThere(pid) && performance.now() < until) await setTimeout(20)
}

/** `LC_CTYPE` alone tells pg_trgm what a letter is, whatever provider sorts: under `C` Persian has no trigrams. */
const LETTERS = ['C.UTF-8', 'en_US.UTF-8', 'C']

/** Makes a cluster with the first of these values that this machine has. */
const initdb = async (program: string, flags: readonly string[], how: Parameters<typeof run>[2]) => {
  let refused: unknown
  for (const letters of LETTERS)
    try {
      return await run(program, [...flags, `--lc-ctype=${letters}`], how)
    } catch (error) {
      refused = error
    }
  throw refused
}

const initialise = async (programs: string, folder: string, runAs: RunAs) => {
  const password = randomBytes(24).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  keepPrivate(passwordFile, runAs)
  const pgdata = join(folder, 'pgdata')
  try {
    await initdb(
      join(programs, 'initdb'),
      [
        `--pgdata=${pgdata}`,
        '--username=hojreh',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      { ...runAs, cwd: folder },
    )
  } catch (error) {
    rmSync(pgdata, { recursive: true, force: true })
    throw failure(folder, error)
  }
}

/** Starts the cluster in a folder, making it on the first start; joins it when it already runs. */
export const startPostgres = async ({ folder, settings = {} }: StartOptions): Promise<EmbeddedPostgres> => {
  const runAs = databaseUser()
  prepareFolder(folder, runAs)
  const programs = reachablePrograms(nativeFolder(), folder, runAs)
  const pgdata = join(folder, 'pgdata')
  if (!existsSync(join(pgdata, 'PG_VERSION'))) await initialise(programs, folder, runAs)

  // Older versions left it readable to every user who could reach the folder.
  keepPrivate(join(folder, 'password'), runAs)

  const control = (...args: string[]) =>
    run(join(programs, 'pg_ctl'), [...args, '--pgdata', pgdata], { ...runAs, cwd: folder })
  const isRunning = await control('status').then(
    () => true,
    () => false,
  )
  if (!isRunning) {
    const chosen = {
      port: String(await freePort()),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      // For a disk without a moving arm (PostgreSQL documentation, "Planner Cost Constants").
      random_page_cost: '1.1',
      ...settings,
    }
    const flags = Object.entries(chosen).map(([name, value]) => `-c ${name}='${value}'`)
    try {
      await control('start', '--wait', '--log', join(folder, 'postgres.log'), '--options', flags.join(' '))
    } catch (error) {
      throw failure(folder, error)
    }
  }
  const password = readFileSync(join(folder, 'password'), 'utf8')
  const running = runningServer(pgdata)
  if (!running) throw failure(folder, null)
  const urlOf = (database: string) => `postgres://hojreh:${password}@127.0.0.1:${running.port}/${database}`
  return {
    url: urlOf('postgres'),
    urlOf,
    isOurs: !isRunning,
    stop: async () => {
      await control('stop', '--mode', 'fast', '--wait')
      await waitForEnd(running.pid)
    },
  }
}

/** Starts a throw-away cluster for tests and measurements: no durability, gone after `stop`. */
export const startTemporaryPostgres = async (
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'hojreh-postgres-'))
  const postgres = await startPostgres({
    folder,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      // It has no replicas, and no table lives long enough to be vacuumed: the launcher would look at each of hundreds
      // of databases in turn.
      wal_level: 'minimal',
      max_wal_senders: '0',
      autovacuum: 'off',
      max_connections: '200',
      // As in the shop's own database: a copy of a database does not take over the settings that ALTER DATABASE made.
      jit: 'off',
      random_page_cost: '1.1',
      // Without statistics a query over all tables looks large: two processes were started for 2 ms of work.
      max_parallel_workers_per_gather: '0',
      ...settings,
    },
  })
  return {
    ...postgres,
    stop: async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
