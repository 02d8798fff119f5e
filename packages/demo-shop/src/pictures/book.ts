import { darken, lighten, mix } from './colour.ts'
import { lines, num, type Point, place, sample } from './geometry.ts'
import { BOTEH, flower, LEAF, SAZ } from './motifs.ts'
import { group, type Sheet, shape, stroke } from './sheet.ts'
import type { Thing } from './thing.ts'

const flip = (points: readonly Point[]) => points.map(([x, y]): Point => [x, -y])

/** The lobed medallion and corner pieces of a Persian binding. */
function toranj(rx: number, ry: number, lobes: number): Point[] {
  return sample(
    Array.from({ length: lobes * 2 }, (_, i): Point => {
      const a = (i / (lobes * 2)) * Math.PI * 2 - Math.PI / 2
      const r = i % 2 ? 0.82 : 1
      const tip = Math.abs(Math.sin(a)) > 0.99 ? 1.16 : 1
      return [Math.cos(a) * rx * r, Math.sin(a) * ry * r * tip]
    }),
    4,
  )
}

/** A bound book that stands, turned a little so that its spine shows. */
export function book(sheet: Sheet): Thing {
  const { colours, random } = sheet
  const notebook = sheet.variant === 'notebook'
  const [w, h, d] = [
    random.between(270, 300),
    random.between(390, 420),
    notebook ? 44 : random.between(60, 84),
  ]
  const leather = darken(colours.main, 0.16)
  const gold = '#d8b25e'
  const deep = darken(leather, 0.35)
  const [cx, cy] = [0, -h / 2]
  const lobes = random.pick([6, 8, 10])
  const medallion = (share: number) =>
    lines(place(toranj(w * 0.27 * share, h * 0.24 * share, lobes), cx, cy, 1))
  const vines = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * Math.PI * 2
    const at: Point = [cx + Math.cos(a) * w * 0.15, cy + Math.sin(a) * h * 0.13]
    return (
      shape(lines(place(i % 2 ? BOTEH : SAZ, at[0], at[1], 15, a + 1.57)), gold) +
      shape(
        lines(place(LEAF, cx + Math.cos(a + 0.4) * w * 0.08, cy + Math.sin(a + 0.4) * h * 0.08, 9, a + 2)),
        gold,
      )
    )
  }).join('')
  const pendants = [-1, 1]
    .map(
      (s) =>
        shape(lines(place(toranj(16, 24, 4), cx, cy + s * h * 0.325, 1)), gold) +
        shape(lines(place(flower(6), cx, cy + s * h * 0.325, 9)), deep),
    )
    .join('')
  const corner = lines(
    sample(
      [
        [0, 0],
        [w * 0.34, 0],
        [w * 0.27, h * 0.05],
        [w * 0.16, h * 0.06],
        [w * 0.14, h * 0.12],
        [w * 0.06, h * 0.15],
        [0, h * 0.23],
      ],
      5,
      false,
    ),
  )
  const corners = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]
    .map(([sx = 1, sy = 1]) => {
      const inset = `translate(${num(sx * (w / 2 - 26))} ${num(cy + sy * (h / 2 - 26))}) scale(${-sx} ${-sy})`
      return group(
        shape(corner, deep, `stroke="${gold}" stroke-width="2.4"`) +
          shape(lines(place(flip(BOTEH), 30, 34, 20, -0.6)), gold) +
          shape(lines(place(flower(5), 66, 16, 9)), gold) +
          shape(lines(place(flower(5), 16, 72, 8)), gold),
        inset,
      )
    })
    .join('')
  const frame = (inset: number, width: number, more = '') =>
    `<rect x="${num(-w / 2 + inset)}" y="${num(-h + inset)}" width="${num(w - inset * 2)}" height="${num(h - inset * 2)}" fill="none" stroke="${gold}" stroke-width="${width}" ${more}/>`
  const tooling = notebook
    ? stroke(`M${num(w / 2 - 46)} ${num(-h)}V0`, darken(leather, 0.5), 13, 'opacity="0.5"') +
      stroke(`M${num(w / 2 - 48)} ${num(-h)}V0`, mix(leather, '#2a1a10', 0.4), 11) +
      stroke(`M${num(w / 2 - 51)} ${num(-h)}V0`, lighten(leather, 0.3), 1.4) +
      shape(lines(place(flip(BOTEH), cx - 20, cy, 44)), 'none', `stroke="${deep}" stroke-width="4"`) +
      stroke(lines(place(flip(BOTEH), cx - 21, cy - 1.5, 44)), lighten(leather, 0.35), 1.2)
    : frame(12, 3) +
      frame(18, 1.2) +
      frame(24, 1.2, 'stroke-dasharray="2 5"') +
      corners +
      shape(medallion(1.06), gold) +
      shape(medallion(1), deep) +
      stroke(medallion(0.9), gold, 1.4) +
      vines +
      shape(lines(place(flower(8), cx, cy, 26)), gold) +
      shape(lines(place(flower(8), cx, cy, 15)), leather) +
      pendants
  const face = `M${num(-w / 2)} ${num(-h)}H${num(w / 2)}V0H${num(-w / 2)}Z`
  const light = sheet.linear(
    [
      [0, '#fff4dc', 0.34],
      [0.35, '#fff4dc', 0.05],
      [1, '#0f0608', 0.36],
    ],
    [0, 0],
    [1, 1],
  )
  let grain = ''
  for (let i = 0; i < 260; i += 1)
    grain += `M${num(random.between(-w / 2, w / 2))} ${num(random.between(-h, 0))}h${num(random.between(0.6, 2.4))}`
  const [dx, dy] = [-d * 0.72, -d * 0.3]
  const spine = lines([
    [-w / 2, -h],
    [-w / 2 + dx, -h + dy],
    [-w / 2 + dx, dy],
    [-w / 2, 0],
  ])
  const bands = [0.14, 0.32, 0.5, 0.68, 0.86].map((share) =>
    lines([
      [-w / 2, -h * share],
      [-w / 2 + dx, -h * share + dy],
      [-w / 2 + dx, -h * share + dy - 9],
      [-w / 2, -h * share - 9],
    ]),
  )
  const pages = lines([
    [-w / 2 + 5, -h + 1],
    [w / 2 - 5, -h + 1],
    [w / 2 - 5 + dx, -h + dy + 3],
    [-w / 2 + dx + 5, -h + dy + 3],
  ])
  const leaves = Array.from(
    { length: 7 },
    (_, i) => `M${num(-w / 2 + 6 + (dx * (i + 1)) / 8)} ${num(-h + (dy * (i + 1)) / 8)}h${num(w - 12)}`,
  ).join('')
  const back = lines([
    [-w / 2 + dx, -h + dy],
    [w / 2 + dx, -h + dy],
    [w / 2 + dx, -h + dy + 5],
    [-w / 2 + dx, -h + dy + 5],
  ])
  return {
    svg: group(
      shape(back, deep) +
        shape(pages, '#e9dcbc') +
        stroke(leaves, '#b8a67c', 1) +
        shape(spine, darken(leather, 0.3)) +
        bands.map((data) => shape(data, leather) + stroke(data, notebook ? deep : gold, 1.2)).join('') +
        shape(
          spine,
          sheet.linear(
            [
              [0, '#0f0608', 0.5],
              [0.5, '#fff4dc', 0.16],
              [1, '#0f0608', 0.1],
            ],
            [0, 0],
            [1, 0],
          ),
        ) +
        shape(face, leather) +
        stroke(grain, deep, 1.2, 'opacity="0.35"') +
        tooling +
        shape(face, light) +
        stroke(face, lighten(leather, 0.3), 1.2, 'opacity="0.6"') +
        (notebook ? '' : stroke(`M${num(w * 0.18)} 0q6 24 -4 44`, '#a3283a', 7)),
      `translate(${num(-dx / 2)} 0)`,
    ),
    width: w - dx,
    height: h - dy,
    pose: 'stands',
    centimetres: 24,
    foot: (w - dx) / 2,
    flat: 0.1,
    focus: { at: [-dx / 2, cy], across: w * 0.66 },
  }
}
