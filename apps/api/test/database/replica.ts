import { execFile } from 'node:child_process'
import { chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type EmbeddedPostgres, startPostgres } from '@hojreh/postgres'
import pg from 'pg'

const FAST = { fsync: 'off', full_page_writes: 'off' }

const makeFolder = () => mkdtemp(join(tmpdir(), 'hojreh-replicated-'))

/** Copies a running cluster as a base backup (PostgreSQL documentation, "Making a Base Backup Using the Low Level API"). */
const copyCluster = async (from: string, to: string, url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("SELECT pg_backup_start('replica', true)")
  // Owner and permissions are kept: the copy is the database's user's, too.
  await promisify(execFile)('cp', ['-a', `${from}/.`, to])
  await rm(join(to, 'pgdata/postmaster.pid'))
  const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)')
  const { uid, gid } = await stat(join(to, 'pgdata/PG_VERSION'))
  const files = { backup_label: rows[0]?.labelfile ?? '', 'standby.signal': '' }
  for (const [name, content] of Object.entries(files)) {
    const file = join(to, 'pgdata', name)
    await writeFile(file, content)
    await chown(file, uid, gid)
  }
  await client.end()
}

/** A cluster and a streaming replica of it, both real; `stop` ends what still runs. */
export const startReplicated = async () => {
  const folders = { primary: await makeFolder(), replica: await makeFolder() }
  const primary = await startPostgres({ folder: folders.primary, settings: FAST })
  const { hostname, port, username, password } = new URL(primary.url)
  await copyCluster(folders.primary, folders.replica, primary.url)
  const replica = await startPostgres({
    folder: folders.replica,
    settings: {
      ...FAST,
      primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password}`,
    },
  })
  const running = new Set<EmbeddedPostgres>([primary, replica])
  const stop = async (one: EmbeddedPostgres) => {
    if (running.delete(one)) await one.stop()
  }
  return {
    primary: { ...primary, stop: () => stop(primary) },
    replica: { ...replica, stop: () => stop(replica) },
    stop: async () => {
      for (const one of running) await stop(one)
      for (const folder of Object.values(folders)) await rm(folder, { recursive: true, force: true })
    },
  }
}
