import { darken, mix } from './colour.ts'
import { lines, num, type Point } from './geometry.ts'
import { clipped, rect, type Sheet, shape } from './sheet.ts'
import { boxShadow } from './stage.ts'
import { tassels } from './tassels.ts'
import { folds } from './textile-motifs.ts'
import { threads } from './texture.ts'
import type { Thing } from './thing.ts'

/** A shawl that hangs over a rod. */
export function shawl(sheet: Sheet): Thing {
  const { colours, random } = sheet
  const [w, h] = [230, 470]
  const ground = mix(colours.main, '#e9dcc4', 0.08)
  let bands = rect(-w / 2, -h / 2, w, h, ground)
  let y = h / 2 - 14
  const tones = [colours.second, colours.third, colours.ground, colours.light, darken(colours.main, 0.3)]
  for (let i = 0; i < 13; i += 1) {
    const high = random.pick([4, 6, 10, 18, 26])
    y -= high + random.pick([3, 6, 12])
    bands += rect(-w / 2, y, w, high, random.pick(tones), 'opacity="0.92"')
    if (high > 16)
      for (let x = -w / 2 + 9; x < w / 2; x += 18)
        bands += shape(
          `M${num(x)} ${num(y + 3)}l6 ${num(high / 2 - 3)}l-6 ${num(high / 2 - 3)}l-6 ${num(-high / 2 + 3)}z`,
          ground,
        )
  }
  const wave = Array.from(
    { length: 13 },
    (_, i): Point => [-w / 2 + (i / 12) * w, h / 2 + Math.sin(i * 1.4) * 5],
  )
  const outline = lines([
    [-w / 2 + 8, -h / 2],
    [w / 2 - 8, -h / 2],
    [w / 2 - 2, 0],
    ...[...wave].reverse(),
    [-w / 2 + 2, 0],
  ])
  const rod = rect(
    -w * 0.72,
    -h / 2 - 10,
    w * 1.44,
    14,
    sheet.linear([
      [0, '#c79a64'],
      [0.4, '#8a5a32'],
      [1, '#4c2e18'],
    ]),
    'rx="7"',
  )
  return {
    svg:
      boxShadow(-w / 2, -h / 2, w, h, 16) +
      rod +
      tassels(sheet, -w / 2 + 3, w / 2 - 3, h / 2 - 2, 34, mix(ground, '#efe3cd', 0.4)) +
      clipped(
        sheet,
        outline,
        bands +
          threads(sheet, [-w / 2, -h / 2, w, h + 10], { pitch: 1.6, strength: 0.14 }) +
          folds(sheet, w, h * 1.1, 6) +
          rect(
            -w / 2,
            -h / 2 - 2,
            w,
            22,
            sheet.linear([
              [0, '#fff6e4', 0.4],
              [1, '#14080a', 0.2],
            ]),
          ),
      ),
    width: w * 1.46,
    height: h + 70,
    pose: 'hangs',
    centimetres: 110,
    focus: { at: [-10, h * 0.3], across: 150 },
  }
}
