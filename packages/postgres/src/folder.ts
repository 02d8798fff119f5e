import { createHash } from 'node:crypto'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EmbeddedPostgresError } from './errors.ts'
import { canAccess, databaseUser, type RunAs } from './run-as.ts'

const firstExisting = (path: string): string => (existsSync(path) ? path : firstExisting(dirname(path)))

/**
 * Returns where a checkout keeps its data: `<checkout>/.data`, or, when the database's user cannot reach that (a
 * checkout below root's home), a folder of its own below /var/lib.
 */
export const defaultDataFolder = (checkout: string): string => {
  const inside = join(checkout, '.data')
  if (canAccess(databaseUser(), '-x', firstExisting(inside))) return inside
  return join('/var/lib/hojreh', createHash('sha256').update(checkout).digest('hex').slice(0, 8))
}

const explain = (folder: string, error: unknown): EmbeddedPostgresError => {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === 'ENOSPC'
    ? new EmbeddedPostgresError(
        'disk_full',
        `The disk of ${folder} is full: free some space and start again.`,
      )
    : new EmbeddedPostgresError(
        'folder_unreachable',
        `The data folder ${folder} cannot be used: choose another one with HOJREH_DATA=/some/folder.`,
      )
}

/** Leaves a file or folder to the database's user alone. */
export const keepPrivate = (path: string, { uid, gid }: RunAs, mode = 0o600): void => {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
  chmodSync(path, mode)
}

/** Makes the folder and gives it to the database's user; throws a sentence when that is impossible. */
export const prepareFolder = (folder: string, runAs: RunAs): void => {
  try {
    mkdirSync(folder, { recursive: true })
    keepPrivate(folder, runAs, 0o700)
  } catch (error) {
    throw explain(folder, error)
  }
  if (!canAccess(runAs, '-w', folder)) throw explain(folder, null)
}

/**
 * Returns the folder of the programs where the database's user can execute them. A checkout below a closed home is out
 * of its reach; then they are copied once beside the data.
 */
export const reachablePrograms = (native: string, folder: string, runAs: RunAs): string => {
  if (canAccess(runAs, '-x', join(native, 'bin', 'postgres'))) return join(native, 'bin')
  const copy = join(folder, 'postgres')
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`
    try {
      // The libraries' links are relative; resolved, they would point back to the folder that the user cannot reach.
      cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
      renameSync(unfinished, copy)
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true })
      throw explain(folder, error)
    }
  }
  return join(copy, 'bin')
}
