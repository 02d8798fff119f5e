import { darken, lighten } from './colour.ts'
import { lines, type Point, place, sample } from './geometry.ts'
import { paintBands } from './glaze.ts'
import { body, glint, mouth, turn } from './lathe.ts'
import { stem } from './motifs.ts'
import { glazeEnd, manner, rings } from './pottery.ts'
import { ellipse, type Sheet, shape, stroke } from './sheet.ts'
import type { Thing } from './thing.ts'

const EWERS: Point[][] = [
  [
    [0, 62],
    [10, 66],
    [26, 58],
    [60, 96],
    [130, 148],
    [200, 150],
    [262, 100],
    [310, 52],
    [372, 40],
    [430, 44],
    [456, 60],
  ],
  [
    [0, 70],
    [14, 74],
    [40, 104],
    [110, 146],
    [180, 138],
    [240, 92],
    [290, 58],
    [350, 46],
    [400, 52],
    [430, 68],
  ],
  [
    [0, 54],
    [8, 58],
    [34, 40],
    [60, 60],
    [120, 128],
    [186, 152],
    [250, 120],
    [300, 62],
    [390, 36],
    [470, 38],
    [500, 56],
  ],
]

/** A ewer with spout and handle. */
export function ewer(sheet: Sheet): Thing {
  const { random } = sheet
  const look = manner(sheet)
  const lathe = turn(
    random.pick(EWERS).map(([y, r]): Point => [y * random.between(0.97, 1.03), r]),
    0.16,
  )
  const tall = lathe.height
  const paint = (from: number, to: number, wide: number) =>
    paintBands(
      lathe,
      random,
      look.brush,
      tall * from,
      tall * to,
      wide,
      wide === 1 && from < 0.5 ? sheet.variant : null,
    )
  const decoration = look.plain
    ? rings(lathe, look.brush.ink)
    : paint(0.16, random.pick([0.52, 0.6]), 1) + paint(0.68, 0.93, 1)
  const skin = sheet.linear(
    [
      [0, darken(look.ground, 0.12)],
      [0.3, lighten(look.ground, 0.16)],
      [1, darken(look.ground, 0.3)],
    ],
    [0, 0],
    [1, 0],
  )
  const from = tall * 0.84
  const handle = sample(
    [
      [lathe.radius(from) - 8, -from],
      [lathe.radius(from) + 66, -from - 4],
      [190, -tall * 0.62],
      [164, -tall * 0.42],
      [lathe.radius(tall * 0.42) - 10, -tall * 0.36],
    ],
    7,
    false,
  )
  const spout = sample(
    [
      [-lathe.radius(tall * 0.4) + 14, -tall * 0.36],
      [-176, -tall * 0.46],
      [-190, -tall * 0.62],
      [-214, -tall * 0.8],
    ],
    7,
    false,
  )
  const spoutBody = tapered(spout, 30, 11)
  const part = (points: readonly Point[]) =>
    shape(lines(points), skin) + stroke(lines(points), darken(look.ground, 0.5), 1.5, 'opacity="0.5"')
  const handleLight = stroke(
    lines(place(handle, -4, -3, 1), false),
    '#fffaf0',
    5,
    'opacity="0.5" stroke-linecap="round"',
  )
  const spoutLight = stroke(
    lines(place(spout.slice(6), -7, -2, 1), false),
    '#fffaf0',
    5,
    'opacity="0.5" stroke-linecap="round"',
  )
  const tip = spout.at(-1) ?? [0, 0]
  return {
    svg:
      part(stem(handle, 13)) +
      handleLight +
      part(spoutBody) +
      spoutLight +
      ellipse(tip[0], tip[1] + 1, 11, 4.5, darken(look.ground, 0.6)) +
      body(sheet, lathe, look.ground, decoration + glazeEnd(sheet, lathe, look.ground)) +
      mouth(sheet, lathe, lighten(look.ground, 0.3), darken(look.ground, 0.35), 7) +
      glint(lathe, tall * 0.26, tall * 0.5, -0.86, 0.3, 0.5) +
      glint(lathe, tall * 0.66, tall * 0.86, -0.8, 0.34, 0.4) +
      stroke(lathe.silhouette, darken(look.ground, 0.6), 1.2, 'opacity="0.35"'),
    width: 430,
    height: tall + 16,
    pose: 'stands',
    centimetres: 31,
    foot: 88,
    focus: { at: [-14, -tall * 0.42], across: 250 },
  }
}

function tapered(points: readonly Point[], from: number, to: number): Point[] {
  const sides = points.map(([x, y], i): [Point, Point] => {
    const [bx, by] = points[Math.max(0, i - 1)] ?? [x, y]
    const [ax, ay] = points[Math.min(points.length - 1, i + 1)] ?? [x, y]
    const long = Math.hypot(ax - bx, ay - by) || 1
    const wide = from + ((to - from) * i) / (points.length - 1)
    const [nx, ny] = [((ay - by) / long) * wide, ((bx - ax) / long) * wide]
    return [
      [x + nx, y + ny],
      [x - nx, y - ny],
    ]
  })
  return [...sides.map(([a]) => a), ...sides.map(([, b]) => b).reverse()]
}
