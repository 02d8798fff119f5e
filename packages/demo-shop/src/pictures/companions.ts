import { at } from '../random.ts'
import { darken, lighten, paletteOf } from './colour.ts'
import { num, smooth } from './geometry.ts'
import { teaGlass } from './glass.ts'
import { clipped, ellipse, move, type Sheet, shape, stroke } from './sheet.ts'
import { groundShadow } from './stage.ts'
import type { Thing } from './thing.ts'

function pomegranate(sheet: Sheet): Thing {
  const red = sheet.random.pick(['#a3283a', '#b23a34', '#8f1f35'])
  const skin = smooth([
    [0, 0],
    [-52, -12],
    [-74, -62],
    [-56, -112],
    [-12, -130],
    [0, -127],
    [14, -130],
    [58, -110],
    [74, -60],
    [50, -12],
  ])
  const crown =
    'M-15 -126C-20 -146 -26 -154 -30 -160L-12 -150L-6 -166L4 -150L16 -164L18 -148L30 -156C24 -146 18 -138 15 -125Z'
  const light = sheet.radial(
    [
      [0, lighten(red, 0.5), 0.9],
      [0.35, lighten(red, 0.15), 0.5],
      [1, red, 0],
    ],
    [0.32, 0.3],
    0.5,
  )
  const dark = sheet.radial(
    [
      [0.55, '#2c0610', 0],
      [1, '#2c0610', 0.7],
    ],
    [0.4, 0.36],
    0.66,
  )
  let freckles = ''
  for (let i = 0; i < 40; i += 1)
    freckles += `M${num(sheet.random.between(-60, 60))} ${num(sheet.random.between(-115, -10))}h1.6`
  return {
    svg:
      shape(crown, darken(red, 0.2)) +
      stroke('M-8 -132L-12 -148M2 -132L3 -148M10 -132L16 -146', lighten(red, 0.4), 1.4, 'opacity=".6"') +
      clipped(
        sheet,
        skin,
        shape(skin, red) +
          stroke(freckles, lighten(red, 0.55), 1.6, 'opacity=".5"') +
          shape(skin, light) +
          shape(skin, dark),
      ),
    width: 150,
    height: 165,
    pose: 'stands',
    centimetres: 9,
    foot: 50,
    focus: { at: [0, -60], across: 150 },
  }
}

function quince(sheet: Sheet): Thing {
  const gold = sheet.random.pick(['#d9a928', '#cfa52f', '#c98f24'])
  const skin = smooth([
    [0, 0],
    [-48, -10],
    [-70, -54],
    [-52, -102],
    [-20, -124],
    [0, -120],
    [20, -126],
    [52, -104],
    [68, -56],
    [46, -10],
  ])
  const light = sheet.radial(
    [
      [0, '#fff3c0', 0.85],
      [1, gold, 0],
    ],
    [0.32, 0.3],
    0.5,
  )
  const dark = sheet.radial(
    [
      [0.5, '#4c3206', 0],
      [1, '#4c3206', 0.6],
    ],
    [0.4, 0.36],
    0.68,
  )
  return {
    svg:
      stroke('M0 -118C2 -130 8 -140 14 -144', '#5b4425', 6, 'stroke-linecap="round"') +
      shape(
        smooth([
          [10, -134],
          [34, -158],
          [64, -152],
          [44, -132],
        ]),
        '#6c8447',
      ) +
      clipped(sheet, skin, shape(skin, gold) + shape(skin, light) + shape(skin, dark)),
    width: 140,
    height: 150,
    pose: 'stands',
    centimetres: 9,
    foot: 46,
    focus: { at: [0, -60], across: 150 },
  }
}

function cup(sheet: Sheet): Thing {
  const glaze = paletteOf(sheet.random.pick(['turquoise', 'lapis', 'cream', 'pomegranate'] as const)).main
  const wall = 'M-80 -100C-78 -50 -56 -10 -34 -4A34 9 0 0 0 34 -4C56 -10 78 -50 80 -100Z'
  const across = sheet.linear(
    [
      [0, darken(glaze, 0.35)],
      [0.3, lighten(glaze, 0.35)],
      [0.55, glaze],
      [1, darken(glaze, 0.5)],
    ],
    [0, 0],
    [1, 0],
  )
  return {
    svg:
      shape(wall, across) +
      stroke(
        'M-76 -82C-40 -66 40 -66 76 -82M-70 -66C-36 -50 36 -50 70 -66',
        darken(glaze, 0.5),
        3,
        'opacity=".5"',
      ) +
      ellipse(0, -100, 80, 23, lighten(glaze, 0.4)) +
      ellipse(0, -98, 74, 19, darken(glaze, 0.4)) +
      ellipse(6, -92, 60, 12, darken(glaze, 0.15)),
    width: 160,
    height: 125,
    pose: 'stands',
    centimetres: 8,
    foot: 40,
    focus: { at: [0, -60], across: 150 },
  }
}

const MINOR = [pomegranate, quince, cup, teaGlass]

/** Small things of the house to the left and right of the main one, never in front of it. */
export function companions(
  sheet: Sheet,
  where: { x: number; ground: number; reach: number; size: number; withGlass?: boolean },
): string {
  const { random } = sheet
  const makers = where.withGlass === false ? MINOR.filter((make) => make !== teaGlass) : MINOR
  const first = random.int(0, makers.length - 1)
  const set = [
    { side: -1, maker: first, near: 1.0, size: 1 },
    { side: 1, maker: first + random.int(1, 3), near: 1.08, size: 0.9 },
    ...(random.chance(0.7) ? [{ side: 1, maker: 0, near: 1.38, size: 0.78 }] : []),
  ]
  return set
    .map(({ side, maker, near, size }, i) => {
      const make = at(makers, maker)
      const thing = make(sheet)
      const scale = (where.size * size * 0.62) / 150
      const [x, y] = [where.x + side * where.reach * near, where.ground + i * where.size * 0.06]
      return groundShadow(sheet, x, y, (thing.foot ?? 50) * scale) + move(thing.svg, x, y, scale)
    })
    .join('')
}
