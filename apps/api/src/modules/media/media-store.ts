import { createHash } from 'node:crypto'
import { faviconSizes } from '../../shared/favicon-address.ts'
import type { FileContent, FileStore } from '../file-store/file-store.ts'
import { APP_ICON } from './favicon.ts'
import { renderedFormats, renderedWidths } from './media-address.ts'

/** The first 128 bits of the SHA-256 of the original: the same picture has the same key everywhere. */
export const mediaKey = (original: FileContent): string =>
  createHash('sha256').update(original).digest('hex').slice(0, 32)

/** The key of a picture that may be withdrawn: its addresses show this, and no cache keeps it for long. */
export const revocableKey = (original: FileContent): string => `r${mediaKey(original)}`
export const isRevocable = (key: string): boolean => key.startsWith('r')

export const isMediaKey = (key: string): boolean => /^r?[0-9a-f]{32}$/.test(key)

const originalName = (key: string) => `originals/${key.slice(0, 2)}/${key}`
const renderedName = (key: string, name: string) => `rendered/${key.slice(0, 2)}/${key}/${name}`

export const iconName = (size: number, isMaskable: boolean): string =>
  `icon-${size}${isMaskable ? '-maskable' : ''}.png`
export const SOCIAL_NAME = 'social.jpg'

/** Everything that is ever rendered of one picture. */
const renderedNames: readonly string[] = [
  ...renderedWidths.flatMap((width) => renderedFormats.map((format) => `${width}.${format}`)),
  ...faviconSizes.map((size) => iconName(size, false)),
  iconName(APP_ICON.size, true),
  SOCIAL_NAME,
]

/** The shop's pictures: `originals/ab/abcd…` and `rendered/ab/abcd…/640.avif`. */
export const openMediaStore = (files: FileStore) => ({
  readOriginal: (key: string) => files.read(originalName(key)),
  hasOriginal: (key: string) => files.has(originalName(key)),
  /** Stores an original as it is and returns its key; storing it again costs one lookup. */
  addOriginal: async (original: FileContent, key = mediaKey(original)): Promise<string> => {
    if (!(await files.has(originalName(key)))) await files.write(originalName(key), original)
    return key
  },
  readRendered: (key: string, name: string) => files.read(renderedName(key, name)),
  /** Returns false when the original has gone meanwhile: its removal ended before the rendering was there. */
  addRendered: async (key: string, name: string, rendered: Buffer): Promise<boolean> => {
    await files.write(renderedName(key, name), rendered)
    if (await files.has(originalName(key))) return true
    await files.remove(renderedName(key, name))
    return false
  },
  /** Removes a picture that nothing shows any more; the original first, so that no rendering of it is made any more. */
  remove: async (key: string): Promise<void> => {
    await files.remove(originalName(key))
    await Promise.all(renderedNames.map((name) => files.remove(renderedName(key, name))))
  },
})

export type MediaStore = ReturnType<typeof openMediaStore>
