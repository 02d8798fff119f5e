import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import type { Width } from './screen.types.ts'
import { type Outfit, screenshotFolder } from './screenshot-folder.ts'

const SHEET_WIDTH = 1_800
const GAP = 12
const LABEL = 20
const HEADING = 44
const GROUND = '#d6d3cc'

/** As wide as many fit beside each other and still show what stands where; a long page shows its beginning. */
const tiles: Record<Width, { width: number; height: number }> = {
  360: { width: 167, height: 360 },
  768: { width: 212, height: 320 },
  1440: { width: 286, height: 270 },
}

const tileFile = (name: string, outfit: Outfit) =>
  join(screenshotFolder, 'small', `${name}.${outfit.name}.webp`)

/** The small picture of a screen. */
export const drawTile = async (name: string, outfit: Outfit): Promise<void> => {
  const tile = tiles[outfit.width]
  const picture = sharp(join(screenshotFolder, `${name}.${outfit.name}.png`))
  const { width = 1, height = 1 } = await picture.metadata()
  const whole = Math.round((height * tile.width) / width)
  await picture
    .resize({ width: tile.width, height: Math.min(tile.height, whole), fit: 'cover', position: 'top' })
    .webp({ quality: 85 })
    .toFile(tileFile(name, outfit))
}

const words = (text: string, size: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET_WIDTH / 2}" height="${height}"><text x="1" y="${height - 6}" font-family="sans-serif" font-size="${size}" fill="#1e2430">${text}</text></svg>`,
  )

/** All screens in one outfit as one picture, section by section. */
export const drawSheet = async (
  sections: readonly { title: string; names: readonly string[] }[],
  outfit: Outfit,
): Promise<void> => {
  const tile = tiles[outfit.width]
  const columns = Math.floor((SHEET_WIDTH - GAP) / (tile.width + GAP))
  const pieces: OverlayOptions[] = []
  let top = GAP
  for (const { title, names } of sections.filter((section) => section.names.length > 0)) {
    pieces.push({ input: words(title, 22, HEADING), left: GAP, top })
    top += HEADING + GAP
    for (const [index, name] of names.entries()) {
      const left = GAP + (index % columns) * (tile.width + GAP)
      const above = top + Math.floor(index / columns) * (tile.height + LABEL + GAP)
      const label = await sharp(words(name, 13, LABEL))
        .extract({ left: 0, top: 0, width: tile.width, height: LABEL })
        .toBuffer()
      pieces.push(
        { input: label, left, top: above },
        { input: tileFile(name, outfit), left, top: above + LABEL },
      )
    }
    top += Math.ceil(names.length / columns) * (tile.height + LABEL + GAP)
  }
  await sharp({ create: { width: SHEET_WIDTH, height: top, channels: 3, background: GROUND } })
    .composite(pieces)
    .webp({ quality: 85 })
    .toFile(join(screenshotFolder, `sheet.${outfit.name}.webp`))
}
