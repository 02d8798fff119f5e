import { darken, lighten, mix } from './colour.ts'
import { num, type Point } from './geometry.ts'
import { BANDS, paintBands } from './glaze.ts'
import { around, belt, body, glint, mouth, turn } from './lathe.ts'
import { CARTOUCHE, disc, flower, PALMETTE, STAR8 } from './motifs.ts'
import { type Sheet, shape } from './sheet.ts'
import type { Thing } from './thing.ts'

const METAL_VASES: Point[][] = [
  [
    [0, 66],
    [10, 72],
    [24, 40],
    [60, 70],
    [130, 128],
    [200, 132],
    [260, 90],
    [320, 42],
    [400, 38],
    [440, 66],
  ],
  [
    [0, 72],
    [12, 76],
    [30, 46],
    [90, 110],
    [170, 136],
    [240, 112],
    [300, 60],
    [350, 36],
    [420, 44],
    [446, 72],
  ],
]

/** A vase or lidded jar of painted enamel on copper. */
export function enamelVase(sheet: Sheet): Thing {
  const { colours, random } = sheet
  const lidded = sheet.variant === 'lidded'
  const lathe = lidded
    ? turn(
        [
          [0, 84],
          [10, 90],
          [26, 56],
          [50, 78],
          [110, 142],
          [180, 150],
          [206, 146],
        ],
        0.2,
      )
    : turn(random.pick(METAL_VASES), 0.16)
  const tall = lathe.height
  const ground = darken(colours.main, 0.14)
  const gold = '#d9b25c'
  const brush = {
    ink: lighten(colours.main, 0.42),
    second: gold,
    accent: mix(colours.third, '#d0506a', 0.5),
    ground,
  }
  const panel = mix('#f4efe0', colours.light, 0.25)
  const bright = {
    ink: colours.main,
    second: gold,
    accent: mix(colours.third, '#c2385a', 0.6),
    ground: panel,
  }
  const y = tall * (lidded ? 0.7 : 0.42)
  const medallions = [0, 1]
    .map((share) =>
      around(lathe, CARTOUCHE, {
        count: 6,
        y,
        size: tall * 0.15,
        shift: share * 0.5,
        fill: share ? gold : panel,
      }),
    )
    .join('')
  const decoration =
    paintBands(
      lathe,
      random,
      brush,
      tall * (lidded ? 0.28 : 0.14),
      tall * (lidded ? 0.96 : 0.7),
      lidded ? 1 : 2,
    ) +
    (random.chance(0.6)
      ? medallions +
        around(lathe, flower(8), { count: 6, y, size: tall * 0.07, fill: bright.accent }) +
        around(lathe, PALMETTE, { count: 6, y, size: tall * 0.04, fill: gold })
      : '') +
    (lidded ? '' : paintBands(lathe, random, brush, tall * 0.77, tall * 0.95, 1)) +
    [0.02, 0.1].map((share) => shape(belt(lathe, tall * share, tall * share + 6), gold)).join('')
  const knob = lidded ? lid(sheet, ground, brush, tall) : mouth(sheet, lathe, gold, darken(ground, 0.5), 6)
  return {
    svg:
      body(sheet, lathe, ground, decoration, 1.1) +
      knob +
      glint(lathe, tall * 0.36, tall * 0.6, -0.86, 0.2, 0.5) +
      glint(lathe, tall * 0.4, tall * 0.54, 0.9, 0.12, 0.3),
    width: lidded ? 304 : 280,
    height: tall + (lidded ? 150 : 20),
    pose: 'stands',
    centimetres: lidded ? 20 : 25,
    foot: 84,
    focus: { at: [-14, -y], across: 200 },
  }
}

export function lid(
  sheet: Sheet,
  ground: string,
  brush: { ink: string; second: string; accent: string; ground: string },
  tall: number,
): string {
  const dome = turn(
    [
      [0, 150],
      [8, 152],
      [40, 132],
      [76, 84],
      [98, 34],
      [104, 16],
      [116, 12],
      [128, 22],
      [142, 20],
      [152, 4],
    ],
    0.2,
  )
  return `<g transform="translate(0 ${num(-tall + 4)})">${body(sheet, dome, ground, BANDS.botehBand(dome, 34, 46, brush) + shape(belt(dome, 0, 7), '#d9b25c') + shape(belt(dome, 100, 152), '#d9b25c') + around(dome, STAR8, { count: 10, y: 78, size: 12, fill: brush.accent }) + around(dome, disc(), { count: 20, y: 66, size: 3, fill: brush.ink }), 1.05)}${glint(dome, 12, 70, -0.8, 0.26, 0.45)}</g>`
}
