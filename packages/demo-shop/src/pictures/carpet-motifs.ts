import type { Random } from '../random.ts'
import { darken, mix, type Palette } from './colour.ts'
import type { Knots } from './knots.ts'

// Dyes by index, so that the drawing code reads like a cartoon for weavers.
export const DYE = { field: 0, navy: 1, gold: 2, ivory: 3, teal: 4, outline: 5, rose: 6, leaf: 7 } as const

export function carpetDyes(colours: Palette): string[] {
  return [
    darken(colours.main, 0.06),
    darken(colours.second, 0.08),
    mix(colours.third, '#c9a060', 0.25),
    mix(colours.ground, '#efe0c0', 0.5),
    mix(colours.second, colours.light, 0.45),
    darken(colours.dark, 0.2),
    mix(colours.main, '#e8b8a0', 0.5),
    mix('#6d7f4a', colours.third, 0.15),
  ]
}

/** A flower seen from above, petal by petal, with a dark outline one knot wide. */
export function rosette(
  knots: Knots,
  cx: number,
  cy: number,
  r: number,
  petals: number,
  dyes: [number, number, number],
): void {
  for (let y = Math.floor(cy - r - 1); y <= cy + r + 1; y += 1) {
    for (let x = Math.floor(cx - r - 1); x <= cx + r + 1; x += 1) {
      const [dx, dy] = [x - cx, y - cy]
      const distance = Math.hypot(dx, dy)
      const edge = r * (0.74 + 0.26 * Math.abs(Math.cos((petals * Math.atan2(dy, dx)) / 2)))
      if (distance > edge + 0.9) continue
      const share = distance / edge
      knots.set(
        x,
        y,
        distance > edge - 0.1 ? DYE.outline : share > 0.62 ? dyes[0] : share > 0.34 ? dyes[1] : dyes[2],
      )
    }
  }
}

/** A lance-shaped leaf from a point in a direction. */
export function leaf(knots: Knots, x: number, y: number, long: number, angle: number, dye: number): void {
  for (let step = 0; step <= long * 2; step += 1) {
    const t = step / (long * 2)
    const bend = Math.sin(t * Math.PI) * long * 0.22
    const px = x + Math.cos(angle) * t * long - Math.sin(angle) * bend
    const py = y + Math.sin(angle) * t * long + Math.cos(angle) * bend
    const half = Math.sin(t * Math.PI) * long * 0.2
    for (let side = -half; side <= half; side += 0.5) {
      knots.set(Math.round(px - Math.sin(angle) * side), Math.round(py + Math.cos(angle) * side), dye)
    }
  }
}

/** A spiral stem with leaves and flowers along it: one arm of the arabesque. */
export function spiral(
  knots: Knots,
  cx: number,
  cy: number,
  radius: number,
  from: number,
  hand: 1 | -1,
  random: Random,
): void {
  const turns = 1.35
  const steps = Math.round(radius * 12)
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps
    const angle = from + hand * t * turns * Math.PI * 2
    const r = radius * (1 - t * 0.78)
    const [x, y] = [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r]
    knots.set(Math.round(x), Math.round(y), DYE.gold)
    if (i % Math.max(8, Math.round(steps / 9)) === 4) {
      leaf(knots, x, y, radius * 0.34, angle + hand * (i % 2 ? 0.5 : 2.4), i % 3 ? DYE.leaf : DYE.teal)
    }
  }
  rosette(knots, cx, cy, radius * 0.34, random.pick([5, 6, 8]), [DYE.ivory, DYE.rose, DYE.gold])
}
