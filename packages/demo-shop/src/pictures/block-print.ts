import { mix } from './colour.ts'
import { lines, num, type Point, place, sample } from './geometry.ts'
import { BOTEH, CYPRESS, flower, SAZ } from './motifs.ts'
import { group, rect, type Sheet, shape, stroke } from './sheet.ts'
import { edging, fine, flip, UNIT, use } from './textile-motifs.ts'
import { threads } from './texture.ts'

/** Block print on unbleached cotton: a cypress or a medallion between borders of printed repeats. */
export function blockPrint(sheet: Sheet, w: number, h: number): string {
  const { colours, random } = sheet
  const cloth = mix('#efe3c8', colours.ground, 0.3)
  const [black, red, blue, ochre] = [
    '#2b2320',
    mix('#a33a2e', colours.main, 0.35),
    mix('#2a4a7a', colours.second, 0.4),
    '#c48f36',
  ]
  const print = (points: readonly Point[], fill: string) =>
    shape(fine(points), fill, `stroke="${black}" stroke-width="${UNIT * 0.05}"`)
  const stamp = (content: string) => sheet.define((id) => `<g id="${id}">${content}</g>`)
  const arch = sample(
    [
      [-0.9, 1],
      [-0.9, 0],
      [-0.5, -0.6],
      [0, -1],
      [0.5, -0.6],
      [0.9, 0],
      [0.9, 1],
    ],
    4,
    false,
  )
  const niche = stamp(
    print(arch, 'none') +
      print(place(flip(CYPRESS), 0, 0.16, 0.78), red) +
      print(place(flip(CYPRESS), 0, 0.24, 0.44), ochre) +
      print(place(flower(6), -0.62, 0.66, 0.2), blue) +
      print(place(flower(6), 0.62, 0.66, 0.2), blue),
  )
  const rose = stamp(
    print(flower(8), red) +
      print(place(flower(8), 0, 0, 0.62), cloth) +
      print(place(flower(6), 0, 0, 0.42), blue) +
      print(place(flower(5), 0, 0, 0.18), ochre),
  )
  const sprig = stamp(
    print(flip(BOTEH), blue) +
      print(place(flip(BOTEH), 0, 0.12, 0.64), cloth) +
      print(place(flower(6), 0, 0.34, 0.26), red) +
      print(place(flip(SAZ), 0.9, 0.3, 0.4, 0.5), ochre) +
      print(place(flip(SAZ), -0.85, 0.3, 0.4, -0.5), ochre),
  )
  const b = random.between(44, 54)
  let svg = rect(-w / 2, -h / 2, w, h, cloth)
  const tree = sheet.variant === 'tree'
  if (tree) {
    svg += treeOfLife(sheet, { print, rose, sprig, red, blue, ochre, black }, h * 0.34)
  } else {
    const size = random.between(13, 17)
    for (let row = 0; row * size * 2.5 < h; row += 1)
      for (let column = 0; column * size * 2.4 < w; column += 1)
        svg += use(
          (row + column) % 2 ? rose : sprig,
          -w / 2 + column * size * 2.4 + (row % 2) * size * 1.2,
          -h / 2 + row * size * 2.5,
          (row + column) % 2 ? size * 0.5 : size * 0.72,
        )
    const big = sample(
      Array.from({ length: 16 }, (_, i): Point => {
        const a = (i / 16) * Math.PI * 2
        const r = Math.min(w, h) * (i % 2 ? 0.2 : 0.25)
        return [Math.cos(a) * r, Math.sin(a) * r]
      }),
      8,
    )
    svg +=
      shape(lines(big), cloth, `stroke="${black}" stroke-width="3"`) +
      shape(lines(place(big, 0, 0, 0.86)), 'none', `stroke="${red}" stroke-width="4"`)
    for (let i = 0; i < 16; i += 1)
      svg += use(
        sprig,
        Math.cos((i / 16) * Math.PI * 2) * Math.min(w, h) * 0.15,
        Math.sin((i / 16) * Math.PI * 2) * Math.min(w, h) * 0.15,
        10,
        (i / 16) * 360 + 90,
      )
    svg += use(rose, 0, 0, Math.min(w, h) * 0.09)
  }
  const band = `M${-w / 2} ${-h / 2}H${w / 2}V${h / 2}H${-w / 2}ZM${-w / 2 + b} ${-h / 2 + b}V${h / 2 - b}H${w / 2 - b}V${-h / 2 + b}Z`
  svg += shape(band, cloth, 'fill-rule="evenodd"')
  const step = (long: number) => long / Math.round(long / (b * 0.86))
  for (let x = -w / 2 + step(w) / 2; x < w / 2; x += step(w))
    svg += use(niche, x, h / 2 - b / 2, b * 0.38) + use(niche, x, -h / 2 + b / 2, b * 0.38, 180)
  for (let y = -h / 2 + b + step(h) / 2; y < h / 2 - b / 2; y += step(h))
    svg += use(niche, w / 2 - b / 2, y, b * 0.38, -90) + use(niche, -w / 2 + b / 2, y, b * 0.38, 90)
  svg +=
    edging(w, h, 3, blue, 4) +
    edging(w, h, b, black, 2) +
    edging(w, h, b + 5, red, 4) +
    edging(w, h, b + 10, black, 1.4)
  return svg + threads(sheet, [-w / 2, -h / 2, w, h], { pitch: 1.4, strength: 0.13 })
}

interface Prints {
  print: (points: readonly Point[], fill: string) => string
  rose: string
  sprig: string
  red: string
  blue: string
  ochre: string
  black: string
}

function treeOfLife(sheet: Sheet, p: Prints, reach: number): string {
  const trunk = sample(
    [
      [0, reach],
      [-8, reach * 0.4],
      [7, 0],
      [-5, -reach * 0.4],
      [0, -reach * 0.9],
    ],
    6,
    false,
  )
  let svg =
    stroke(lines(trunk, false), p.black, 11, 'stroke-linecap="round"') +
    stroke(lines(trunk, false), p.ochre, 6)
  for (let i = 0; i < 8; i += 1) {
    for (const side of [-1, 1]) {
      const y = reach * 0.62 - i * reach * 0.2
      const long = reach * (0.62 - i * 0.05) * side
      const bend: Point[] = sample(
        [
          [0, y],
          [long * 0.4, y - reach * 0.1],
          [long * 0.8, y - reach * 0.02],
          [long, y - reach * 0.14],
        ],
        5,
        false,
      )
      svg += stroke(lines(bend, false), p.black, 3.4)
      bend.forEach(([x, by], n) => {
        if (n % 3 === 2)
          svg += group(
            p.print(place(flip(SAZ), 0, -1, 1, 0), n % 2 ? p.blue : p.ochre),
            `translate(${num(x)} ${num(by)}) rotate(${n % 2 ? 40 : 140}) scale(${9 / UNIT})`,
          )
      })
      svg += use(p.rose, long, y - reach * 0.14, 11 + sheet.random.between(0, 3))
    }
  }
  svg += use(p.rose, 0, -reach * 0.98, 16)
  return (
    svg +
    group(
      p.print(
        [
          [-1, 0],
          [1, 0],
          [0.7, 1],
          [-0.7, 1],
        ],
        p.blue,
      ) +
        p.print(
          [
            [-1.1, -0.24],
            [1.1, -0.24],
            [1.1, 0],
            [-1.1, 0],
          ],
          p.red,
        ),
      `translate(0 ${num(reach * 0.98)}) scale(${34 / UNIT})`,
    )
  )
}
