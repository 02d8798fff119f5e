import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The first 128 bits of the SHA-256 of the original: the same picture has the same key everywhere. */
export const mediaKey = (original: Uint8Array | string): string =>
  createHash('sha256').update(original).digest('hex').slice(0, 32)

export const isMediaKey = (key: string): boolean => /^[0-9a-f]{32}$/.test(key)

/**
 * Writes beside the target and renames: a reader never sees half a file, a crash leaves none. For the shop's own user
 * alone: pictures are served by the api, and receipts are nobody else's business.
 */
export const writeWhole = async (file: string, content: Uint8Array | string): Promise<void> => {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = join(folder, `.${crypto.randomUUID()}`)
  await writeFile(draft, content, { mode: 0o600 })
  await rename(draft, file)
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The file's content, or null when it is not there. */
export const readIfThere = async (file: string): Promise<Buffer | null> => {
  try {
    return await readFile(file)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Pictures on disk: `originals/ab/abcd…` and `rendered/ab/abcd…/640.avif`. */
export const openMediaStore = (folder: string) => {
  const originalFile = (key: string) => join(folder, 'originals', key.slice(0, 2), key)
  return {
    readOriginal: (key: string) => readIfThere(originalFile(key)),
    /** Stores an original as it is and answers its key; a second time costs one look. */
    addOriginal: async (original: Uint8Array | string): Promise<string> => {
      const key = mediaKey(original)
      const file = originalFile(key)
      const isThere = await stat(file).then(
        () => true,
        (error: unknown) => !isMissing(error),
      )
      if (!isThere) await writeWhole(file, original)
      return key
    },
    renderedFile: (key: string, name: string) => join(folder, 'rendered', key.slice(0, 2), key, name),
  }
}

export type MediaStore = ReturnType<typeof openMediaStore>
