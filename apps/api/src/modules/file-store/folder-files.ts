import { access, constants, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { FileContent, FileStore } from './file-store.ts'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * Writes beside the target and renames: a reader never sees half a file, a crash leaves none. Only the shop's own
 * system user may read the file: pictures are served by the api, and receipts are private.
 */
const writeWhole = async (file: string, content: FileContent): Promise<void> => {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = join(folder, `.${crypto.randomUUID()}`)
  await writeFile(draft, content, { mode: 0o600 })
  await rename(draft, file)
}

/** Returns the file's content, or null when it is not there. */
const readIfThere = async (file: string): Promise<Buffer | null> => {
  try {
    return await readFile(file)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false
      throw error
    },
  )

/** Lists the files of a folder, without those that are being written. */
async function* filesIn(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(path)
    else if (entry.isFile()) yield path
  }
}

/** Opens a folder of this machine as a file store. Errors of the disk are thrown unchanged. */
export const openFolder = (folder: string): FileStore => ({
  place: folder,
  folder,
  read: (name) => readIfThere(join(folder, name)),
  has: (name) => isThere(join(folder, name)),
  write: (name, content) => writeWhole(join(folder, name), content),
  remove: (name) => rm(join(folder, name), { force: true }),
  list: async function* (under) {
    const from = under === undefined ? folder : join(folder, under)
    // Nothing was ever written there.
    if (under !== undefined && !(await isThere(from))) return
    for await (const path of filesIn(from)) yield relative(folder, path).split(sep).join('/')
  },
  check: () => access(folder, constants.R_OK | constants.W_OK),
})
