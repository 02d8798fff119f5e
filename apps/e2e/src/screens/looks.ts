import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** A stored look is this much smaller than the screen. */
const SHRINK = 8
/** The part of a long page that is compared, in pixels of the page. */
const MAX_HEIGHT = 2_400
/** A cell of a look, in its own pixels: 32 × 32 of the screen, so that no letter's edge decides. */
const CELL = 4
/** Another machine's drawing differs by less; a colour or a thing that moved by far more. */
const SEEN_FROM = 24
/** Part of the cells that may differ: less than a button that is gone. */
const ALLOWED = 0.004

/** Takes the small picture of what the window shows, down to MAX_HEIGHT. */
export const takeLook = async (page: Page, isWhole: boolean): Promise<Buffer> => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  const part = { x: 0, y: 0, width, height: isWhole ? Math.min(whole, MAX_HEIGHT) : height }
  const shot = await page.screenshot({
    fullPage: isWhole,
    clip: part,
    type: 'jpeg',
    quality: 90,
    animations: 'disabled',
    scale: 'css',
  })
  return sharp(shot)
    .resize({ width: Math.round(width / SHRINK), kernel: 'cubic' })
    .removeAlpha()
    .png()
    .toBuffer()
}

/** Puts looks beside each other: one stored file for all widths of a screen. */
export const joinLooks = async (looks: Buffer[]): Promise<Buffer> => {
  const sizes = await Promise.all(looks.map((look) => sharp(look).metadata()))
  const height = Math.max(...sizes.map((size) => size.height ?? 0))
  const lefts = sizes.map((_, index) =>
    sizes.slice(0, index).reduce((sum, size) => sum + (size.width ?? 0), 0),
  )
  const width = sizes.reduce((sum, size) => sum + (size.width ?? 0), 0)
  return sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite(looks.map((input, index) => ({ input, left: lefts[index] ?? 0, top: 0 })))
    .webp({ quality: 80, effort: 6 })
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

/** Part of the picture that differs visibly, 0–1; 1 when the sizes differ. */
export const differenceOf = async (one: Buffer, other: Buffer): Promise<number> => {
  const [a, b] = await Promise.all([cellsOf(one), cellsOf(other)])
  if (a.width !== b.width || Math.abs(a.height - b.height) > 1) return 1
  const cells = a.width * Math.min(a.height, b.height)
  const isSeen = (cell: number) =>
    [0, 1, 2].some((channel) => {
      const place = cell * 3 + channel
      return Math.abs((a.values[place] ?? 0) - (b.values[place] ?? 0)) > SEEN_FROM
    })
  return Array.from({ length: cells }, (_, cell) => cell).filter(isSeen).length / cells
}

/** Whether a look is as its stored reference; a missing one is an error, too. */
export const isAsBefore = async (look: Buffer, file: string): Promise<boolean> => {
  const reference = await readFile(file).catch(() => null)
  return reference !== null && (await differenceOf(look, reference)) <= ALLOWED
}

/** Stores a reference. */
export const keepLook = async (look: Buffer, file: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, look)
}
