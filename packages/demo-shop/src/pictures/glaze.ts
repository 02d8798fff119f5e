import type { Random } from '../random.ts'
import type { PictureVariant } from '../types.ts'
import { darken, lighten } from './colour.ts'
import { type Point, place } from './geometry.ts'
import { around, belt, type Lathe } from './lathe.ts'
import {
  BIRD,
  BOTEH,
  CYPRESS,
  DIAMOND,
  disc,
  FISH,
  flower,
  LEAF,
  PALMETTE,
  SAZ,
  STAR6,
  STAR8,
  scroll,
  WING,
} from './motifs.ts'
import { shape } from './sheet.ts'

/** The brush colours of one vessel. */
export interface Brush {
  ink: string
  second: string
  accent: string
  ground: string
}

type Band = (lathe: Lathe, y: number, high: number, brush: Brush) => string

function fitCount(lathe: Lathe, y: number, wide: number): number {
  return Math.max(6, Math.round((lathe.radius(y) * 2 * Math.PI) / wide / 2) * 2)
}

const scrollBand: Band = (lathe, y, high, brush) => {
  const count = fitCount(lathe, y, high * 1.9)
  const long = (lathe.radius(y) * 2 * Math.PI) / count
  const wave = scroll(long, high * 0.8)
  const row = { count, y, size: 1 }
  return (
    around(lathe, wave.stem, { ...row, fill: brush.ink }) +
    wave.leaves
      .map((leaf, i) => around(lathe, leaf, { ...row, fill: i < 2 ? brush.ink : brush.second }))
      .join('') +
    around(lathe, place(flower(6), long * 0.24, -high * 0.2, high * 0.17), { ...row, fill: brush.accent }) +
    around(lathe, place(flower(6), -long * 0.24, high * 0.2, high * 0.17), { ...row, fill: brush.accent })
  )
}

const botehBand: Band = (lathe, y, high, brush) => {
  const count = fitCount(lathe, y, high * 0.95)
  const size = high * 0.43
  return (
    around(lathe, BOTEH, { count, y, size, fill: brush.ink }) +
    around(lathe, place(BOTEH, 0.02, -0.12, 0.66), { count, y, size, fill: brush.ground }) +
    around(lathe, place(BOTEH, 0.03, -0.2, 0.44), { count, y, size, fill: brush.second }) +
    around(lathe, place(flower(5), 0.05, -0.3, 0.2), { count, y, size, fill: brush.accent }) +
    around(lathe, place(LEAF, 0, 0.1, 0.5), { count, y, size, shift: 0.5, fill: brush.second })
  )
}

const fishBand: Band = (lathe, y, high, brush) => {
  const count = fitCount(lathe, y, high * 1.5)
  const size = high * 0.62
  const scales = [-0.3, -0.05, 0.2].map((x) => place(disc(0.1, 8), x, 0.02, 1))
  return (
    around(lathe, FISH, { count, y, size, fill: brush.ink }) +
    scales.map((spot) => around(lathe, spot, { count, y, size, fill: brush.ground })).join('') +
    around(lathe, place(disc(0.07, 8), -0.68, 0.1, 1), { count, y, size, fill: brush.ground }) +
    around(lathe, place(SAZ, 0, 0.62, 0.34, 1.4), { count, y, size, shift: 0.5, fill: brush.second }) +
    around(lathe, place(SAZ, 0, -0.5, 0.3, -1.7), { count, y, size, shift: 0.5, fill: brush.second })
  )
}

const birdBand: Band = (lathe, y, high, brush) => {
  const count = fitCount(lathe, y, high * 1.5)
  const size = high * 0.5
  return (
    around(lathe, BIRD, { count, y, size, fill: brush.ink }) +
    around(lathe, WING, { count, y, size, fill: brush.accent }) +
    around(lathe, place(disc(0.06, 8), -0.6, 0.44, 1), { count, y, size, fill: brush.ground }) +
    around(lathe, place(flower(5), 0, 0.25, 0.4), { count, y, size, shift: 0.5, fill: brush.accent }) +
    around(lathe, place(disc(0.14), 0, 0.25, 1), { count, y, size, shift: 0.5, fill: brush.ink }) +
    around(lathe, place(LEAF, 0.18, -0.5, 0.42, -0.5), { count, y, size, shift: 0.5, fill: brush.second }) +
    around(lathe, place(LEAF, -0.18, -0.5, 0.42, 0.5), { count, y, size, shift: 0.5, fill: brush.second })
  )
}

const cypressBand: Band = (lathe, y, high, brush) => {
  const count = fitCount(lathe, y, high * 0.9)
  const size = high * 0.44
  return (
    around(lathe, CYPRESS, { count, y, size, fill: brush.ink }) +
    around(lathe, place(CYPRESS, 0, -0.08, 0.62), { count, y, size, fill: brush.second }) +
    around(lathe, place(flower(6), 0, 0.2, 0.36), { count, y, size, shift: 0.5, fill: brush.accent }) +
    around(lathe, place(LEAF, 0, -0.55, 0.4), { count, y, size, shift: 0.5, fill: brush.ink })
  )
}

