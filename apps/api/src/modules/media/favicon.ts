import sharp from 'sharp'
import { LARGEST_ICON } from '../../shared/favicon-address.ts'

/** The chamber's door of the identity, 48 by 48: an arch in an arch with a star at its crown. */
export const markShapes = `<path d="M5 45V21C5 12 15 11 24 3c9 8 19 9 19 18v24Z" fill="#00808a"/>
<path d="M12.5 45V25c0-6 6.5-7 11.5-11.5C29 18 35.5 19 35.5 25v20Z" fill="#fbf7ee"/>
<path d="M17.5 45V28c0-4 3.5-5 6.5-8 3 3 6.5 4 6.5 8v17Z" fill="#22356f"/>
<path d="m24 6.2 1.1 1.7 2-.4-.4 2 1.7 1.1-1.7 1.1.4 2-2-.4-1.1 1.7-1.1-1.7-2 .4.4-2-1.7-1.1 1.7-1.1-.4-2 2 .4z" fill="#e0a526"/>`

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${markShapes}</svg>`

/** Address of the icon for home screens, drawn by `drawAppIcon`. */
export const APP_ICON = { url: '/api/media/app-icon.png', size: LARGEST_ICON } as const
/** The icon for home screens among those of a logo. */
export const MASKABLE_FILE = 'maskable.png'

/** Paper all around the mark: a phone cuts a maskable icon to a shape of its own, an Apple one to a rounded square. */
const MASK_MARGIN = 0.2
const PAPER = '#fbf8f3'

/** A picture as an icon: a square of `size` pixels, on nothing or, safe to be cut, on paper. */
export const makeIcon = async (
  original: Buffer,
  size: number,
  { isMaskable = false, limitInputPixels }: { isMaskable?: boolean; limitInputPixels: number },
): Promise<Buffer> => {
  const margin = isMaskable ? Math.round(size * MASK_MARGIN) : 0
  const nothing = { r: 0, g: 0, b: 0, alpha: 0 }
  const icon = sharp(original, { limitInputPixels })
    .resize(size - 2 * margin, size - 2 * margin, { fit: 'contain', background: nothing })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: nothing })
  return (isMaskable ? icon.flatten({ background: PAPER }) : icon).png().toBuffer()
}

const draw = (size: number) => sharp(Buffer.from(mark), { density: (72 * size) / 48 }).resize(size, size)

/** The favicon as PNG on nothing. A square of `size` pixels. */
export const drawFavicon = (size: number): Promise<Buffer> => draw(size).png().toBuffer()

/** The icon of a home screen: the mark on paper, safe to be cut. A square of about `size` pixels. */
export const drawAppIcon = (size: number): Promise<Buffer> => {
  const margin = Math.round(size * MASK_MARGIN)
  return draw(size - 2 * margin)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: PAPER })
    .flatten({ background: PAPER })
    .png()
    .toBuffer()
}
