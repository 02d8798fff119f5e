import type { Random } from '../random.ts'
import { darken, lighten } from './colour.ts'
import { type Point, ring } from './geometry.ts'
import { type Sheet, shape } from './sheet.ts'

/** Draws one piece of food of about ±20 units, lit from the upper left; several of them make a heap lively. */
export type Piece = (sheet: Sheet, variant: number) => string

export function lit(sheet: Sheet, data: string, base: string, dark = 0.5): string {
  return shape(
    data,
    sheet.radial(
      [
        [0, lighten(base, 0.38)],
        [0.45, base],
        [1, darken(base, dark)],
      ],
      [0.34, 0.28],
      0.8,
    ),
  )
}

export function bumpy(random: Random, rx: number, ry: number, rough: number, steps = 14): Point[] {
  return ring(0, 0, steps, () => 1 + random.between(-rough, rough)).map(([x, y]): Point => [x * rx, y * ry])
}
