import { darken, lighten } from './colour.ts'
import { num, type Point, smooth } from './geometry.ts'
import { kilimQuarter } from './kilim-design.ts'
import { weave } from './knots.ts'
import { clipped, ellipse, group, type Sheet, shape, stroke } from './sheet.ts'
import { tassels } from './tassels.ts'
import { threads } from './texture.ts'
import type { Thing } from './thing.ts'

/** A cushion with a woven or embroidered face. */
export function cushion(sheet: Sheet): Thing {
  const { random, colours } = sheet
  const s = 190
  const puff: Point[] = [
    [-s, -s],
    [-s * 0.5, -s * 0.9],
    [0, -s * 0.87],
    [s * 0.5, -s * 0.9],
    [s, -s],
    [s * 0.9, -s * 0.5],
    [s * 0.87, 0],
    [s * 0.9, s * 0.5],
    [s, s],
    [s * 0.5, s * 0.9],
    [0, s * 0.87],
    [-s * 0.5, s * 0.9],
    [-s, s],
    [-s * 0.9, s * 0.5],
    [-s * 0.87, 0],
    [-s * 0.9, -s * 0.5],
  ]
  const face = smooth(puff)
  const knots = kilimQuarter(random, colours, 50, 50, null)
  const id = sheet.define((name) => `<g id="${name}">${weave(knots)}</g>`)
  const woven = [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ]
    .map(
      ([x, y]) =>
        `<use xlink:href="#${id}" transform="scale(${(x ?? 1) * 4} ${(y ?? 1) * 4}) translate(0 .5)"/>`,
    )
    .join('')
  const bulge = sheet.radial(
    [
      [0, '#fff6e2', 0.34],
      [0.5, '#fff6e2', 0],
      [0.8, '#14080a', 0.24],
      [1, '#14080a', 0.55],
    ],
    [0.4, 0.36],
    0.72,
  )
  const pinch = stroke(
    `M${-s} ${-s}Q${-s * 0.5} ${-s * 0.5} ${-s * 0.4} ${-s * 0.3}M${s} ${-s}Q${s * 0.5} ${-s * 0.5} ${s * 0.4} ${-s * 0.3}M${-s} ${s}Q${-s * 0.5} ${s * 0.5} ${-s * 0.4} ${s * 0.3}M${s} ${s}Q${s * 0.5} ${s * 0.5} ${s * 0.4} ${s * 0.3}`,
    '#14080a',
    10,
    'opacity="0.12" stroke-linecap="round"',
  )
  const tufts = [
    [-s, -s],
    [s, -s],
    [-s, s],
    [s, s],
  ]
    .map(
      ([x = 0, y = 0]) =>
        ellipse(x * 1.02, y * 1.02, 10, 10, darken(colours.main, 0.2)) +
        group(
          tassels(sheet, -8, 8, 0, 34, colours.third),
          `translate(${num(x * 1.03)} ${num(y * 1.03)}) rotate(${x < 0 ? 20 : -20})`,
        ),
    )
    .join('')
  return {
    svg: group(
      tufts +
        clipped(
          sheet,
          face,
          woven +
            threads(sheet, [-s * 1.1, -s * 1.1, s * 2.2, s * 2.2], { pitch: 2, strength: 0.18, warp: 4 }) +
            shape(face, bulge) +
            pinch,
        ) +
        stroke(face, darken(colours.dark, 0.2), 5) +
        stroke(face, lighten(colours.third, 0.2), 2, 'stroke-dasharray="6 5"'),
      `translate(0 ${-s * 0.98})`,
    ),
    width: s * 2.2,
    height: s * 2.05,
    pose: 'stands',
    centimetres: 45,
    foot: s * 0.86,
    focus: { at: [-20, -s * 1.1], across: s * 0.95 },
  }
}
