import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { freePort } from './free-port.ts'

const version = /PgBouncer (\d+)\.(\d+)/.exec(String(spawnSync('pgbouncer', ['--version']).stdout))
/** Whether this machine has PgBouncer; without it what is tested behind it is skipped, and told as skipped. */
export const hasPooler = version !== null
/** Whether it keeps prepared statements, from 1.21 on (pgbouncer.org/changelog.html). */
export const poolerPrepares = version !== null && 100 * Number(version[1]) + Number(version[2]) >= 121

const example = readFileSync(
  fileURLToPath(new URL('../../../../deploy/pgbouncer/pgbouncer.ini', import.meta.url)),
  'utf8',
)

/** Returns the settings that we ship, for all databases of a test's cluster and any user. */
const settingsFor = (
  { hostname, port, username, password }: URL,
  listenPort: number,
  limits: Readonly<Record<string, string>>,
) =>
  Object.entries(limits)
    .reduce(
      (text, [name, value]) => text.replace(new RegExp(`SET ${name} = \\d+`), `SET ${name} = ${value}`),
      example,
    )
    .replace(
      'hojreh = host=127.0.0.1 port=5432',
      `* = host=${hostname} port=${port} user=${username} password=${password}`,
    )
    .replace('listen_port = 6432', `listen_port = ${listenPort}`)
    .replace('[pgbouncer]', poolerPrepares ? '[pgbouncer]\nmax_prepared_statements = 300' : '[pgbouncer]')
    .replace(/^auth_type = .*$/m, 'auth_type = any')
    .replace(/^auth_file = .*$/m, 'unix_socket_dir =')

/**
 * Starts PgBouncer (Debian's `pgbouncer`) in front of a cluster; returns the cluster's address through it.
 * @param limits of statements and transactions, in milliseconds, instead of those that we ship
 */
export const startPooler = async (
  postgresUrl: string,
  limits: Readonly<Record<string, string>> = {},
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'hojreh-pooler-'))
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, settingsFor(new URL(postgresUrl), port, limits))
  chmodSync(folder, 0o755)
  // PgBouncer refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const child = spawn('pgbouncer', [...user, file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let complaints = ''
  child.stderr.on('data', (chunk) => {
    complaints += String(chunk)
  })
  const url = new URL(postgresUrl)
  url.port = String(port)
  const isReady = async () => {
    const client = new pg.Client({ connectionString: url.href })
    try {
      await client.connect()
      return true
    } catch {
      return false
    } finally {
      await client.end()
    }
  }
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`PgBouncer did not start:\n${complaints}`)
    await delay(50)
  }
  return {
    url: url.href,
    stop: async () => {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}
