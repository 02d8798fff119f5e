import { createHash } from 'node:crypto'
import type { FileContent, FileStore } from '../file-store/file-store.ts'

/** The first 128 bits of the SHA-256 of the original: the same picture has the same key everywhere. */
export const mediaKey = (original: FileContent): string =>
  createHash('sha256').update(original).digest('hex').slice(0, 32)

export const isMediaKey = (key: string): boolean => /^[0-9a-f]{32}$/.test(key)

const originalName = (key: string) => `originals/${key.slice(0, 2)}/${key}`
const renderedName = (key: string, name: string) => `rendered/${key.slice(0, 2)}/${key}/${name}`

/** The shop's pictures: `originals/ab/abcd…` and `rendered/ab/abcd…/640.avif`. */
export const openMediaStore = (files: FileStore) => ({
  readOriginal: (key: string) => files.read(originalName(key)),
  /** Stores an original as it is and returns its key; a second time costs one look. */
  addOriginal: async (original: FileContent): Promise<string> => {
    const key = mediaKey(original)
    if (!(await files.has(originalName(key)))) await files.write(originalName(key), original)
    return key
  },
  readRendered: (key: string, name: string) => files.read(renderedName(key, name)),
  addRendered: (key: string, name: string, rendered: Buffer) =>
    files.write(renderedName(key, name), rendered),
})

export type MediaStore = ReturnType<typeof openMediaStore>
