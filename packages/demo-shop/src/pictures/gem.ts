import { darken, lighten } from './colour.ts'
import { lines, num, type Point, ring as ringPoints, sample } from './geometry.ts'
import { clipped, ellipse, type Sheet, shape, stroke } from './sheet.ts'

/** A polished cabochon: turquoise with its matrix, agate with its glow, lapis with its gold. */
export function gem(sheet: Sheet, cx: number, cy: number, rx: number, ry: number): string {
  const { random, colours } = sheet
  const blue = colours.name === 'turquoise'
  const night = colours.name === 'lapis'
  const base = blue
    ? random.pick(['#27a9b8', '#3fb3bd', '#1f9aa8'])
    : night
      ? '#1f3f9c'
      : colours.name === 'pomegranate'
        ? '#8d1a24'
        : colours.main
  const outline = lines(
    ringPoints(cx, cy, 40, () => 1).map(([x, y]): Point => [cx + (x - cx) * rx, cy + (y - cy) * ry]),
  )
  const deep = sheet.radial(
    [
      [0, lighten(base, 0.25)],
      [0.55, base],
      [1, darken(base, 0.5)],
    ],
    [0.42, 0.36],
    0.7,
  )
  let inside = ''
  if (blue) {
    // Fine stones have no matrix; veined ones show where the mother rock ran through.
    for (let i = 0; i < (sheet.variant === 'veined' ? 8 : 0); i += 1) {
      const x = cx + random.between(-rx, rx)
      const run = Array.from(
        { length: 6 },
        (_, s): Point => [x + random.between(-rx * 0.3, rx * 0.3), cy + ry * (-1.1 + s * 0.44)],
      )
      const vein = lines(sample(run, 5, false), false)
      inside += stroke(vein, '#4a2f1c', random.between(1.2, 3.4), 'opacity="0.5" stroke-linejoin="round"')
      inside += stroke(vein, '#1f130c', 0.9, 'opacity="0.6"')
    }
  } else if (night) {
    for (let i = 0; i < 46; i += 1)
      inside += ellipse(
        cx + random.between(-rx, rx),
        cy + random.between(-ry, ry),
        random.between(0.5, 1.8),
        random.between(0.4, 1.2),
        '#e0bc5a',
        'opacity="0.85"',
      )
    for (let i = 0; i < 4; i += 1)
      inside += ellipse(
        cx + random.between(-rx, rx),
        cy + random.between(-ry, ry),
        rx * 0.24,
        ry * 0.1,
        '#aebbe0',
        'opacity="0.2"',
      )
  } else {
    for (let i = 1; i < 6; i += 1)
      inside += `<ellipse cx="${num(cx + rx * 0.2)}" cy="${num(cy + ry * 0.5)}" rx="${num(rx * i * 0.3)}" ry="${num(ry * i * 0.26)}" fill="none" stroke="${lighten(base, 0.35)}" stroke-width="${num(ry * 0.04)}" opacity=".22"/>`
    inside += ellipse(
      cx + rx * 0.2,
      cy + ry * 0.5,
      rx * 0.7,
      ry * 0.5,
      sheet.radial([
        [0, '#ff9a6a', 0.7],
        [1, base, 0],
      ]),
    )
  }
  const shine = sample(
    [
      [-0.62, -0.1],
      [-0.5, -0.5],
      [-0.1, -0.74],
      [0.3, -0.7],
      [0, -0.5],
      [-0.36, -0.26],
      [-0.5, 0],
    ],
    5,
  ).map(([x, y]): Point => [cx + x * rx, cy + y * ry])
  return (
    clipped(
      sheet,
      outline,
      shape(outline, deep) +
        inside +
        shape(
          outline,
          sheet.radial(
            [
              [0.6, '#0a0608', 0],
              [1, '#0a0608', 0.5],
            ],
            [0.45, 0.4],
            0.62,
          ),
        ),
    ) +
    shape(lines(shine), '#ffffff', 'opacity="0.72"') +
    stroke(
      `M${num(cx - rx * 0.3)} ${num(cy + ry * 0.82)}Q${num(cx + rx * 0.4)} ${num(cy + ry * 0.9)} ${num(cx + rx * 0.78)} ${num(cy + ry * 0.3)}`,
      '#ffffff',
      rx * 0.035,
      'opacity="0.45" stroke-linecap="round"',
    )
  )
}
