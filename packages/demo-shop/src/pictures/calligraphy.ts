import { darken, lighten, mix } from './colour.ts'
import { lines, num, type Point, sample } from './geometry.ts'
import { clipped, ellipse, group, rect, type Sheet, shape, stroke } from './sheet.ts'
import { boxShadow } from './stage.ts'
import type { Thing } from './thing.ts'

/** Bodies of letters as a reed pen draws them; they are shapes of an exercise sheet and spell nothing. */
const STROKES: Point[][] = [
  [
    [1, -0.3],
    [0.9, 0.3],
    [0.4, 0.62],
    [-0.2, 0.6],
    [-0.7, 0.2],
    [-0.8, -0.4],
  ],
  [
    [0.9, -0.2],
    [0.5, -0.4],
    [0.3, -0.1],
    [0.7, 0.1],
    [0.6, 0.5],
    [0, 0.7],
    [-0.7, 0.5],
    [-1.1, 0],
  ],
  [
    [0.1, -1],
    [0.06, -0.4],
    [0, 0.3],
    [0.04, 0.5],
  ],
  [
    [1.6, 0],
    [0.9, 0.2],
    [0, 0.26],
    [-0.9, 0.2],
    [-1.6, -0.02],
    [-1.7, -0.2],
  ],
  [
    [0.4, -0.3],
    [0.1, -0.44],
    [-0.06, -0.16],
    [0.3, 0],
    [0.34, 0.3],
    [-0.3, 0.7],
  ],
  [
    [0.7, -0.5],
    [0.1, -0.3],
    [-0.5, -0.34],
    [0.2, -0.1],
    [0.5, 0.3],
    [0, 0.7],
    [-0.6, 0.6],
  ],
]

/** Sweeps a nib of fixed angle along a stroke, as a reed pen does: thick where it moves across, thin along. */
function penStroke(points: readonly Point[], x: number, y: number, size: number, nib: number): string {
  const curve = sample(points, 9, false)
  const [nx, ny] = [Math.cos(-1.05) * nib, Math.sin(-1.05) * nib]
  const last = curve.length - 1
  const at = curve.map(([px, py], i): [Point, number] => [
    [x + px * size, y + py * size],
    Math.min(1, 0.25 + i * 0.12, 0.15 + (last - i) * 0.1),
  ])
  const upper = at.map(([[px, py], press]): Point => [px + nx * press, py + ny * press])
  const lower = at.map(([[px, py], press]): Point => [px - nx * press, py - ny * press])
  return lines([...upper, ...lower.reverse()])
}

const dotAt = (x: number, y: number, size: number) =>
  `M${num(x)} ${num(y - size)}L${num(x + size * 1.1)} ${num(y)}L${num(x)} ${num(y + size)}L${num(x - size * 1.1)} ${num(y)}Z`

/** Paper swirls for the margin: colours floated on gum water and combed. */
function marbled(sheet: Sheet, w: number, h: number): string {
  const { random, colours } = sheet
  const tones = [colours.main, colours.light, colours.third, colours.second, '#f2e8d2']
  let svg = rect(-w / 2, -h / 2, w, h, mix(colours.light, '#efe6d2', 0.4))
  for (let i = 0; i < 46; i += 1) {
    const y = -h / 2 + (i / 46) * h
    const data = Array.from(
      { length: 9 },
      (_, s): Point => [-w / 2 + (s / 8) * w, y + Math.sin(s * 1.7 + i * 0.5) * 15 + random.between(-7, 7)],
    )
    svg += stroke(
      lines(sample(data, 4, false), false),
      random.pick(tones),
      random.between(1.5, 7),
      'opacity="0.7"',
    )
  }
  return svg
}

