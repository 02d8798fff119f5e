import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { markShapes } from './favicon.ts'

/** The size that social networks ask for. */
const WIDTH = 1_200
const HEIGHT = 630
/** From this ratio on a picture fills the whole preview; squarer ones are shown in the arch. */
const WIDE = 1.5
const NIGHT = '#131c33'
const PAPER = '#fbf8f3'

const ARCH = { width: 470, height: 570, left: 620, top: 30 }
const archPath = ({ width, height }: { width: number; height: number }) => {
  const [half, spring] = [width / 2, height * 0.36]
  return `M0 ${height}V${spring}C0 ${spring * 0.55} ${half * 0.42} ${spring * 0.42} ${half} 0C${width - half * 0.42} ${spring * 0.42} ${width} ${spring * 0.55} ${width} ${spring}V${height}Z`
}
const svg = (width: number, height: number, content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  )

/** Eight-fold stars, each two squares, as in the shop's own pattern. */
const stars = `<defs><pattern id="g" width="90" height="90" patternUnits="userSpaceOnUse"><g fill="none" stroke="#e3a83a" stroke-opacity=".16" stroke-width="1.5">
<rect x="23" y="23" width="44" height="44"/><rect x="23" y="23" width="44" height="44" transform="rotate(45 45 45)"/><path d="M45 0V14M45 76V90M0 45H14M76 45H90"/></g></pattern></defs>`
const ground = `${stars}<rect width="${WIDTH}" height="${HEIGHT}" fill="${NIGHT}"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>`
const mark = (left: number, top: number, size: number) =>
  `<svg x="${left}" y="${top}" width="${size}" height="${size}" viewBox="0 0 48 48">${markShapes}</svg>`
const frame = `<g transform="translate(${ARCH.left} ${ARCH.top})"><path d="${archPath(ARCH)}" fill="none" stroke="#e3a83a" stroke-width="5"/></g>`

const jpeg = (layers: OverlayOptions[]): Promise<Buffer> =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: NIGHT } })
    .composite(layers)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()

/** The preview of a page without a picture of its own: the shop's mark. JPEG, 1200×630. */
export const drawSocialPicture = (): Promise<Buffer> =>
  jpeg([{ input: svg(WIDTH, HEIGHT, ground + mark(440, 155, 320)), left: 0, top: 0 }])

const inArch = async (image: Sharp) => {
  const picture = await image
    .resize({ width: ARCH.width, height: ARCH.height, fit: 'cover' })
    .flatten({ background: PAPER })
    .composite([
      {
        input: svg(ARCH.width, ARCH.height, `<path d="${archPath(ARCH)}" fill="#fff"/>`),
        blend: 'dest-in',
      },
    ])
    .png()
    .toBuffer()
  return jpeg([
    { input: svg(WIDTH, HEIGHT, ground + mark(165, 165, 300)), left: 0, top: 0 },
    { input: picture, left: ARCH.left, top: ARCH.top },
    { input: svg(WIDTH, HEIGHT, frame), left: 0, top: 0 },
  ])
}

/**
 * A picture as social networks show it beside a link: wide ones as they are, others in the arch beside the mark.
 * No words: the network writes the page's own title under it. JPEG, 1200×630.
 */
export const composeSocialPicture = async (original: Buffer, limitInputPixels: number): Promise<Buffer> => {
  const image = sharp(original, { limitInputPixels }).rotate()
  const { autoOrient } = await image.metadata()
  if (autoOrient.width / autoOrient.height < WIDE) return inArch(image)
  return image
    .resize({ width: WIDTH, height: HEIGHT, fit: 'cover' })
    .flatten({ background: PAPER })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}
