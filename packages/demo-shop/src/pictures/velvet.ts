import { darken, lighten } from './colour.ts'
import { num } from './geometry.ts'
import { ellipse, rect, type Sheet, shape, stroke } from './sheet.ts'

/** Velvet in folds, for small precious things: seen from above, or as a backdrop with a plinth. */
export function velvet(sheet: Sheet): string {
  const { width, height, random } = sheet
  const tone = random.pick(['#1c2a52', '#0f4a50', '#4a1424', '#26331f', '#2a2026'])
  let folds = ''
  for (let i = 0; i < 9; i += 1) {
    const x = (i / 8) * width + random.between(-0.05, 0.05) * width
    const lean = random.between(-0.12, 0.12) * width
    const bend = `M${num(x)} 0C${num(x + lean)} ${num(height * 0.3)} ${num(x - lean)} ${num(height * 0.6)} ${num(x + lean * 0.5)} ${num(height)}`
    for (const [wide, colour, opacity, shift] of [
      [90, '#05060c', 0.1, 30],
      [46, '#05060c', 0.14, 22],
      [50, lighten(tone, 0.35), 0.1, -16],
      [18, lighten(tone, 0.55), 0.12, -18],
    ] as const) {
      folds += stroke(
        bend,
        colour,
        (wide * width) / 1200,
        `opacity="${opacity}" transform="translate(${shift} 0)"`,
      )
    }
  }
  const light = sheet.radial(
    [
      [0, lighten(tone, 0.5), 0.55],
      [1, tone, 0],
    ],
    [0.36, 0.3],
    0.6,
  )
  const edge = sheet.radial(
    [
      [0.5, '#05060c', 0],
      [1, '#05060c', 0.5],
    ],
    [0.45, 0.42],
    0.75,
  )
  return (
    rect(0, 0, width, height, tone) +
    folds +
    rect(0, 0, width, height, light) +
    rect(0, 0, width, height, edge)
  )
}

/** A round plinth of polished wood with a brass edge; answers its drawing and the height of its top. */
export function plinth(sheet: Sheet, x: number, y: number, halfWidth: number): { svg: string; top: number } {
  const tall = halfWidth * 0.34
  const flat = halfWidth * 0.26
  const wood = '#4a2f1e'
  const across = sheet.linear(
    [
      [0, darken(wood, 0.4)],
      [0.28, lighten(wood, 0.35)],
      [0.6, wood],
      [1, darken(wood, 0.6)],
    ],
    [0, 0],
    [1, 0],
  )
  const wall = `M${num(x - halfWidth)} ${num(y - tall)}V${num(y)}A${num(halfWidth)} ${num(flat)} 0 0 0 ${num(x + halfWidth)} ${num(y)}V${num(y - tall)}Z`
  const rim = `M${num(x - halfWidth)} ${num(y - tall + 4)}A${num(halfWidth)} ${num(flat)} 0 0 0 ${num(x + halfWidth)} ${num(y - tall + 4)}`
  return {
    svg:
      ellipse(
        x + halfWidth * 0.14,
        y + halfWidth * 0.06,
        halfWidth * 1.25,
        flat * 1.25,
        sheet.radial([
          [0.5, '#05060c', 0.6],
          [1, '#05060c', 0],
        ]),
      ) +
      shape(wall, across) +
      ellipse(
        x,
        y - tall,
        halfWidth,
        flat,
        sheet.linear(
          [
            [0, lighten(wood, 0.1)],
            [1, lighten(wood, 0.34)],
          ],
          [0, 0],
          [0.4, 1],
        ),
      ) +
      stroke(rim, '#d2a84e', 6) +
      stroke(rim, '#fff0c0', 1.6),
    top: y - tall,
  }
}
