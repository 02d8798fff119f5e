import { darken, mix } from './colour.ts'
import { lines, num, place, type Point, sample } from './geometry.ts'
import { BOTEH, CYPRESS, flower, LEAF, SAZ } from './motifs.ts'
import { group, rect, type Sheet, shape, stroke } from './sheet.ts'

const flip = (points: readonly Point[]) => points.map(([x, y]): Point => [x, -y])

/** One brocaded boteh of about 2×2 units with a garden inside it. */
function boteh(sheet: Sheet, body: string, inner: string, spark: string, line: string): string {
  const content =
    shape(lines(place(flip(BOTEH), 0, 0, 1.08)), line) + shape(lines(flip(BOTEH)), body) +
    shape(lines(place(flip(BOTEH), 0.02, 0.12, 0.74)), line) + shape(lines(place(flip(BOTEH), 0.02, 0.12, 0.68)), inner) +
    shape(lines(place(flower(8), 0.02, 0.36, 0.26)), spark) + shape(lines(place(flower(6), 0.02, 0.36, 0.14)), body) +
    shape(lines(place(flip(LEAF), -0.1, -0.14, 0.2, 0.3)), spark) + shape(lines(place(flip(LEAF), 0.14, -0.1, 0.16, -0.4)), spark) +
    Array.from({ length: 9 }, (_, i) => {
      const a = (i / 9) * Math.PI * 1.5 + 0.2
      return shape(lines(place(flower(5), Math.cos(a) * 0.62 + 0.02, 0.34 + Math.sin(a) * 0.44, 0.07)), spark)
    }).join('')
  return sheet.define((id) => `<g id="${id}">${content}</g>`)
}

const use = (id: string, x: number, y: number, scale: number, turn = 0, mirror = 1) =>
  `<use xlink:href="#${id}" transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${(scale * mirror).toFixed(2)} ${scale.toFixed(2)})"/>`

/** Fine diagonal threads of the silk. */
function twill(sheet: Sheet, w: number, h: number): string {
  const id = sheet.define((name) => `<pattern id="${name}" width="3" height="3" patternUnits="userSpaceOnUse"><path d="M-1 1L1 -1M0 3L3 0M2 4L4 2" stroke="#fff4dc" stroke-width=".5" opacity=".28"/><path d="M-1 2.4L2.4 -1M1 3.6L3.8 1" stroke="#12060a" stroke-width=".4" opacity=".22"/></pattern>`)
  return rect(-w / 2, -h / 2, w, h, `url(#${id})`)
}

