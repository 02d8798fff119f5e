import { gem } from './gem.ts'
import { lines, num, type Point, place, polar, sample } from './geometry.ts'
import { BOTEH, LEAF } from './motifs.ts'
import { ellipse, group, type Sheet, shape, stroke } from './sheet.ts'
import { granules, metal } from './silver.ts'
import type { Thing } from './thing.ts'

/** A ring that stands upright, stone to the eye. */
export function fingerRing(sheet: Sheet): Thing {
  const { random } = sheet
  const slim = sheet.variant === 'slim'
  const m = metal(sheet, slim)
  const [rx, ry] = slim ? [112, 120] : [116, 118]
  const wide = slim ? 13 : random.between(26, 34)
  const cy = -ry - 6
  const band = (o: number, offset: number) =>
    `M${num(-rx - o)} ${num(cy + offset)}A${num(rx + o)} ${num(ry + o)} 0 1 0 ${num(rx + o)} ${num(cy + offset)}A${num(rx + o)} ${num(ry + o)} 0 1 0 ${num(-rx - o)} ${num(cy + offset)}Z`
  const thick = slim ? 10 : 17
  const hole = `M${num(-rx + thick)} ${num(cy)}A${num(rx - thick)} ${num(ry - thick)} 0 1 1 ${num(rx - thick)} ${num(cy)}A${num(rx - thick)} ${num(ry - thick)} 0 1 1 ${num(-rx + thick)} ${num(cy)}Z`
  const back = group(
    shape(band(-4, 0) + hole, m.deep, 'fill-rule="evenodd"'),
    `translate(${num(wide * 0.5)} ${num(-wide * 0.3)})`,
  )
  const front =
    shape(band(0, 0) + hole, m.across, 'fill-rule="evenodd"') +
    stroke(band(0, 0), m.dark, 1.4) +
    stroke(hole, m.dark, 1.6) +
    stroke(band(-4, 0), m.bright, 1.6, 'opacity="0.7"')
  let engraving = ''
  for (let i = 0; i < 13; i += 1) {
    const a = Math.PI * (0.1 + (i / 12) * 0.8)
    const [x, y] = polar(0, 0, 1, a)
    engraving += stroke(
      lines(place(i % 2 ? LEAF : BOTEH, x * (rx - 8.5), cy + y * (ry - 8.5), 7.5, a + 1.57)),
      m.dark,
      1.1,
      'opacity="0.75"',
    )
  }
  const gy = cy - ry - (slim ? 4 : 8)
  const [gx, gh] = slim ? [40, 34] : [random.between(72, 82), random.between(58, 66)]
  const shoulders = [-1, 1]
    .map((s) => {
      const wing: Point[] = [
        [s * gx * 0.6, gy + gh * 0.5],
        [s * (gx + 8), gy + gh * 0.62],
        ...sample(
          [
            [s * (rx - 6), cy - ry * 0.72],
            [s * (rx + 3), cy - ry * 0.42],
            [s * rx, cy - ry * 0.16],
          ],
          5,
          false,
        ),
        ...sample(
          [
            [s * (rx - 12), cy - ry * 0.2],
            [s * (rx - 22), cy - ry * 0.56],
            [s * gx * 0.5, gy + gh * 1.3],
          ],
          5,
          false,
        ),
      ]
      return (
        shape(lines(wing), m.down, `stroke="${m.dark}" stroke-width="1.2"`) +
        stroke(
          lines(place(LEAF, s * (rx - 9), cy - ry * 0.5, 17, s * 0.3 + 3.1)),
          m.dark,
          1.6,
          'opacity="0.75"',
        ) +
        stroke(
          lines(place(LEAF, s * (rx - 10), cy - ry * 0.505, 17, s * 0.3 + 3.1)),
          m.bright,
          0.8,
          'opacity="0.8"',
        )
      )
    })
    .join('')
  const bezel =
    ellipse(0, gy + 7, gx + 15, gh + 13, m.deep) +
    ellipse(0, gy + 3, gx + 14, gh + 12, m.down, `stroke="${m.dark}" stroke-width="1"`) +
    granules(sheet, m, 0, gy + 2, gx + 8.5, gh + 7, slim ? 30 : 44, slim ? 3 : 4.2) +
    ellipse(0, gy, gx + 3, gh + 3, m.dark) +
    ellipse(0, gy - 0.5, gx + 2, gh + 2, m.across)
  return {
    svg:
      back +
      (slim ? '' : shoulders) +
      front +
      (slim ? '' : engraving) +
      bezel +
      gem(sheet, 0, gy - 2, gx, gh),
    width: 320,
    height: -(gy - gh - 20),
    pose: 'stands',
    precious: true,
    centimetres: 3.2,
    foot: 70,
    focus: { at: [0, gy + 14], across: 240 },
  }
}
