import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseUser, keepPrivate, run } from '@hojreh/postgres'
import { freePort } from './free-port.ts'

/** The programs of the PostgreSQL that came with the system (Debian's `postgresql-15`), for tools that know no newer one. */
export const systemPrograms = '/usr/lib/postgresql/15/bin'
export const hasSystemPostgres = existsSync(join(systemPrograms, 'postgres'))

/**
 * A cluster of the system's PostgreSQL that keeps its word, in a folder that its user owns.
 * @param environment of the server, and of what it starts
 */
export const startSystemPostgres = async (
  settings: Record<string, string>,
  environment: Record<string, string>,
) => {
  const user = databaseUser()
  const folder = mkdtempSync(join(tmpdir(), 'hojreh-system-postgres-'))
  const port = await freePort()
  const pgdata = join(folder, 'pgdata')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, 'of-a-test')
  keepPrivate(folder, user, 0o700)
  keepPrivate(passwordFile, user)
  const program = (name: string, ...parameters: string[]) =>
    run(join(systemPrograms, name), parameters, { ...user, cwd: folder, env: environment })
  await program(
    'initdb',
    ...['--pgdata', pgdata, '--username=hojreh', '--auth-host=scram-sha-256', `--pwfile=${passwordFile}`],
    ...['--auth-local=trust', '--encoding=UTF8', '--locale=C', '--lc-ctype=C.UTF-8'],
  )
  const flags = Object.entries({
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    ...settings,
  }).map(([name, value]) => `-c ${name}='${value}'`)
  const start = () =>
    program(
      'pg_ctl',
      ...['start', '--wait', '--timeout=300', '--pgdata', pgdata, '--log', join(folder, 'log')],
      ...['--options', flags.join(' ')],
    )
  await start()
  return {
    url: `postgres://hojreh:of-a-test@127.0.0.1:${port}/postgres`,
    folder,
    pgdata,
    port,
    start,
    stop: () => program('pg_ctl', 'stop', '--mode', 'fast', '--wait', '--pgdata', pgdata),
    /** The disk is gone; an empty one is in its place. */
    lose: () => {
      rmSync(pgdata, { recursive: true })
      mkdirSync(pgdata, { mode: 0o700 })
      keepPrivate(pgdata, user, 0o700)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
