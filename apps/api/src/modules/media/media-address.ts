import { PICTURES_PATH, type Picture } from '@hojreh/contract'
import type { StoredImage } from '../catalog/catalog.tables.ts'

/** The only widths that are rendered: an address that asks for another one is answered with 404. */
export const renderedWidths = [160, 240, 320, 400, 640, 800, 960, 1280, 1600] as const
/** `jpg` is for the readers of link previews that know nothing newer. */
export const renderedFormats = ['avif', 'webp', 'jpg'] as const
export type RenderedFormat = (typeof renderedFormats)[number]

const FALLBACK_WIDTH = 640

/** The path of a rendering of an original; its content never changes. */
export const mediaAddress = (key: string, width: number, format: RenderedFormat): string =>
  `${PICTURES_PATH}${key}/${width}.${format}`

/** Widths worth asking for: no rendering is wider than its original, except the narrowest. */
export const widthsOf = (originalWidth: number): number[] =>
  renderedWidths.filter((width, index) => index === 0 || width <= originalWidth)

const sourceSet = (image: StoredImage, format: RenderedFormat) =>
  widthsOf(image.width)
    .map((width) => `${mediaAddress(image.key, width, format)} ${width}w`)
    .join(', ')

/** A stored picture as the contract shows it. */
export const toPicture = (image: StoredImage): Picture => ({
  src: mediaAddress(
    image.key,
    widthsOf(image.width).findLast((width) => width <= FALLBACK_WIDTH) ?? renderedWidths[0],
    'jpg',
  ),
  avif: sourceSet(image, 'avif'),
  webp: sourceSet(image, 'webp'),
  width: image.width,
  height: image.height,
  alt: image.alt,
  color: image.color,
})

/** Of a stored picture that may not be there. */
export const toPictureOrNull = (image: StoredImage | null | undefined): Picture | null =>
  image ? toPicture(image) : null
