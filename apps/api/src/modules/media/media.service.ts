import { availableParallelism } from 'node:os'
import sharp, { type Sharp } from 'sharp'
import { makeIcon } from './favicon.ts'
import type { RenderedFormat } from './media-address.ts'
import { iconName, type MediaStore, SOCIAL_NAME } from './media-store.ts'
import { makeRenderQueue } from './render-queue.ts'
import { composeSocialPicture } from './social-picture.ts'

/** Two, or one on a single core: rendering must not take the processor from the calls of the shop. */
const RENDERINGS_AT_ONCE = Math.min(2, availableParallelism())
/** Half a minute of work for free cores; a busy machine has two minutes for it (`PICTURE_MS`). */
const RENDERINGS_WAITING = 200
// What sharp caches of one rendering helps no other, and stays in memory.
sharp.cache(false)
/** A 40-megapixel photograph takes about 120 MB while it is decoded; more is an attack or a mistake. */
export const MAX_PIXELS = 40_000_000
const SVG_DENSITY = 96

/**
 * The first visitor waits for the encoding. For 28 of the demo's pictures in three widths each, in processor seconds
 * (of which 2.2 are reading) and kilobytes: effort 0: 3.6, 1,299; 1: 5.8, 1,063; 2: 7.9, 1,032; 2 with every pixel's
 * own colour, as sharp does by itself: 8.8, 1,112.
 */
const AVIF = { quality: 55, effort: 1, chromaSubsampling: '4:2:0' } as const

const encode = (image: Sharp, format: RenderedFormat): Sharp => {
  if (format === 'avif') return image.avif(AVIF)
  if (format === 'webp') return image.webp({ quality: 78, effort: 4 })
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true })
}

/** Renders an original in one width and format; without metadata, turned upright. */
const render = (original: Buffer, width: number, format: RenderedFormat): Promise<Buffer> =>
  encode(
    sharp(original, { limitInputPixels: MAX_PIXELS, density: SVG_DENSITY })
      .rotate()
      .resize({ width, withoutEnlargement: true }),
    format,
  ).toBuffer()

export const makeMediaService = (store: MediaStore) => {
  const queue = makeRenderQueue<Buffer | null>(RENDERINGS_AT_ONCE, RENDERINGS_WAITING)

  const readOrMake = async (key: string, name: string, make: (original: Buffer) => Promise<Buffer>) => {
    const ready = await store.readRendered(key, name)
    if (ready) return ready
    // Checked before it is queued: an invented address takes no place in the queue.
    if (!(await store.hasOriginal(key))) return null
    return queue(`${key}/${name}`, async () => {
      const original = await store.readOriginal(key)
      if (!original) return null
      const rendered = await make(original)
      return (await store.addRendered(key, name, rendered)) ? rendered : null
    })
  }

  return {
    /** A rendering, kept or made now; null when there is no such original. */
    read: (key: string, width: number, format: RenderedFormat): Promise<Buffer | null> =>
      readOrMake(key, `${width}.${format}`, (original) => render(original, width, format)),
    /** The picture as an icon of `size` pixels; likewise. `maskable` is safe to be cut by a phone. */
    readIcon: (key: string, size: number, isMaskable: boolean): Promise<Buffer | null> =>
      readOrMake(key, iconName(size, isMaskable), (original) =>
        makeIcon(original, size, { isMaskable, limitInputPixels: MAX_PIXELS }),
      ),
    /** The picture as a link's preview shows it; likewise. */
    readSocial: (key: string): Promise<Buffer | null> =>
      readOrMake(key, SOCIAL_NAME, (original) => composeSocialPicture(original, MAX_PIXELS)),
  }
}
