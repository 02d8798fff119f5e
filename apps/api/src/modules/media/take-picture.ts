import sharp from 'sharp'
import type { StoredImage } from '../catalog/catalog.tables.ts'
import { cleanPicture } from './clean-picture.ts'
import { type MediaStore, mediaKey } from './media-store.ts'

const LONGEST_SIDE = 2000

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

const colorOf = async (picture: Buffer): Promise<string> => {
  const { dominant } = await sharp(picture)
    .resize(64, 64, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .stats()
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`
}

/** Size and colour of a picture that was taken in already. */
export const describePicture = async (
  original: Buffer,
): Promise<Pick<StoredImage, 'width' | 'height' | 'color'>> => {
  const { width, height } = await sharp(original).metadata()
  return { width, height, color: await colorOf(original) }
}

/**
 * Takes a stranger's picture in: cleaned (see {@link cleanPicture}), at most 2000 pixels long, stored as an original.
 * Throws `HopelessPictureError` for what is no picture.
 * @param note told of it before its file is written: a removal of the same picture at this moment is over by then
 */
export const takePicture = async (
  store: MediaStore,
  bytes: Buffer,
  alt: string,
  note?: (image: StoredImage) => Promise<void>,
): Promise<StoredImage> => {
  const { data, info } = await cleanPicture(bytes, LONGEST_SIDE)
  const image = {
    key: mediaKey(data),
    width: info.width,
    height: info.height,
    alt,
    color: await colorOf(data),
  }
  await note?.(image)
  await store.addOriginal(data)
  return image
}