function edging(w: number, h: number, inset: number, colour: string, width: number): string {
  return `<rect x="${num(-w / 2 + inset)}" y="${num(-h / 2 + inset)}" width="${num(w - inset * 2)}" height="${num(h - inset * 2)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
}

/** Silk brocade: botehs in staggered rows or in stripes, inside a border. */
export function brocade(sheet: Sheet, w: number, h: number): string {
  const { colours, random } = sheet
  const ground = darken(colours.main, 0.14)
  const gold = mix(colours.third, '#d6ac54', 0.6)
  const pale = mix(colours.ground, gold, 0.2)
  const first = boteh(sheet, gold, darken(colours.second, 0.1), pale, darken(colours.dark, 0.2))
  const second = boteh(sheet, mix(colours.second, colours.main, 0.25), pale, colours.main, gold)
  const bloom = sheet.define((id) => `<g id="${id}">${shape(lines(place(flower(8), 0, 0, 1)), gold)}${shape(lines(place(flower(8), 0, 0, 0.66)), ground)}${shape(lines(place(flower(6), 0, 0, 0.4)), pale)}</g>`)
  const striped = random.chance(0.35) || sheet.seed === 124
  const size = random.between(17, 24)
  let svg = rect(-w / 2, -h / 2, w, h, ground)
  const [px, py] = [size * 2.1, size * 2.6]
  if (striped) {
    const tones = [ground, pale, darken(colours.second, 0.05), gold]
    let index = 0
    for (let x = -w / 2; x < w / 2; index += 1) {
      const wide = index % 2 ? size * 0.9 : size * 1.9
      svg += rect(x, -h / 2, wide, h, tones[index % tones.length] ?? ground) + rect(x, -h / 2, 1.6, h, darken(colours.dark, 0.2))
      for (let y = -h / 2; y < h / 2 + py; y += index % 2 ? size * 1.1 : size * 2) svg += index % 2 ? use(bloom, x + wide / 2, y, size * 0.26) : use(index % 4 ? second : first, x + wide / 2, y, size * 0.72, 0, index % 4 ? 1 : -1)
      x += wide
    }
  } else {
    for (let row = 0; row * py < h + py; row += 1) {
      for (let column = -1; column * px < w + px; column += 1) {
        const [x, y] = [-w / 2 + column * px + (row % 2) * (px / 2), -h / 2 + row * py]
        svg += use(row % 2 ? second : first, x, y, size, 0, row % 2 ? -1 : 1) + use(bloom, x + px / 2, y, size * 0.26)
      }
    }
  }
  const border = size * 1.5
  const band = `M${-w / 2} ${-h / 2}H${w / 2}V${h / 2}H${-w / 2}ZM${-w / 2 + border} ${-h / 2 + border}V${h / 2 - border}H${w / 2 - border}V${-h / 2 + border}Z`
  svg += shape(band, darken(colours.second, 0.12), 'fill-rule="evenodd"')
  for (let x = -w / 2 + border / 2; x <= w / 2 - border / 2 + 1; x += border * 0.9) for (const y of [-h / 2 + border / 2, h / 2 - border / 2]) svg += use(first, x, y, border * 0.3, y > 0 ? 180 : 0)
  for (let y = -h / 2 + border * 1.4; y < h / 2 - border; y += border * 0.9) for (const x of [-w / 2 + border / 2, w / 2 - border / 2]) svg += use(first, x, y, border * 0.3, x > 0 ? 90 : -90)
  svg += edging(w, h, 2, gold, 4) + edging(w, h, border, gold, 2.4) + edging(w, h, border + 4, darken(colours.dark, 0.2), 1.4)
  return svg + twill(sheet, w, h)
}

/** Block print on unbleached cotton: a cypress or a medallion between borders of printed repeats. */
export function blockPrint(sheet: Sheet, w: number, h: number): string {
  const { colours, random } = sheet
  const cloth = mix('#efe3c8', colours.ground, 0.3)
  const [black, red, blue, ochre] = ['#2b2320', mix('#a33a2e', colours.main, 0.35), mix('#2a4a7a', colours.second, 0.4), '#c48f36']
  const print = (points: readonly Point[], fill: string) => shape(lines(points), fill, `stroke="${black}" stroke-width=".05"`)
  const stamp = (content: string) => sheet.define((id) => `<g id="${id}">${content}</g>`)
  const arch = sample([[-0.9, 1], [-0.9, 0], [-0.5, -0.6], [0, -1], [0.5, -0.6], [0.9, 0], [0.9, 1]], 4, false)
  const niche = stamp(print(arch, 'none') + print(place(flip(CYPRESS), 0, 0.16, 0.78), red) + print(place(flip(CYPRESS), 0, 0.24, 0.44), ochre) + print(place(flower(6), -0.62, 0.66, 0.2), blue) + print(place(flower(6), 0.62, 0.66, 0.2), blue))
  const rose = stamp(print(flower(8), red) + print(place(flower(8), 0, 0, 0.62), cloth) + print(place(flower(6), 0, 0, 0.42), blue) + print(place(flower(5), 0, 0, 0.18), ochre))
  const sprig = stamp(print(flip(BOTEH), blue) + print(place(flip(BOTEH), 0, 0.12, 0.64), cloth) + print(place(flower(6), 0, 0.34, 0.26), red) + print(place(flip(SAZ), 0.9, 0.3, 0.4, 0.5), ochre) + print(place(flip(SAZ), -0.85, 0.3, 0.4, -0.5), ochre))
  const b = random.between(44, 54)
  let svg = rect(-w / 2, -h / 2, w, h, cloth)
  const tree = sheet.seed === 136 || random.chance(0.25)
  if (tree) {
    svg += treeOfLife(sheet, { print, rose, sprig, red, blue, ochre, black }, h * 0.34)
  } else {
    const size = random.between(13, 17)
    for (let row = 0; row * size * 2.5 < h; row += 1) for (let column = 0; column * size * 2.4 < w; column += 1) svg += use((row + column) % 2 ? rose : sprig, -w / 2 + column * size * 2.4 + (row % 2) * size * 1.2, -h / 2 + row * size * 2.5, (row + column) % 2 ? size * 0.5 : size * 0.72)
    const big = sample(Array.from({ length: 16 }, (_, i): Point => { const a = (i / 16) * Math.PI * 2; const r = Math.min(w, h) * (i % 2 ? 0.2 : 0.25); return [Math.cos(a) * r, Math.sin(a) * r] }), 4)
    svg += shape(lines(big), cloth, `stroke="${black}" stroke-width="3"`) + shape(lines(place(big, 0, 0, 0.86)), 'none', `stroke="${red}" stroke-width="4"`)
    for (let i = 0; i < 16; i += 1) svg += use(sprig, Math.cos((i / 16) * Math.PI * 2) * Math.min(w, h) * 0.15, Math.sin((i / 16) * Math.PI * 2) * Math.min(w, h) * 0.15, 10, (i / 16) * 360 + 90)
    svg += use(rose, 0, 0, Math.min(w, h) * 0.09)
  }
  const band = `M${-w / 2} ${-h / 2}H${w / 2}V${h / 2}H${-w / 2}ZM${-w / 2 + b} ${-h / 2 + b}V${h / 2 - b}H${w / 2 - b}V${-h / 2 + b}Z`
  svg += shape(band, cloth, 'fill-rule="evenodd"')
  const step = (long: number) => long / Math.round(long / (b * 0.86))
  for (let x = -w / 2 + step(w) / 2; x < w / 2; x += step(w)) svg += use(niche, x, h / 2 - b / 2, b * 0.38) + use(niche, x, -h / 2 + b / 2, b * 0.38, 180)
  for (let y = -h / 2 + b + step(h) / 2; y < h / 2 - b / 2; y += step(h)) svg += use(niche, w / 2 - b / 2, y, b * 0.38, -90) + use(niche, -w / 2 + b / 2, y, b * 0.38, 90)
  svg += edging(w, h, 3, blue, 4) + edging(w, h, b, black, 2) + edging(w, h, b + 5, red, 4) + edging(w, h, b + 10, black, 1.4)
  return svg
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
  const trunk = sample([[0, reach], [-8, reach * 0.4], [7, 0], [-5, -reach * 0.4], [0, -reach * 0.9]], 6, false)
  let svg = stroke(lines(trunk, false), p.black, 11, 'stroke-linecap="round"') + stroke(lines(trunk, false), p.ochre, 6)
  for (let i = 0; i < 8; i += 1) {
    for (const side of [-1, 1]) {
      const y = reach * 0.62 - i * reach * 0.2
      const long = reach * (0.62 - i * 0.05) * side
      const bend: Point[] = sample([[0, y], [long * 0.4, y - reach * 0.1], [long * 0.8, y - reach * 0.02], [long, y - reach * 0.14]], 5, false)
      svg += stroke(lines(bend, false), p.black, 3.4)
      bend.forEach(([x, by], n) => {
        if (n % 3 === 2) svg += group(p.print(place(flip(SAZ), 0, -1, 1, 0), n % 2 ? p.blue : p.ochre), `translate(${num(x)} ${num(by)}) rotate(${n % 2 ? 40 : 140}) scale(9)`)
      })
      svg += use(p.rose, long, y - reach * 0.14, 11 + sheet.random.between(0, 3))
    }
  }
  svg += use(p.rose, 0, -reach * 0.98, 16)
  return svg + group(p.print([[-1, 0], [1, 0], [0.7, 1], [-0.7, 1]], p.blue) + p.print([[-1.1, -0.24], [1.1, -0.24], [1.1, 0], [-1.1, 0]], p.red), `translate(0 ${num(reach * 0.98)}) scale(34)`)
}

/** Lays soft folds over cloth: pairs of light and shade across it. */
export function folds(sheet: Sheet, w: number, h: number, count: number): string {
  let svg = ''
  for (let i = 0; i < count; i += 1) {
    const x = -w / 2 + ((i + 0.5 + sheet.random.between(-0.25, 0.25)) / count) * w
    const wide = (w / count) * sheet.random.between(0.5, 0.95)
    svg += rect(x - wide / 2, -h / 2, wide, h, sheet.linear([[0, '#14080c', 0], [0.32, '#14080c', 0.34], [0.5, '#14080c', 0.06], [0.68, '#fff6e4', 0.3], [1, '#fff6e4', 0]], [0, 0], [1, 0]))
  }
  return svg
}

