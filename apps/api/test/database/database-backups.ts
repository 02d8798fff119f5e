import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { databaseUser, keepPrivate, run } from '@hojreh/postgres'
import { openObjectStore } from '../servers/object-store.ts'
import { startSystemPostgres } from './system-postgres.ts'

export const hasBackups = spawnSync('pgbackrest', ['version']).status === 0

const shipped = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../deploy/pgbackrest/${name}`, import.meta.url)), 'utf8')

/** `name = value` and `name = 'value'` of a file of PostgreSQL's settings. */
const settingsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^(\w+) = '?(.+?)'?$/gm)].map(([, name = '', value = '']) => [name, value]),
  )

/** Returns the lines that we ship, with what only an owner knows in the place of the example's. */
const configuredWith = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values).reduce((text, [name, value]) => {
    const line = new RegExp(`^${name}=.*$`, 'm')
    if (!line.test(text)) throw new Error(`deploy/pgbackrest/pgbackrest.conf sets no ${name}`)
    return text.replace(line, `${name}=${value}`)
  }, shipped('pgbackrest.conf'))

/** Makes a certificate for this machine that no client trusts by itself. */
const makeCertificate = (folder: string) => {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert],
    ],
    { stdio: 'ignore' },
  )
  return { file: cert, key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
}

/**
 * Starts the system's PostgreSQL with the settings and the backups of `deploy/pgbackrest`, and an object store for
 * them.
 */
export const startBackedUpPostgres = async () => {
  const user = databaseUser()
  const folder = mkdtempSync(join(tmpdir(), 'hojreh-pgbackrest-'))
  keepPrivate(folder, user, 0o700)
  const { file: authority, ...tls } = makeCertificate(folder)
  const store = await openObjectStore(tls)
  const env = { PGBACKREST_CONFIG: join(folder, 'pgbackrest.conf') }
  const postgres = await startSystemPostgres(settingsOf(shipped('postgresql.conf')), env)
  const written = [
    configuredWith({
      'repo1-s3-endpoint': 'localhost',
      'repo1-s3-bucket': 'backups',
      'repo1-s3-key': store.environment.S3_ACCESS_KEY_ID,
      'repo1-s3-key-secret': store.environment.S3_SECRET_ACCESS_KEY,
      'repo1-cipher-pass': 'of-a-test',
      'pg1-path': postgres.pgdata,
    }),
    `pg1-port=${postgres.port}`,
    `pg1-socket-path=${postgres.folder}`,
    'pg1-user=hojreh',
    '[global]',
    `repo1-storage-port=${new URL(store.environment.S3_ENDPOINT).port}`,
    `repo1-storage-ca-file=${authority}`,
    ...['log-path', 'spool-path', 'lock-path'].map((name) => `${name}=${folder}`),
  ]
  writeFileSync(env.PGBACKREST_CONFIG, written.join('\n'))
  for (const path of [authority, env.PGBACKREST_CONFIG]) keepPrivate(path, user)
  const pgbackrest = (...parameters: string[]) =>
    run('pgbackrest', ['--stanza=hojreh', ...parameters], { ...user, cwd: folder, env })
  return {
    ...postgres,
    pgbackrest,
    close: async () => {
      await postgres.stop()
      postgres.remove()
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}
