import { darken, lighten, mix } from './colour.ts'
import { num } from './geometry.ts'
import { ellipse, rect, type Sheet } from './sheet.ts'

const PAPER = '#f6f0e5'

/** The tone of the paper behind this thing: the shop's paper with a breath of the thing's own ground. */
function paper(sheet: Sheet): string {
  const tint = sheet.random.pick([sheet.colours.ground, sheet.colours.light, '#e8e2d6', '#e3e8e6', '#efe3d3'])
  return mix(PAPER, tint, 0.45)
}

/** A seamless paper sweep with light from the upper left. */
export function studio(sheet: Sheet): string {
  const { width, height } = sheet
  const tone = paper(sheet)
  const wall = sheet.linear([
    [0, lighten(tone, 0.35)],
    [0.62, tone],
    [0.74, darken(tone, 0.06)],
    [0.84, lighten(tone, 0.1)],
    [1, darken(tone, 0.05)],
  ])
  const pool = sheet.radial(
    [
      [0, '#ffffff', 0.75],
      [1, '#ffffff', 0],
    ],
    [0.34, 0.3],
    0.62,
  )
  const vignette = sheet.radial(
    [
      [0.62, '#3a2a1e', 0],
      [1, '#3a2a1e', 0.16],
    ],
    [0.46, 0.44],
    0.78,
  )
  return [wall, pool, vignette].map((paint) => rect(0, 0, width, height, paint)).join('')
}

/** A flat sheet seen from above, for things that lie. */
export function tabletop(sheet: Sheet): string {
  const { width, height } = sheet
  const tone = paper(sheet)
  const pool = sheet.radial(
    [
      [0, '#ffffff', 0.7],
      [1, '#ffffff', 0],
    ],
    [0.3, 0.24],
    0.75,
  )
  const vignette = sheet.radial(
    [
      [0.6, '#3a2a1e', 0],
      [1, '#3a2a1e', 0.2],
    ],
    [0.44, 0.42],
    0.8,
  )
  return (
    rect(0, 0, width, height, tone) +
    [pool, vignette].map((paint) => rect(0, 0, width, height, paint)).join('')
  )
}

/** The soft and the tight part of a shadow on the ground; light comes from the left. */
export function groundShadow(sheet: Sheet, x: number, y: number, halfWidth: number, flat = 0.2): string {
  const soft = sheet.radial([
    [0, '#2a1a14', 0.42],
    [0.45, '#2a1a14', 0.2],
    [1, '#2a1a14', 0],
  ])
  const tight = sheet.radial([
    [0, '#180d0a', 0.75],
    [0.7, '#180d0a', 0.45],
    [1, '#180d0a', 0],
  ])
  return (
    ellipse(
      x + halfWidth * 0.42,
      y + halfWidth * flat * 0.1,
      halfWidth * 1.75,
      halfWidth * flat * 1.5,
      soft,
    ) + ellipse(x + halfWidth * 0.03, y, halfWidth * 1.08, halfWidth * flat * 1.06, tight)
  )
}

/** A soft edge around a lying or hanging rectangle, made of a few growing veils. */
export function boxShadow(
  x: number,
  y: number,
  width: number,
  height: number,
  reach: number,
  round = 6,
): string {
  const veils = 7
  return Array.from({ length: veils }, (_, i) => {
    const grow = (reach * (i + 1)) / veils - reach * 0.25
    const box = [
      x - grow + reach * 0.45,
      y - grow + reach * 0.6,
      width + grow * 2,
      height + grow * 2,
    ] as const
    return rect(...box, '#24160f', `rx="${num(round + grow)}" opacity="0.045"`)
  }).join('')
}
