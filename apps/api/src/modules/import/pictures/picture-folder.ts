import { open, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { MAX_PICTURE_BYTES, type PictureSource } from './picture-source.ts'

/** Pictures below a folder; a link that leads out of it is as good as not there. */
export const openPictureFolder = async (folder: string): Promise<PictureSource> => {
  const base = await realpath(folder)
  return {
    read: async (name) => {
      const path = await realpath(join(base, name)).catch(() => null)
      if (path === null || !path.startsWith(base.endsWith(sep) ? base : base + sep)) return null
      const file = await open(path)
      try {
        const found = await file.stat()
        return found.isFile() && found.size <= MAX_PICTURE_BYTES ? await file.readFile() : null
      } finally {
        await file.close()
      }
    },
    close: () => {},
  }
}
