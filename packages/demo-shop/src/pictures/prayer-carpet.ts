import type { Random } from '../random.ts'
import { borders } from './carpet-borders.ts'
import { carpetDyes, DYE, leaf, rosette, spiral } from './carpet-motifs.ts'
import type { Palette } from './colour.ts'
import { type Knots, makeKnots } from './knots.ts'

/** The upper and lower half of a prayer carpet, mirrored once: an arch, a vase at its foot and a blossoming tree. */
export function prayerHalf(random: Random, colours: Palette, width: number, height: number): Knots {
  const quarter = makeKnots(width, height, carpetDyes(colours), DYE.navy)
  const inner = borders(quarter, random, 1)
  const knots = makeKnots(width, height * 2, carpetDyes(colours), DYE.navy)
  const [right, bottom] = [width - inner, height * 2 - inner]
  const spring = Math.round(inner + (right - 4) * 1.05)
  const inArch = (x: number, y: number) => {
    if (x > right - 6 || y > bottom - 4) return 2
    if (y >= spring) return 0
    const rise = (spring - y) / (spring - inner - 6)
    return x / ((right - 6) * (1 - rise ** 1.7) ** 0.62 + 0.01)
  }
  knots.paint((x, y) => {
    const share = inArch(x, y)
    return share < 0.97 ? DYE.field : share < 1.03 ? DYE.gold : share < 1.07 ? DYE.outline : null
  })
  for (let row = 0; row < 5; row += 1)
    spiral(knots, right - 14 - (row % 2) * 16, inner + 13 + row * 13, 10, row, row % 2 ? 1 : -1, random)
  knots.paint((x, y, now) => (y < spring && inArch(x, y) < 0.97 ? DYE.field : now))
  const foot = bottom - 16
  const crown = spring - 16
  for (let y = crown; y < foot - 22; y += 1) for (let x = 0; x < 2; x += 1) knots.set(x, y, DYE.gold)
  for (let i = 0; i < 9; i += 1) {
    const y = foot - 26 - ((foot - 26 - crown) * i) / 9
    const reach = (right - 22) * (0.95 - i * 0.06)
    for (let t = 0; t < reach; t += 0.4)
      knots.set(Math.round(t), Math.round(y - Math.sin((t / reach) * 2.4) * 12), DYE.gold)
    for (const [share, size] of [
      [0.34, 5],
      [0.68, 6.5],
      [1, 8],
    ] as const) {
      const [x, fy] = [reach * share, y - Math.sin(share * 2.4) * 12]
      leaf(knots, x, fy, 9, -1.2 + (i % 3) * 0.9, DYE.leaf)
      leaf(knots, x, fy, 9, 1.4 + (i % 2), DYE.teal)
      rosette(
        knots,
        x,
        fy,
        size,
        random.pick([5, 6, 8]),
        i % 2 ? [DYE.ivory, DYE.rose, DYE.gold] : [DYE.rose, DYE.ivory, DYE.navy],
      )
    }
  }
  rosette(knots, 0, crown, 11, 8, [DYE.ivory, DYE.rose, DYE.gold])
  knots.paint((x, y) => {
    const t = (foot - y) / 26
    if (t < 0 || t > 1) return null
    const half = 5 + 9 * Math.sin(Math.min(1, t * 1.5) * Math.PI * 0.9) + (t > 0.85 ? 5 : 0)
    return x < half - 1.5 ? (Math.floor(t * 6) % 2 ? DYE.navy : DYE.ivory) : x < half ? DYE.outline : null
  })
  knots.paint((x, y) => {
    const [qx, qy] = [x, y < height ? height - 1 - y : y - height]
    const depth = Math.min(width - 1 - qx, height - 1 - qy)
    return depth < inner ? quarter.get(qx, qy) : null
  })
  return knots
}
