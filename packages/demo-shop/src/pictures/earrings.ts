import { darken, lighten, mix } from './colour.ts'
import { gem } from './gem.ts'
import { lines, num, type Point, place, polar, sample, star } from './geometry.ts'
import { BOTEH, flower } from './motifs.ts'
import { ellipse, group, type Sheet, shape, stroke } from './sheet.ts'
import { granules, type Metal, metal, softShadow } from './silver.ts'
import type { Thing } from './thing.ts'

/** Two earrings side by side. */
export function earrings(sheet: Sheet): Thing {
  const { colours } = sheet
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
    drop = filigree(sheet, m, flip(BOTEH))
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
  const shade = manner === 'filigree' ? '' : softShadow(sheet, 6, 74, 58, 88)
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

/** Twisted wire: nested outlines, a rosette of scrolls between them and grains at the joints. */
function filigree(sheet: Sheet, m: Metal, outline: readonly Point[]): string {
  const wire = (data: string, width: number) =>
    stroke(data, m.dark, width) + stroke(data, m.bright, width * 0.6, 'stroke-dasharray="2.4 0.9"')
  const scrollAt = (x: number, y: number, r: number, from: number, hand: number) =>
    lines(
      Array.from({ length: 22 }, (_, s) => polar(x, y, r * (1 - s / 25), from + hand * s * 0.52)),
      false,
    )
  let svg =
    wire(lines(place(outline, 0, 66, 84)), 7) +
    wire(lines(place(outline, 1, 69, 74)), 3) +
    wire(lines(place(outline, 2, 82, 46)), 4.4)
  const [cx, cy] = [2, 96]
  for (let i = 0; i < 12; i += 1) {
    const a = (i / 12) * Math.PI * 2
    const [x, y] = [cx + Math.cos(a) * 43, cy + Math.sin(a) * 40]
    if (y > 56) svg += wire(scrollAt(x, y, 9.5, a + Math.PI, i % 2 ? 1 : -1), 2.6)
  }
  for (let i = 0; i < 6; i += 1) {
    const a = (i / 6) * Math.PI * 2 + 0.5
    svg += wire(scrollAt(cx + Math.cos(a) * 15, cy + 4 + Math.sin(a) * 15, 9, a + Math.PI, 1), 2.6)
  }
  svg += wire(scrollAt(6, 34, 11, 2, 1), 2.6) + wire(scrollAt(4, 12, 8, 1, -1), 2.4)
  return (
    svg +
    granules(sheet, m, cx, cy + 4, 25, 25, 10, 2.6) +
    granules(sheet, m, cx, cy + 4, 0, 0, 1, 6) +
    granules(sheet, m, 0, 158, 0, 0, 1, 8)
  )
}