/** A framed sheet of calligraphy exercise. */
export function calligraphy(sheet: Sheet): Thing {
  const { random, colours } = sheet
  const square = sheet.variant === 'painting'
  const [w, h] = square ? [400, 400] : [320, 440]
  const paper = square ? darken(colours.main, 0.3) : mix('#ecdcb8', colours.ground, 0.3)
  const ink = square ? '#e2bd62' : '#1f1a17'
  const [pw, ph] = square ? [w - 40, h - 40] : [w - 118, h - 128]
  let writing = ''
  const slant = sheet.variant === 'diagonal' ? -18 : -6
  if (square) {
    for (let i = 0; i < 26; i += 1)
      writing += shape(
        penStroke(
          random.pick(STROKES),
          random.between(-120, 120),
          random.between(-120, 120),
          random.between(40, 90),
          random.between(5, 13),
        ),
        random.pick(['#e2bd62', '#f3dc9a', lighten(colours.main, 0.35), lighten(colours.main, 0.6)]),
        `opacity="${random.pick(['1', '0.75', '0.5'])}"`,
      )
  } else {
    const rows = sheet.variant === 'diagonal' ? 4 : 9
    for (let row = 0; row < rows; row += 1) {
      const size = rows === 4 ? 30 : random.between(17, 30)
      const y = -ph / 2 + ((row + 0.5) / rows) * ph
      for (let x = pw / 2 - size; x > -pw / 2 + size * 0.6; ) {
        const body = random.pick(STROKES)
        writing += shape(
          penStroke(body, x, y + random.between(-6, 6), size, size * 0.17),
          ink,
          rows === 9 && random.chance(0.2) ? 'opacity="0.55"' : '',
        )
        const dots = random.int(0, 2)
        for (let k = 0; k < dots; k += 1)
          writing += shape(
            dotAt(x + k * size * 0.4, y + (random.chance(0.5) ? -size * 0.5 : size * 0.95), size * 0.14),
            ink,
          )
        x -= size * random.between(0.9, 1.6)
      }
    }
  }
  const inner = `M${num(-pw / 2)} ${num(-ph / 2)}H${num(pw / 2)}V${num(ph / 2)}H${num(-pw / 2)}Z`
  const texture = square
    ? Array.from({ length: 40 }, () =>
        ellipse(
          random.between(-pw / 2, pw / 2),
          random.between(-ph / 2, ph / 2),
          random.between(20, 90),
          random.between(10, 40),
          lighten(colours.main, random.next() * 0.3),
          'opacity="0.14"',
        ),
      ).join('')
    : Array.from({ length: 60 }, () =>
        ellipse(
          random.between(-pw / 2, pw / 2),
          random.between(-ph / 2, ph / 2),
          random.between(0.6, 2),
          random.between(0.5, 1.4),
          '#c9a24c',
          'opacity="0.7"',
        ),
      ).join('')
  const wood = random.pick(['#3a2a20', '#6b4a2e', '#22242c'])
  const mat = square
    ? rect(-w / 2 + 12, -h / 2 + 12, w - 24, h - 24, '#10131f')
    : rect(-w / 2 + 14, -h / 2 + 14, w - 28, h - 28, '#f3ecdc') +
      clipped(
        sheet,
        `M${num(-pw / 2 - 26)} ${num(-ph / 2 - 26)}H${num(pw / 2 + 26)}V${num(ph / 2 + 26)}H${num(-pw / 2 - 26)}Z`,
        marbled(sheet, pw + 56, ph + 56),
      ) +
      stroke(
        `M${num(-pw / 2 - 4)} ${num(-ph / 2 - 4)}H${num(pw / 2 + 4)}V${num(ph / 2 + 4)}H${num(-pw / 2 - 4)}Z`,
        '#b98a3c',
        3,
      )
  return {
    svg:
      boxShadow(-w / 2, -h / 2, w, h, 16) +
      rect(
        -w / 2,
        -h / 2,
        w,
        h,
        sheet.linear(
          [
            [0, lighten(wood, 0.22)],
            [0.5, wood],
            [1, darken(wood, 0.4)],
          ],
          [0, 0],
          [1, 1],
        ),
      ) +
      stroke(`M${-w / 2 + 11} ${-h / 2 + 11}H${w / 2 - 11}V${h / 2 - 11}H${-w / 2 + 11}Z`, '#c9a25a', 2) +
      mat +
      clipped(sheet, inner, shape(inner, paper) + texture + group(writing, `rotate(${slant})`)) +
      shape(
        `M${-w / 2 + 14} ${h * 0.1}L${w * 0.1} ${-h / 2 + 14}H${w * 0.3}L${-w / 2 + 14} ${h * 0.36}Z`,
        '#ffffff',
        'opacity="0.09"',
      ),
    width: w,
    height: h,
    pose: 'hangs',
    centimetres: 60,
    focus: { at: [10, -10], across: 150 },
  }
}
