import { darken, lighten } from './colour.ts'
import { circle, dish, roundShadow, spin } from './dish.ts'
import { lines, num, type Point, place, polar } from './geometry.ts'
import { BOTEH, LEAF, PALMETTE } from './motifs.ts'
import { group, type Sheet, shape, stroke } from './sheet.ts'
import type { Thing } from './thing.ts'

/** A copper tray with chased ornament. */
export function copperTray(sheet: Sheet): Thing {
  const copper = '#b8693a'
  const { random } = sheet
  const cut = (data: string) =>
    stroke(data, darken(copper, 0.55), 1.8) +
    group(stroke(data, lighten(copper, 0.5), 0.9, 'opacity="0.8"'), 'translate(-1 -1)')
  const leafLine = (points: readonly Point[], d: number, size: number) =>
    cut(lines(place(points, 0, -d, size).map(([x, y]): Point => [x, 2 * -d - y])))
  const n = random.pick([8, 12])
  const punched = (d: number, count: number) =>
    spin(
      sheet,
      `<circle cy="${-d}" r="2" fill="${darken(copper, 0.5)}"/><circle cx="-.7" cy="${-d - 0.7}" r=".9" fill="${lighten(copper, 0.5)}"/>`,
      count,
    )
  const ornament =
    spin(sheet, leafLine(PALMETTE, 34, 22), n / 2) +
    circle(62, darken(copper, 0.5), 1.6) +
    punched(68, 48) +
    circle(74, darken(copper, 0.5), 1.6) +
    spin(sheet, leafLine(BOTEH, 104, 24) + leafLine(BOTEH, 102, 13), n) +
    spin(sheet, leafLine(LEAF, 104, 15), n, 0.5) +
    circle(136, darken(copper, 0.5), 1.6) +
    punched(142, 90) +
    circle(148, darken(copper, 0.5), 1.6) +
    spin(sheet, leafLine(PALMETTE, 166, 12), n * 2) +
    spin(
      sheet,
      cut(
        lines(
          [
            [-6, -160],
            [0, -172],
            [6, -160],
          ],
          false,
        ),
      ),
      n * 2,
      0.5,
    ) +
    circle(184, darken(copper, 0.5), 1.8)
  const rays = Array.from({ length: 24 }, (_, i) => {
    const a = (i / 24) * Math.PI * 2
    const bright = 0.5 + 0.5 * Math.cos(2 * (a - 0.8))
    return shape(
      lines([[0, 0], polar(0, 0, 204, a), polar(0, 0, 204, a + Math.PI / 12 + 0.01)]),
      bright > 0.5 ? '#ffe9c8' : '#3a1206',
      `opacity="${num(Math.abs(bright - 0.5) * 0.5 * 10) === '0' ? 0 : (Math.abs(bright - 0.5) * 0.42).toFixed(2)}"`,
    )
  }).join('')
  return {
    svg: roundShadow(sheet) + dish(sheet, rays + ornament, copper, 48, lighten(copper, 0.12)),
    width: 424,
    height: 424,
    pose: 'hangs',
    round: true,
    centimetres: 35,
    focus: { at: [-30, -60], across: 220 },
  }
}
