import { darken, lighten } from './colour.ts'
import type { Point } from './geometry.ts'
import { paintBands } from './glaze.ts'
import { body, glint, mouth, turn } from './lathe.ts'
import { glazeEnd, manner, rings } from './pottery.ts'
import { type Sheet, stroke } from './sheet.ts'
import type { Thing } from './thing.ts'

const VASES: Point[][] = [
  [
    [0, 70],
    [16, 76],
    [60, 112],
    [140, 150],
    [220, 142],
    [290, 92],
    [340, 62],
    [380, 66],
    [410, 92],
  ],
  [
    [0, 58],
    [16, 62],
    [120, 84],
    [240, 118],
    [330, 126],
    [390, 96],
    [420, 64],
    [446, 62],
    [462, 78],
  ],
  [
    [0, 84],
    [20, 90],
    [70, 128],
    [140, 142],
    [200, 118],
    [250, 70],
    [330, 46],
    [410, 52],
    [452, 84],
  ],
  [
    [0, 76],
    [30, 112],
    [110, 158],
    [190, 160],
    [250, 128],
    [284, 96],
    [300, 92],
    [314, 100],
  ],
]

/** A vase, a jar or an urn. */
export function vase(sheet: Sheet): Thing {
  const { random } = sheet
  const look = manner(sheet)
  const lathe = turn(random.pick(VASES), 0.18)
  const tall = lathe.height
  const decoration = look.plain
    ? rings(lathe, look.brush.ink)
    : paintBands(
        lathe,
        random,
        look.brush,
        tall * 0.12,
        tall * random.pick([0.66, 0.72]),
        sheet.variant ? 1 : random.int(1, 2),
        sheet.variant,
      ) + paintBands(lathe, random, look.brush, tall * 0.78, tall * 0.95, 1)
  const widest = Math.max(...lathe.profile.map(([, r]) => r))
  return {
    svg:
      body(sheet, lathe, look.ground, decoration + glazeEnd(sheet, lathe, look.ground)) +
      mouth(sheet, lathe, lighten(look.ground, 0.35), darken(look.ground, 0.4), 8) +
      glint(lathe, tall * 0.3, tall * 0.62, -0.9, 0.26, 0.5) +
      glint(lathe, tall * 0.34, tall * 0.56, 0.92, 0.1, 0.28) +
      stroke(lathe.silhouette, darken(look.ground, 0.6), 1.2, 'opacity="0.35"'),
    width: widest * 2,
    height: tall + 20,
    pose: 'stands',
    centimetres: 26,
    foot: (lathe.profile[0]?.[1] ?? 60) * 1.12,
    focus: { at: [-10, -tall * 0.42], across: widest * 1.5 },
  }
}
