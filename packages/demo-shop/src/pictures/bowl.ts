import type { PictureVariant } from '../types.ts'
import { lighten } from './colour.ts'
import { lines, num, type Point, place, sample } from './geometry.ts'
import { type Brush, paintBands } from './glaze.ts'
import { body, glint, turn } from './lathe.ts'
import { BIRD, BOTEH, FISH, STAR8 } from './motifs.ts'
import { glazeEnd, manner, rings } from './pottery.ts'
import { clipped, ellipse, type Sheet, shape, stroke } from './sheet.ts'
import type { Thing } from './thing.ts'

const BOWLS: Point[][] = [
  [
    [0, 70],
    [14, 74],
    [30, 96],
    [70, 150],
    [120, 188],
    [150, 200],
  ],
  [
    [0, 60],
    [20, 62],
    [34, 92],
    [66, 170],
    [92, 214],
    [104, 226],
  ],
  [
    [0, 64],
    [12, 68],
    [40, 132],
    [90, 168],
    [150, 176],
    [176, 178],
  ],
  [
    [0, 52],
    [26, 50],
    [44, 88],
    [90, 160],
    [128, 196],
    [140, 204],
  ],
]

/** A bowl seen from above the table's edge, painted inside and out. */
export function bowl(sheet: Sheet): Thing {
  const { random } = sheet
  const look = manner(sheet)
  const lathe = turn(random.pick(BOWLS), 0.36)
  const tall = lathe.height
  const rim = lathe.radius(tall)
  const inner = bowlInside(sheet, look.brush, look.plain)
  const r = rim - 7
  const inside = `M${num(-r)} ${num(-tall)}A${num(r)} ${num(r * 0.36)} 0 0 0 ${num(r)} ${num(-tall)}A${num(r)} ${num(r * 0.36)} 0 0 0 ${num(-r)} ${num(-tall)}Z`
  const hollow = sheet.radial(
    [
      [0, '#1a0f10', 0.05],
      [0.55, '#1a0f10', 0.22],
      [1, '#1a0f10', 0.02],
    ],
    [0.5, 0.72],
    0.72,
  )
  const shade = sheet.linear(
    [
      [0, '#1a0f10', 0.5],
      [0.4, '#1a0f10', 0.1],
      [1, '#fff8ea', 0.2],
    ],
    [0.1, 0],
    [0.6, 1],
  )
  return {
    svg:
      body(
        sheet,
        lathe,
        look.ground,
        (look.plain
          ? rings(lathe, look.brush.ink)
          : paintBands(lathe, random, look.brush, tall * 0.3, tall * 0.94, 1, sheet.variant)) +
          glazeEnd(sheet, lathe, look.ground),
      ) +
      ellipse(0, -tall, rim, rim * 0.36, lighten(look.ground, 0.25)) +
      clipped(
        sheet,
        inside,
        shape(inside, look.ground) +
          `<g transform="translate(0 ${num(-tall + rim * 0.1)}) scale(${(r / 100).toFixed(3)} ${((r * 0.33) / 100).toFixed(3)})">${inner}</g>` +
          shape(inside, hollow) +
          shape(inside, shade),
      ) +
      glint(lathe, tall * 0.42, tall * 0.8, -0.9, 0.2, 0.42) +
      stroke(
        `M${num(-rim * 0.72)} ${num(-tall + rim * 0.36 * 0.69)}A${num(rim)} ${num(rim * 0.36)} 0 0 1 ${num(-rim)} ${num(-tall)}A${num(rim)} ${num(rim * 0.36)} 0 0 1 ${num(-rim * 0.2)} ${num(-tall - rim * 0.353)}`,
        '#fffdf6',
        3,
        'opacity="0.75" stroke-linecap="round"',
      ),
    width: rim * 2,
    height: tall + rim * 0.36,
    pose: 'stands',
    centimetres: 9,
    foot: (lathe.profile[0]?.[1] ?? 60) * 1.2,
    focus: { at: [-30, -tall * 0.9], across: rim * 1.1 },
  }
}

const INSIDE: Partial<Record<PictureVariant, Point[]>> = { fish: FISH, bird: BIRD, boteh: BOTEH, star: STAR8 }

/** Ornament for the inside of a bowl, in a circle of 100 units. */
function bowlInside(sheet: Sheet, brush: Brush, plain: boolean): string {
  const { random, variant } = sheet
  const circle = (r: number, width: number, colour: string) =>
    `<circle r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
  if (plain) return circle(60, 2, brush.ink) + circle(30, 2, brush.ink)
  const inner = variant ? INSIDE[variant] : undefined
  const petals = inner ? random.pick([6, 7]) : random.pick([8, 10, 12])
  // Fish and birds swim round the bowl, everything else points to its middle.
  const turned = variant === 'fish' || variant === 'bird' ? 0 : Math.PI
  const petal = inner
    ? shape(lines(place(inner, 0, -57, 21, turned)), brush.ink) +
      shape(lines(place(inner, 0, -57, 11, turned)), turned ? brush.accent : brush.second)
    : shape(
        lines(
          sample(
            [
              [0, -30],
              [13, -48],
              [0, -74],
              [-13, -48],
            ],
            4,
          ),
        ),
        brush.ink,
      ) +
      shape(
        lines(
          sample(
            [
              [0, -40],
              [6, -50],
              [0, -64],
              [-6, -50],
            ],
            4,
          ),
        ),
        brush.accent,
      )
  const wedge = sheet.define(
    (id) => `<g id="${id}">${petal}<circle cx="0" cy="-87" r="4" fill="${brush.second}"/></g>`,
  )
  const half = 360 / petals
  let svg = ''
  for (let i = 0; i < petals; i += 1) {
    svg += `<use xlink:href="#${wedge}" transform="rotate(${num(i * half)})"/>`
    svg += `<g transform="rotate(${num((i + 0.5) * half)})">${shape('M0 -34L4 -60L0 -78L-4 -60Z', brush.second)}</g>`
  }
  return (
    svg +
    circle(94, 4, brush.ink) +
    circle(80, 1.6, brush.ink) +
    circle(26, 3, brush.ink) +
    `<circle r="18" fill="${brush.second}"/><circle r="9" fill="${brush.accent}"/>`
  )
}
