import { darken, lighten, mix } from './colour.ts'
import { gem } from './gem.ts'
import { lines, num, type Point, place, polar, sample, star } from './geometry.ts'
import { BOTEH, flower } from './motifs.ts'
import { ellipse, group, type Sheet, shape, stroke } from './sheet.ts'
import { granules, metal, softShadow } from './silver.ts'
import type { Thing } from './thing.ts'

/** Two earrings side by side. */
export function earrings(sheet: Sheet): Thing {
  const { colours, random } = sheet
  const golden = sheet.variant !== 'filigree'
  const m = metal(sheet, golden)
  const manner = sheet.variant ?? 'enamel'
  const hook =
    stroke('M0 -62C-2 -110 34 -118 34 -84C34 -66 26 -52 24 -40', m.dark, 5, 'stroke-linecap="round"') +
    stroke('M0 -62C-2 -110 34 -118 34 -84C34 -66 26 -52 24 -40', m.soft, 2.6, 'stroke-linecap="round"')
  const flip = (points: readonly Point[]) => points.map(([x, y]): Point => [x, -y])
  let drop = ''
  if (manner === 'enamel') {
    const at = (scale: number, fill: string, more = '') =>
      shape(lines(place(flip(BOTEH), 0, 60, scale)), fill, more)
    drop =
      at(80, m.down, `stroke="${m.dark}" stroke-width="1.4"`) +
      at(72, darken(colours.main, 0.05)) +
      at(54, m.across) +
      at(50, lighten(colours.main, 0.22)) +
      at(30, '#f7f1e0')
    drop +=
      shape(lines(place(flower(8), 2, 84, 17)), mix(colours.third, '#c2385a', 0.5)) +
      shape(lines(place(flower(6), 2, 84, 8)), '#f3d98f')
    for (let i = 0; i < 10; i += 1)
      drop += ellipse(2 + Math.cos(i * 0.63) * 44, 84 + Math.sin(i * 0.63) * 34, 2.6, 2.6, '#f7f1e0')
    drop += shape(
      lines(
        place(
          sample(
            [
              [-0.4, 0.6],
              [-0.5, 0],
              [-0.2, -0.5],
              [0.1, -0.7],
              [-0.1, -0.2],
            ],
            5,
          ),
          0,
          60,
          66,
        ),
      ),
      '#ffffff',
      'opacity="0.34"',
    )
  } else if (manner === 'filigree') {
    const outline = flip(BOTEH).map(([x, y]): Point => [Math.abs(y) > 0.7 ? x * 0.7 : x, y])
    drop =
      stroke(lines(place(outline, 0, 66, 82)), m.dark, 7) +
      stroke(lines(place(outline, 0, 66, 82)), m.soft, 4, 'stroke-dasharray="2.6 1"')
    for (let i = 0; i < 19; i += 1) {
      const [x, y] = [random.between(-36, 36), 66 + random.between(-30, 62)]
      const curl = Array.from({ length: 26 }, (_, s) => polar(x, y, 15 * (1 - s / 30), s * 0.5 + i))
      drop += stroke(lines(curl, false), m.dark, 3) + stroke(lines(curl, false), m.bright, 1.5)
    }
    drop += granules(sheet, m, 0, 84, 12, 12, 7, 4) + granules(sheet, m, 0, 152, 0, 0, 1, 8)
  } else {
    const crown = shape(
      lines(star(6, 30, 18).map(([x, y]): Point => [x, y - 6])),
      m.down,
      `stroke="${m.dark}" stroke-width="1.2"`,
    )
    const seed = (x: number, y: number) =>
      stroke(`M${num(x * 0.3)} 10L${num(x)} ${num(y - 26)}`, m.soft, 2) +
      shape(
        lines(
          place(
            sample(
              [
                [0, -1],
                [0.6, 0.1],
                [0.5, 0.7],
                [0, 1],
                [-0.5, 0.7],
                [-0.6, 0.1],
              ],
              4,
            ),
            x,
            y,
            33,
          ),
        ),
        m.down,
      ) +
      gem(sheet, x, y + 5, 16, 24)
    drop = seed(-34, 92) + seed(34, 92) + seed(0, 128) + crown
  }
  const link =
    ellipse(0, -34, 8, 8, 'none', `stroke="${m.dark}" stroke-width="4"`) +
    ellipse(0, -34, 8, 8, 'none', `stroke="${m.soft}" stroke-width="2.4"`)
  const stud =
    ellipse(0, -60, 15, 15, m.down, `stroke="${m.dark}" stroke-width="1"`) + gem(sheet, 0, -60, 10, 10)
  const one = hook + link + drop + stud
  const shade = softShadow(sheet, 6, 74, 58, 88)
  return {
    svg:
      group(shade + one, 'translate(-92 -20) rotate(4)') +
      group(shade + group(one, 'scale(-1 1)'), 'translate(92 -14) rotate(-5)'),
    width: 370,
    height: 330,
    pose: 'lies',
    precious: true,
    centimetres: 4.5,
    focus: { at: [-86, 50], across: 210 },
  }
}
