import { type ProductPicture, SMALLEST_CROP } from '@hojreh/contract/admin'

interface Percents {
  x: number
  y: number
  width: number
  height: number
}

const span = (from: number, length: number, whole: number) => {
  const size = Math.min(whole, Math.max(SMALLEST_CROP, Math.round((length / 100) * whole)))
  return { start: Math.min(Math.max(0, Math.round((from / 100) * whole)), whole - size), size }
}

/** The part of a picture in its own pixels, never beyond it and never too small. */
export const partOf = ({ width, height }: Pick<ProductPicture, 'width' | 'height'>, percents: Percents) => {
  const across = span(percents.x, percents.width, width)
  const down = span(percents.y, percents.height, height)
  return { left: across.start, top: down.start, width: across.size, height: down.size }
}
