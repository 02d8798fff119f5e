import type { Picture } from '@hojreh/contract'

/** The `srcset` entry `/a/1280.webp 1280w`, widest first. */
const candidatesOf = (srcset: string) =>
  srcset
    .split(', ')
    .map((candidate) => candidate.split(' '))
    .map(([address = '', width = '']) => ({ address, width: Number.parseInt(width, 10) || 0 }))
    .toSorted((one, other) => other.width - one.width)

/**
 * The address of the widest rendering of a picture. Search engines ask for 1200 pixels and more
 * (https://developers.google.com/search/docs/appearance/structured-data/product) and read WebP.
 */
export const largePictureOf = ({ src, webp }: Pick<Picture, 'src' | 'webp'>): string =>
  candidatesOf(webp)[0]?.address || src
