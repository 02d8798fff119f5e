import { chmod, link, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Database } from '../db/client.ts'
import { copyFiles } from '../modules/file-store/copy-files.ts'
import type { FileStore } from '../modules/file-store/file-store.ts'
import { openFolder } from '../modules/file-store/folder-files.ts'
import { pack } from './archive.ts'
import { backupMessages as texts } from './backup.messages.ts'
import { dumpTables } from './dump-tables.ts'
import { BackupError, MANIFEST_FILE, type Manifest, PICTURES_FOLDER } from './manifest.ts'

const isThere = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'

/** A folder is packed where it lies; what is elsewhere is fetched first. */
const addPictures = async (files: FileStore, folder: string): Promise<void> => {
  if (files.folder !== undefined) return symlink(resolve(files.folder), folder)
  await mkdir(folder)
  await copyFiles(files, openFolder(folder))
}

/**
 * Writes database and pictures into one file, which is there when it is whole and not before. Pictures are never
 * changed once they are written, so those that the snapshot of the database knows are there a moment later too.
 */
export const makeBackup = async (database: Database, files: FileStore, file: string): Promise<Manifest> => {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const work = await mkdtemp(join(dirname(file), '.backup-'))
  try {
    const content = join(work, 'content')
    const manifest = await dumpTables(database, content)
    await addPictures(files, join(content, PICTURES_FOLDER))
    await writeFile(join(content, MANIFEST_FILE), JSON.stringify(manifest, null, 2))
    const packed = join(work, 'packed')
    await pack(content, packed)
    // Names, phone numbers, addresses.
    await chmod(packed, 0o600)
    // Unlike a rename it never takes the place of another backup.
    await link(packed, file)
    return manifest
  } catch (error) {
    if (isThere(error)) throw new BackupError(texts.exists(file))
    throw error
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
