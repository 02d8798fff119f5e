import sharp from 'sharp'
import type { StoredImage } from '../catalog/catalog.tables.ts'
import { HopelessPictureError } from './fetch-picture.ts'
import { MAX_PIXELS } from './media.service.ts'
import type { MediaStore } from './media-store.ts'

const LONGEST_SIDE = 2000
/** What a camera, a phone or a shop's export gives. SVG is a program, not a picture: strangers' ones stay out. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'avif', 'gif'])

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/**
 * Takes a stranger's picture in: decoded and encoded anew (nothing but pixels survives), turned upright, at most
 * 2000 pixels long, stored as an original. Throws {@link HopelessPictureError} for what is no picture.
 */
export const takePicture = async (store: MediaStore, bytes: Buffer, alt: string): Promise<StoredImage> => {
  const { format } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => ({ format: undefined }))
  if (format === undefined || !FORMATS.has(format))
    throw new HopelessPictureError(`not a picture: ${format ?? 'unknown'}`)
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true })
    const { dominant } = await sharp(data)
      .resize(64, 64, { fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .stats()
    return {
      key: await store.addOriginal(data),
      width: info.width,
      height: info.height,
      alt,
      color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
    }
  } catch (error) {
    if (error instanceof Error && /pixel limit|corrupt|unsupported|premature/i.test(error.message))
      throw new HopelessPictureError(error.message)
    throw error
  }
}
