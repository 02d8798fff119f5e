import { darken, lighten, mix } from './colour.ts'
import { num, type Point, place } from './geometry.ts'
import { BANDS } from './glaze.ts'
import { around, belt, body, glint, turn, wrap } from './lathe.ts'
import { BOTEH, flower, LEAF } from './motifs.ts'
import { clipped, ellipse, rect, type Sheet, shape, stroke } from './sheet.ts'
import type { Thing } from './thing.ts'

/** A bottle of rose water or another distillate. */
export function rosewaterBottle(sheet: Sheet): Thing {
  const { colours, random } = sheet
  const shapes: Point[][] = [
    [
      [0, 84],
      [10, 92],
      [40, 98],
      [240, 98],
      [290, 84],
      [330, 44],
      [350, 33],
      [420, 31],
      [432, 36],
      [446, 36],
    ],
    [
      [0, 70],
      [12, 78],
      [60, 104],
      [140, 116],
      [220, 104],
      [290, 60],
      [330, 34],
      [420, 29],
      [434, 35],
      [448, 35],
    ],
    [
      [0, 88],
      [12, 94],
      [220, 94],
      [262, 90],
      [300, 56],
      [324, 32],
      [440, 29],
      [452, 34],
      [466, 34],
    ],
  ]
  const bottle = turn(random.pick(shapes), 0.17)
  const tall = bottle.height
  const liquid = mix(colours.main, '#f4e9d8', colours.name === 'rose' ? 0.55 : 0.45)
  const glassy = sheet.linear(
    [
      [0, darken(liquid, 0.45)],
      [0.12, lighten(liquid, 0.3)],
      [0.4, lighten(liquid, 0.15)],
      [0.7, liquid],
      [0.92, darken(liquid, 0.3)],
      [1, lighten(liquid, 0.2)],
    ],
    [0, 0],
    [1, 0],
  )
  const clear = sheet.linear(
    [
      [0, '#cfdcda', 0.85],
      [0.2, '#ffffff', 0.5],
      [0.6, '#eef4f2', 0.35],
      [1, '#b9c9c7', 0.85],
    ],
    [0, 0],
    [1, 0],
  )
  const full = tall * 0.66
  const label = belt(bottle, tall * 0.16, tall * 0.47)
  const paper = '#f8f0de'
  const middle = tall * 0.315
  const rose = [
    [1, darken(colours.main, 0.05)],
    [0.78, lighten(colours.main, 0.2)],
    [0.56, colours.main],
    [0.34, lighten(colours.main, 0.35)],
  ] as const
  const painted =
    rose
      .map(([share], i) =>
        wrap(bottle, place(flower(6 + (i % 2), 0.25), 0, 0, share, i * 0.5), 0, middle + 4, 36),
      )
      .map((data, i) => shape(data ?? '', rose[i]?.[1] ?? colours.main))
      .join('') +
    [-1, 1]
      .map((s) =>
        [0.35, -0.35]
          .map((y, i) =>
            shape(
              wrap(
                bottle,
                place(LEAF, s * (1.25 + i * 0.1), y, 0.62 - i * 0.12, s * (i ? 2 : 1.2) * -1),
                0,
                middle + 2,
                34,
              ) ?? '',
              mix('#5f7f4a', '#8fa86a', i * 0.6),
            ),
          )
          .join(''),
      )
      .join('') +
    around(bottle, BOTEH, { count: 10, y: middle, size: 20, shift: 0.5, fill: colours.third }) +
    [0.175, 0.455]
      .map((share) => shape(belt(bottle, tall * share - 2, tall * share + 2), colours.third))
      .join('') +
    BANDS.dotBand(bottle, tall * 0.2, tall * 0.026, {
      ink: colours.second,
      second: colours.second,
      accent: colours.third,
      ground: paper,
    }) +
    BANDS.dotBand(bottle, tall * 0.43, tall * 0.026, {
      ink: colours.second,
      second: colours.second,
      accent: colours.third,
      ground: paper,
    })
  const cork = turn(
    [
      [0, 27],
      [34, 31],
    ],
    0.2,
    true,
  )
  return {
    svg:
      shape(bottle.silhouette, clear) +
      clipped(sheet, belt(bottle, 4, full), shape(belt(bottle, 4, full), glassy)) +
      ellipse(
        0,
        -full,
        bottle.radius(full) - 2,
        (bottle.radius(full) - 2) * 0.17,
        lighten(liquid, 0.35),
        'opacity="0.9"',
      ) +
      clipped(
        sheet,
        label,
        shape(label, paper) +
          painted +
          rect(
            -140,
            -tall,
            280,
            tall,
            sheet.linear(
              [
                [0, '#2a1a14', 0.4],
                [0.2, '#2a1a14', 0],
                [0.65, '#2a1a14', 0],
                [1, '#2a1a14', 0.45],
              ],
              [0, 0],
              [1, 0],
            ),
          ),
      ) +
      `<g transform="translate(0 ${num(-tall + 6)})">${body(sheet, cork, '#b98a58', '', 0.9)}${ellipse(0, -34, 31, 6, '#d9b384')}</g>` +
      mouthRing(bottle.radius(tall), tall) +
      stroke(bottle.silhouette, '#5a6a68', 1.4, 'opacity="0.5"') +
      glint(bottle, tall * 0.04, tall * 0.62, -1.05, 0.16, 0.6) +
      glint(bottle, tall * 0.76, tall * 0.92, -0.9, 0.4, 0.6) +
      glint(bottle, tall * 0.06, tall * 0.5, 1.08, 0.09, 0.4),
    width: 220,
    height: tall + 40,
    pose: 'stands',
    centimetres: 29,
    foot: 96,
    focus: { at: [0, -middle - 10], across: 190 },
  }
}

function mouthRing(r: number, tall: number): string {
  return `<ellipse cx="0" cy="${num(-tall)}" rx="${num(r)}" ry="${num(r * 0.17)}" fill="none" stroke="#f4faf8" stroke-width="2.4" opacity=".8"/>`
}
