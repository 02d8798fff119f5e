import sharp from 'sharp'
import { HopelessPictureError } from './fetch-picture.ts'
import { MAX_PIXELS } from './media.service.ts'

/** The formats of cameras, phones and exports. SVG can hold scripts: strangers' ones are refused. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'avif', 'gif'])

/** It works in memory alone: what it cannot do is the picture's fault, in words that change with every version. */
const read = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work
  } catch (error) {
    throw new HopelessPictureError(`not a picture: ${error instanceof Error ? error.message : error}`)
  }
}

/**
 * A stranger's picture, decoded and encoded anew as WebP (nothing but pixels survives), turned upright, at most
 * `longestSide` pixels long. Throws {@link HopelessPictureError} for what is no picture, whatever it calls itself.
 */
export const cleanPicture = async (bytes: Buffer, longestSide: number) => {
  if (bytes.length === 0) throw new HopelessPictureError('not a picture: empty')
  const { format } = await read(sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata())
  if (format === undefined || !FORMATS.has(format))
    throw new HopelessPictureError(`not a picture: ${format ?? 'unknown'}`)
  return read(
    sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true }),
  )
}
