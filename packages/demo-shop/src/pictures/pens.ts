import { darken, lighten, mix } from './colour.ts'
import { num } from './geometry.ts'
import { body, glint, mouth, turn } from './lathe.ts'
import { clipped, ellipse, group, rect, type Sheet, shape, stroke } from './sheet.ts'
import type { Thing } from './thing.ts'

/** Reed pens in a holder beside an inkpot. */
export function pens(sheet: Sheet): Thing {
  const { random, colours } = sheet
  const brass = '#c59a48'
  const holder = turn(
    [
      [0, 66],
      [8, 70],
      [30, 58],
      [150, 62],
      [190, 74],
    ],
    0.24,
  )
  const pot = turn(
    [
      [0, 64],
      [8, 70],
      [40, 82],
      [76, 70],
      [92, 40],
      [108, 46],
    ],
    0.26,
  )
  const reed = (angle: number, long: number, x: number) => {
    const tone = mix('#8a5226', random.pick(['#5c3218', '#b9803f']), random.next())
    const skin = sheet.linear(
      [
        [0, darken(tone, 0.4)],
        [0.35, lighten(tone, 0.4)],
        [1, darken(tone, 0.4)],
      ],
      [0, 0],
      [1, 0],
    )
    const knots = [0.3, 0.66]
      .map((share) => rect(-10, -long * share, 20, 4, darken(tone, 0.35), 'rx="2"'))
      .join('')
    const tip =
      shape(`M-9 ${num(-long)}L-7 ${num(-long - 46)}L4 ${num(-long - 52)}L9 ${num(-long)}Z`, '#d9b98a') +
      shape(
        `M-7 ${num(-long - 46)}L4 ${num(-long - 52)}L3 ${num(-long - 34)}L-6 ${num(-long - 30)}Z`,
        '#1d1714',
      ) +
      stroke(`M-1 ${num(-long - 48)}V${num(-long - 20)}`, '#5a3a20', 1)
    return group(
      rect(-9, -long, 18, long, skin) + knots + tip,
      `translate(${num(x)} -150) rotate(${num(angle)})`,
    )
  }
  const fan = [
    [-16, 190, -18],
    [-6, 226, -8],
    [5, 206, 4],
    [15, 180, 14],
    [24, 214, 22],
  ]
    .map(([a = 0, l = 0, x = 0]) => reed(a + random.between(-3, 3), l, x))
    .join('')
  const glaze = colours.main
  const brush = { ink: '#f0dca6', second: '#f0dca6', accent: '#f0dca6' }
  const rings = [24, 44, 140, 160]
    .map((y) =>
      stroke(
        `M${num(-holder.radius(y))} ${-y}A${num(holder.radius(y))} ${num(holder.radius(y) * 0.24)} 0 0 0 ${num(holder.radius(y))} ${-y}`,
        brush.ink,
        3,
        'opacity="0.8"',
      ),
    )
    .join('')
  const cup =
    mouth(sheet, holder, lighten(glaze, 0.3), darken(glaze, 0.6), 7) +
    fan +
    clipped(sheet, 'M-90 -186A74 17.8 0 0 0 90 -186V40H-90Z', body(sheet, holder, glaze, rings, 1.05)) +
    glint(holder, 30, 150, -0.9, 0.18, 0.4)
  const ink =
    body(sheet, pot, brass, '', 1.2) +
    mouth(sheet, pot, lighten(brass, 0.4), '#0e0c0d', 6) +
    glint(pot, 16, 66, -0.8, 0.3, 0.55) +
    ellipse(4, -104, 28, 6, '#2a2522')
  return {
    svg:
      group(cup, 'translate(-62 0)') +
      group(ellipse(8, 4, 84, 18, '#1a0f0a', 'opacity="0.35"') + ink, 'translate(110 14)'),
    width: 400,
    height: 440,
    pose: 'stands',
    centimetres: 30,
    foot: 150,
    focus: { at: [-40, -300], across: 230 },
  }
}