const flowerBand: Band = (lathe, y, high, brush) => {
  const count = fitCount(lathe, y, high * 1.0)
  const size = high * 0.36
  return (
    around(lathe, flower(8, 0.4), { count, y, size, fill: brush.ink }) +
    around(lathe, flower(8, 0.2), { count, y, size: size * 0.6, fill: brush.accent }) +
    around(lathe, disc(0.3), { count, y, size, fill: brush.ground }) +
    around(lathe, place(LEAF, 0, 0.7, 0.55), { count, y, size, shift: 0.5, fill: brush.second }) +
    around(lathe, place(LEAF, 0, -0.7, 0.55, Math.PI), { count, y, size, shift: 0.5, fill: brush.second })
  )
}

const palmetteBand: Band = (lathe, y, high, brush) => {
  const count = fitCount(lathe, y, high * 1.05)
  const size = high * 0.45
  return (
    around(lathe, PALMETTE, { count, y, size, fill: brush.ink }) +
    around(lathe, place(PALMETTE, 0, -0.08, 0.58), { count, y, size, fill: brush.accent }) +
    around(lathe, place(PALMETTE, 0, 0.1, 0.55, Math.PI), { count, y, size, shift: 0.5, fill: brush.second })
  )
}

const starBand: Band = (lathe, y, high, brush) => {
  const count = fitCount(lathe, y, high * 0.95)
  const size = high * 0.42
  return (
    around(lathe, STAR8, { count, y, size, fill: brush.ink }) +
    around(lathe, STAR8, { count, y, size: size * 0.62, fill: brush.ground }) +
    around(lathe, STAR8, { count, y, size: size * 0.4, fill: brush.accent }) +
    around(lathe, DIAMOND, { count, y, size: size * 0.8, shift: 0.5, fill: brush.second })
  )
}

const lineBand: Band = (lathe, y, high, brush) => {
  const count = fitCount(lathe, y, high * 0.3)
  const stroke: Point[] = [
    [-0.1, -0.5],
    [0.04, -0.5],
    [0.14, 0.5],
    [0, 0.5],
  ]
  return around(lathe, stroke, { count, y, size: high * 0.9, fill: brush.ink })
}

const dotBand: Band = (lathe, y, high, brush) => {
  const count = fitCount(lathe, y, high * 1.1)
  return (
    around(lathe, disc(0.34, 12), { count, y, size: high, fill: brush.ink }) +
    around(lathe, STAR6, { count, y, size: high * 0.3, shift: 0.5, fill: brush.accent })
  )
}

const WIDE: Band[] = [
  scrollBand,
  botehBand,
  fishBand,
  birdBand,
  cypressBand,
  flowerBand,
  palmetteBand,
  starBand,
]
const NAMED: Partial<Record<PictureVariant, Band>> = {
  fish: fishBand,
  boteh: botehBand,
  cypress: cypressBand,
  star: starBand,
  flower: flowerBand,
  bird: birdBand,
}
const NARROW: Band[] = [lineBand, dotBand, lineBand]

function line(lathe: Lathe, y: number, thick: number, fill: string): string {
  return shape(belt(lathe, y - thick / 2, y + thick / 2), fill)
}

/**
 * Paints a vessel in zones from `from` to `to`: wide bands of one or two motifs between narrow ones,
 * separated by brush lines, as a potter divides the wheel.
 */
export function paintBands(
  lathe: Lathe,
  random: Random,
  brush: Brush,
  from: number,
  to: number,
  wide = 1,
  motif?: PictureVariant | null,
): string {
  const tall = to - from
  const narrow = tall * random.between(0.1, 0.15)
  const wideHigh = (tall - narrow * (wide + 1)) / wide
  const [low, high] = [random.pick(NARROW), random.pick(NARROW)]
  const chosen = random.pick(WIDE)
  const main = (motif && NAMED[motif]) || chosen
  const other = random.pick(WIDE)
  const tinted = random.chance(0.4)
  let svg = ''
  let y = from
  for (let i = 0; i < wide; i += 1) {
    svg += (i % 2 ? high : low)(lathe, y + narrow / 2, narrow * 0.8, brush)
    svg += line(lathe, y, tall * 0.016, brush.ink) + line(lathe, y + narrow, tall * 0.022, brush.ink)
    y += narrow
    if (tinted && i % 2 === 0)
      svg += shape(
        belt(lathe, y + narrow * 0.12, y + wideHigh - narrow * 0.12),
        lighten(brush.second, 0.72),
        'opacity="0.55"',
      )
    svg += (i % 2 ? other : main)(lathe, y + wideHigh / 2, wideHigh * 0.9, brush)
    y += wideHigh
  }
  svg += line(lathe, y, tall * 0.022, brush.ink)
  svg +=
    high(lathe, y + narrow / 2, narrow * 0.8, brush) + line(lathe, to, tall * 0.016, darken(brush.ink, 0.1))
  return svg
}

export const BANDS = {
  scrollBand,
  botehBand,
  fishBand,
  birdBand,
  cypressBand,
  flowerBand,
  palmetteBand,
  starBand,
  lineBand,
  dotBand,
}
