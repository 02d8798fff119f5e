import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Problem } from '../lib/bootstrap.mjs'
import { makeDataFolder } from '../lib/data.ts'

const SQLITE_BUSY = 5

/**
 * Takes a data folder for this process alone, as long as it lives: the system itself releases the lock of a process
 * that was killed. SQLite only stands in for such a lock, which Node does not offer; nothing is ever written.
 */
export const holdFolder = (folder: string): void => {
  try {
    makeDataFolder(folder)
    const file = join(folder, 'running.lock')
    closeSync(openSync(file, 'a', 0o600))
    const lock = new DatabaseSync(file)
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    // Kept, because a lock that is garbage collected is released.
    held.push(lock)
  } catch (error) {
    const isHeld = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
    throw new Problem(
      isHeld
        ? `A shop is running on the data folder ${folder} already: stop it first, or choose another folder with HOJREH_DATA=/some/folder.`
        : `The data folder ${folder} cannot be used: choose another one with HOJREH_DATA=/some/folder.`,
    )
  }
}

const held: DatabaseSync[] = []
