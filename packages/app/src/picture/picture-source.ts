import type { Picture } from '@hojreh/contract'
import type { PictureSource } from '@hojreh/ui'

/** A picture of the api as the components of the ui package take it. */
export const toPictureSource = ({ avif, webp, ...picture }: Picture): PictureSource => ({
  ...picture,
  srcSetAvif: avif,
  srcSetWebp: webp,
})
