import { gem } from './gem.ts'
import { lines, num, type Point, place, sample, star } from './geometry.ts'
import { BOTEH } from './motifs.ts'
import { ellipse, group, type Sheet, shape, stroke } from './sheet.ts'
import { granules, type Metal, metal, softShadow } from './silver.ts'
import type { Thing } from './thing.ts'

/** The eight-fold shamseh of the tile makers, pierced, with a stone in its heart; origin at its middle. */
function shamseh(sheet: Sheet, m: Metal, r: number): string {
  const n = sheet.random.pick([8, 10, 12])
  const outer = star(n, r, r * 0.78)
  let piercing = ''
  for (let i = 0; i < n; i += 1) {
    const a = (i / n) * Math.PI * 2 - Math.PI / 2
    piercing += shape(
      lines(place(BOTEH, Math.cos(a) * r * 0.7, Math.sin(a) * r * 0.7, r * 0.1, a - 1.57)),
      '#241c1c',
      'opacity="0.75"',
    )
    piercing += ellipse(
      Math.cos(a + Math.PI / n) * r * 0.66,
      Math.sin(a + Math.PI / n) * r * 0.66,
      r * 0.045,
      r * 0.045,
      '#241c1c',
      'opacity="0.75"',
    )
  }
  return (
    group(shape(lines(outer), m.dark), 'translate(1.6 2.6)') +
    shape(lines(outer), m.across, `stroke="${m.dark}" stroke-width="1.4" stroke-linejoin="round"`) +
    stroke(lines(place(outer, 0, 0, 0.93)), m.bright, 1.6, 'opacity="0.8"') +
    piercing +
    granules(sheet, m, 0, 0, r * 0.52, r * 0.52, 30, r * 0.042) +
    ellipse(0, 0, r * 0.46, r * 0.46, m.down, `stroke="${m.dark}" stroke-width="1.2"`) +
    gem(sheet, 0, 0, r * 0.4, r * 0.4)
  )
}

/** Links of a fine chain along a curve. */
function chain(points: readonly Point[], m: Metal): string {
  let data = ''
  points.forEach(([x, y], i) => {
    const [bx, by] = points[i - 1] ?? [x, y]
    const a = (Math.atan2(y - by, x - bx) * 180) / Math.PI
    if (i % 2)
      data += `<ellipse cx="${num(x)}" cy="${num(y)}" rx="4.6" ry="2.7" transform="rotate(${num(a)} ${num(x)} ${num(y)})"/>`
  })
  return group(
    group(data, 'translate(.8 1.2)', `fill="none" stroke="${m.dark}" stroke-width="2"`) +
      group(data, 'translate(0 0)', `fill="none" stroke="${m.soft}" stroke-width="1.4"`),
    'translate(0 0)',
  )
}

/** A pendant on its chain. */
export function pendant(sheet: Sheet): Thing {
  const m = metal(sheet, sheet.random.chance(0.25))
  const wave = sample(
    [
      [-120, -250],
      [-104, -170],
      [-60, -90],
      [0, -28],
      [60, -90],
      [104, -170],
      [120, -250],
    ],
    22,
    false,
  )
  const drop = 70
  return {
    svg:
      group(stroke(lines(wave, false), '#2a1a12', 6, 'opacity="0.12"'), 'translate(5 9)') +
      chain(wave, m) +
      softShadow(sheet, 0, drop + 26, 96, 96) +
      ellipse(0, -24, 9, 12, 'none', `stroke="${m.dark}" stroke-width="5"`) +
      ellipse(0, -24, 9, 12, 'none', `stroke="${m.soft}" stroke-width="3"`) +
      group(shamseh(sheet, m, 98), `translate(0 ${drop + 8})`) +
      shape(
        lines(
          place(
            sample(
              [
                [0, -1],
                [0.5, 0.1],
                [0.4, 0.7],
                [0, 1],
                [-0.4, 0.7],
                [-0.5, 0.1],
              ],
              4,
            ),
            0,
            drop + 134,
            26,
          ),
        ),
        m.down,
        `stroke="${m.dark}" stroke-width="1.2"`,
      ) +
      gem(sheet, 0, drop + 138, 9, 13),
    width: 270,
    height: 520,
    pose: 'lies',
    precious: true,
    centimetres: 24,
    focus: { at: [0, drop + 10], across: 240 },
  }
}
