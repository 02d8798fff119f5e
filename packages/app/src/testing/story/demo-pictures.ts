import type { Picture } from '@hojreh/contract'
import { drawPicture, type PictureSpec } from '@hojreh/demo-shop'

const SHAPES = { square: [400, 400], arch: [300, 400], wide: [640, 360], slide: [960, 420] } as const

const drawn = new Map<PictureSpec, Picture>()

/** A picture of the demo shop, drawn into its address: a story needs no server. Drawn once, for that takes a while. */
export const pictureOf = (spec: PictureSpec, shape: keyof typeof SHAPES = 'square'): Picture => {
  const before = drawn.get(spec)
  if (before) return before
  const [width, height] = SHAPES[shape]
  const svg = drawPicture(spec, { width, height })
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  const picture: Picture = { src, avif: '', webp: '', width, height, alt: spec.alt, color: '#e8dfd0' }
  drawn.set(spec, picture)
  return picture
}
