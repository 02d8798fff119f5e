import type { Random } from '../random.ts'
import type { PictureVariant } from '../types.ts'
import { darken, lighten, mix, type Palette } from './colour.ts'
import { type Knots, makeKnots } from './knots.ts'

const DYE = { field: 0, second: 1, third: 2, ivory: 3, dark: 4, light: 5 } as const

/** A lozenge with stepped sides, the natural shape of a slit weave. */
function lozenge(x: number, y: number, half: number, step: number): number {
  return (Math.floor(Math.abs(x) / step) * step + Math.floor(Math.abs(y) / step) * step * 0.8) / half
}

/** Horns, combs and hooks that grow from a lozenge's side. */
function hooked(x: number, y: number, half: number): boolean {
  const [ax, ay] = [Math.abs(x), Math.abs(y)]
  const along = ax + ay * 0.8
  return (
    along > half &&
    along < half + 7 &&
    Math.floor(ax / 3) % 3 === 0 &&
    along < half + 5 - (Math.floor(ax / 3) % 2)
  )
}

/** A star of eight points out of two squares. */
function eightStar(x: number, y: number): number {
  const [ax, ay] = [Math.abs(x), Math.abs(y)]
  return Math.min(Math.max(ax, ay) * 1.18, (ax + ay) * 0.86)
}

/** One quarter of a kilim; lozenges, stripes, stars or a running column. */
export function kilimQuarter(
  random: Random,
  colours: Palette,
  width: number,
  height: number,
  variant: PictureVariant | null,
): Knots {
  const dyes = [
    darken(colours.main, 0.04),
    colours.second,
    mix(colours.third, '#c08a3c', 0.2),
    mix(colours.ground, '#eadbb8', 0.5),
    darken(colours.dark, 0.1),
    mix(colours.main, lighten(colours.light, 0.1), 0.6),
  ]
  const knots = makeKnots(width, height, dyes, DYE.field)
  const chosen = random.int(0, 3)
  const plan = variant === 'lozenge' ? 0 : variant === 'stripes' ? 1 : variant === 'stars' ? 2 : chosen
  const border = 12
  const pitch = random.pick([30, 36, 42])
  const step = random.pick([2, 3])
  const cycle = [DYE.second, DYE.third, DYE.ivory, DYE.light]
  const shades = (index: number) => cycle[((index % 4) + 4) % 4] ?? DYE.ivory
  knots.paint((x, y) => {
    if (plan === 1) {
      const band = Math.floor(y / 13)
      const inner = y % 13
      const ground =
        [DYE.field, DYE.ivory, DYE.second, DYE.third, DYE.field, DYE.dark, DYE.light][band % 7] ?? DYE.field
      if (inner < 1 || inner > 11) return DYE.dark
      if (band % 2)
        return Math.abs((x % 12) - 6) + Math.abs(inner - 6) < 5
          ? Math.abs((x % 12) - 6) + Math.abs(inner - 6) < 2.5
            ? DYE.ivory
            : shades(band)
          : ground
      return band % 4 === 2 && (x + Math.abs(inner - 6)) % 6 < 2 ? shades(band + 1) : ground
    }
    const row = Math.round(y / pitch)
    const dy = y - row * pitch
    if (plan === 2) {
      const column = Math.round(x / 27)
      const star = eightStar(x - column * 27, y - Math.round(y / 27) * 27)
      const index = column + Math.round(y / 27)
      if (star < 3) return DYE.dark
      if (star < 5.6) return DYE.ivory
      if (star < 9) return shades(index)
      if (star < 10.2) return DYE.dark
      return (x + y) % 27 < 1 || Math.abs(x - y) % 27 < 1 ? DYE.ivory : DYE.field
    }
    const half = pitch * (plan === 0 ? 0.5 : 0.44)
    const d = lozenge(x, dy, half, step)
    if (d < 0.2) return DYE.dark
    if (d < 0.38) return DYE.ivory
    if (d < 0.6) return shades(row)
    if (d < 0.68) return DYE.dark
    if (d < 0.92) return shades(row + 1)
    if (d < 1) return DYE.dark
    if (hooked(x, dy, half)) return DYE.ivory
    const side = lozenge(x - width * 0.62, y - (Math.floor(y / pitch) + 0.5) * pitch, half * 0.7, step)
    if (side < 0.25) return DYE.ivory
    if (side < 0.6) return shades(Math.floor(y / pitch) + 2)
    if (side < 0.8) return DYE.dark
    if (plan === 3 && lozenge(x, dy, half * 2.2, step) % 0.5 < 0.12) return DYE.third
    return null
  })
  knots.paint((x, y) => {
    const depth = Math.min(width - 1 - x, height - 1 - y)
    const along = width - 1 - x < height - 1 - y ? y : x
    if (depth >= border) return null
    if (depth < 2 || depth === border - 1) return DYE.dark
    if (depth === 2 || depth === border - 2) return DYE.third
    const tooth = Math.abs((along % 12) - 6)
    return tooth + Math.abs(depth - 6) < 5
      ? tooth + Math.abs(depth - 6) < 2
        ? DYE.field
        : DYE.second
      : DYE.ivory
  })
  return knots
}
