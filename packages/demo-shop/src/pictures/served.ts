import { darken, lighten, mix } from './colour.ts'
import { num, type Point } from './geometry.ts'
import { paintBands } from './glaze.ts'
import { glint, roundLight, turn } from './lathe.ts'
import { clipped, ellipse, type Sheet, shape, stroke } from './sheet.ts'
import type { Thing } from './thing.ts'

const SERVING: Point[][] = [
  [
    [0, 62],
    [12, 66],
    [30, 100],
    [74, 154],
    [112, 176],
    [126, 180],
  ],
  [
    [0, 70],
    [10, 72],
    [40, 128],
    [84, 158],
    [128, 166],
    [146, 166],
  ],
  [
    [0, 56],
    [18, 56],
    [32, 90],
    [62, 160],
    [84, 194],
    [92, 200],
  ],
]

/** A glazed bowl whose mouth is filled by `content`, drawn between its back and its front. */
export function served(
  sheet: Sheet,
  fill: (rx: number, ry: number, y: number) => string,
  plainGround?: string,
): Thing {
  const { random, colours } = sheet
  const lathe = turn(random.pick(SERVING), 0.34)
  const tall = lathe.height
  const rim = lathe.radius(tall)
  const plain = random.chance(0.4)
  const ground = plainGround ?? (plain ? colours.main : mix('#f4eddc', colours.ground, 0.5))
  const brush = {
    ink: plain ? darken(ground, 0.35) : colours.main,
    second: colours.second,
    accent: colours.third,
    ground,
  }
  const bands = plain ? '' : paintBands(lathe, random, brush, tall * 0.36, tall * 0.95, 1)
  const inner = rim - 8
  return {
    svg:
      clipped(sheet, lathe.silhouette, shape(lathe.silhouette, ground) + bands + roundLight(sheet, lathe)) +
      ellipse(0, -tall, rim, rim * 0.34, lighten(ground, 0.3)) +
      ellipse(0, -tall + 2, inner, inner * 0.33, darken(ground, 0.62)) +
      fill(inner, inner * 0.33, -tall + 2) +
      stroke(
        `M${num(-rim + 2)} ${num(-tall + 4)}A${num(rim - 2)} ${num(rim * 0.335)} 0 0 0 ${num(rim - 2)} ${num(-tall + 4)}`,
        lighten(ground, 0.45),
        5,
      ) +
      glint(lathe, tall * 0.4, tall * 0.86, -0.92, 0.2, 0.4),
    width: rim * 2,
    height: tall + rim * 0.62,
    pose: 'stands',
    centimetres: 13,
    foot: (lathe.profile[0]?.[1] ?? 60) * 1.2,
    focus: { at: [0, -tall - 10], across: rim },
  }
}
