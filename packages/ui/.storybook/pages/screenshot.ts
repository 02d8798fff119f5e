import sharp from 'sharp'

/** A stored screenshot is this much smaller than the page. */
const SHRINK = 8
/** A cell of a stored screenshot, in its own pixels: 32 × 32 of the page, so that no letter's edge decides. */
const CELL = 4
/** Another machine's drawing differs by less; a colour or a thing that moved by far more. */
const VISIBLE_DIFFERENCE = 24

/** Makes the small version of a screenshot. */
export const shrink = async (screenshot: Buffer): Promise<Buffer> => {
  const { width = 0 } = await sharp(screenshot).metadata()
  return sharp(screenshot)
    .resize({ width: Math.round(width / SHRINK), kernel: 'cubic' })
    .removeAlpha()
    .png()
    .toBuffer()
}

/** What is beneath the shorter of two screenshots that stand beside each other. */
const GROUND = '#808080'

/** Puts pictures beside each other: one stored file for all viewports of a page. */
export const join = async (pictures: readonly Buffer[]): Promise<Buffer> => {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()))
  const lefts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, { width = 0 }) => sum + width, 0))
  return sharp({
    create: {
      width: sizes.reduce((sum, { width = 0 }) => sum + width, 0),
      height: Math.max(...sizes.map(({ height = 0 }) => height)),
      channels: 3,
      background: GROUND,
    },
  })
    .composite(pictures.map((input, index) => ({ input, left: lefts[index] ?? 0, top: 0 })))
    .webp({ quality: 80, effort: 6 })
    .toBuffer()
}

/** Crops a reference to the width of a screenshot that has only the first of its viewports. */
export const firstColumn = async (stored: Buffer, part: Buffer): Promise<Buffer> => {
  const [whole, { width = 0 }] = await Promise.all([sharp(stored).metadata(), sharp(part).metadata()])
  if (width >= whole.width) return stored
  return sharp(stored).extract({ left: 0, top: 0, width, height: whole.height }).png().toBuffer()
}

/** Fills up a picture, as `join` does beside a taller one. */
export const asTallAs = async (taller: Buffer, picture: Buffer): Promise<Buffer> => {
  const [{ height: wanted }, { height }] = await Promise.all([
    sharp(taller).metadata(),
    sharp(picture).metadata(),
  ])
  if (height >= wanted) return picture
  return sharp(picture)
    .extend({ bottom: wanted - height, background: GROUND })
    .png()
    .toBuffer()
}

interface Cells {
  width: number
  height: number
  /** Red, green, blue of each cell. */
  values: Buffer
}

const cellsOf = async (picture: Buffer): Promise<Cells> => {
  const { width = 0, height = 0 } = await sharp(picture).metadata()
  const size = { width: Math.round(width / CELL), height: Math.round(height / CELL) }
  const values = await sharp(picture)
    .removeAlpha()
    .resize({ ...size, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
  return { ...size, values }
}

/** Returns how many cells differ visibly; all of them when the sizes differ. */
export const difference = async (one: Buffer, other: Buffer): Promise<number> => {
  const [a, b] = await Promise.all([cellsOf(one), cellsOf(other)])
  if (a.width !== b.width || Math.abs(a.height - b.height) > 1) return a.width * a.height
  const cells = a.width * Math.min(a.height, b.height)
  const isVisible = (cell: number) =>
    [0, 1, 2].some((channel) => {
      const place = cell * 3 + channel
      return Math.abs((a.values[place] ?? 0) - (b.values[place] ?? 0)) > VISIBLE_DIFFERENCE
    })
  return Array.from({ length: cells }, (_, cell) => cell).filter(isVisible).length
}
