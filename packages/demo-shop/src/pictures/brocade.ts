import { darken, mix } from './colour.ts'
import { place } from './geometry.ts'
import { BOTEH, flower, LEAF } from './motifs.ts'
import { rect, type Sheet, shape } from './sheet.ts'
import { edging, fine, flip, use } from './textile-motifs.ts'
import { threads } from './texture.ts'

/** One brocaded boteh of about 2×2 units with a garden inside it. */
function boteh(sheet: Sheet, body: string, inner: string, spark: string, line: string): string {
  const content =
    shape(fine(place(flip(BOTEH), 0, 0, 1.08)), line) +
    shape(fine(flip(BOTEH)), body) +
    shape(fine(place(flip(BOTEH), 0.02, 0.12, 0.74)), line) +
    shape(fine(place(flip(BOTEH), 0.02, 0.12, 0.68)), inner) +
    shape(fine(place(flower(8), 0.02, 0.36, 0.26)), spark) +
    shape(fine(place(flower(6), 0.02, 0.36, 0.14)), body) +
    shape(fine(place(flip(LEAF), -0.1, -0.14, 0.2, 0.3)), spark) +
    shape(fine(place(flip(LEAF), 0.14, -0.1, 0.16, -0.4)), spark) +
    Array.from({ length: 9 }, (_, i) => {
      const a = (i / 9) * Math.PI * 1.5 + 0.2
      return shape(fine(place(flower(5), Math.cos(a) * 0.62 + 0.02, 0.34 + Math.sin(a) * 0.44, 0.07)), spark)
    }).join('')
  return sheet.define((id) => `<g id="${id}">${content}</g>`)
}

/** Silk brocade: botehs in staggered rows or in stripes, inside a border. */
export function brocade(sheet: Sheet, w: number, h: number): string {
  const { colours, random } = sheet
  const ground = darken(colours.main, 0.14)
  const gold = mix(colours.third, '#d6ac54', 0.6)
  const pale = mix(colours.ground, gold, 0.2)
  const first = boteh(sheet, gold, darken(colours.second, 0.1), pale, darken(colours.dark, 0.2))
  const second = boteh(sheet, mix(colours.second, colours.main, 0.25), pale, colours.main, gold)
  const bloom = sheet.define(
    (id) =>
      `<g id="${id}">${shape(fine(flower(8)), gold)}${shape(fine(place(flower(8), 0, 0, 0.66)), ground)}${shape(fine(place(flower(6), 0, 0, 0.4)), pale)}</g>`,
  )
  const striped = sheet.variant === 'striped'
  const size = random.between(17, 24)
  let svg = rect(-w / 2, -h / 2, w, h, ground)
  const [px, py] = [size * 2.1, size * 2.6]
  if (striped) {
    const tones = [ground, pale, darken(colours.second, 0.05), gold]
    let index = 0
    for (let x = -w / 2; x < w / 2; index += 1) {
      const wide = index % 2 ? size * 0.9 : size * 1.9
      svg +=
        rect(x, -h / 2, wide, h, tones[index % tones.length] ?? ground) +
        rect(x, -h / 2, 1.6, h, darken(colours.dark, 0.2))
      for (let y = -h / 2; y < h / 2 + py; y += index % 2 ? size * 1.1 : size * 2)
        svg +=
          index % 2
            ? use(bloom, x + wide / 2, y, size * 0.26)
            : use(index % 4 ? second : first, x + wide / 2, y, size * 0.72, 0, index % 4 ? 1 : -1)
      x += wide
    }
  } else {
    for (let row = 0; row * py < h + py; row += 1) {
      for (let column = -1; column * px < w + px; column += 1) {
        const [x, y] = [-w / 2 + column * px + (row % 2) * (px / 2), -h / 2 + row * py]
        svg +=
          use(row % 2 ? second : first, x, y, size, 0, row % 2 ? -1 : 1) +
          use(bloom, x + px / 2, y, size * 0.26)
      }
    }
  }
  const border = size * 1.5
  const band = `M${-w / 2} ${-h / 2}H${w / 2}V${h / 2}H${-w / 2}ZM${-w / 2 + border} ${-h / 2 + border}V${h / 2 - border}H${w / 2 - border}V${-h / 2 + border}Z`
  svg += shape(band, darken(colours.second, 0.12), 'fill-rule="evenodd"')
  for (let x = -w / 2 + border / 2; x <= w / 2 - border / 2 + 1; x += border * 0.9)
    for (const y of [-h / 2 + border / 2, h / 2 - border / 2])
      svg += use(first, x, y, border * 0.3, y > 0 ? 180 : 0)
  for (let y = -h / 2 + border * 1.4; y < h / 2 - border; y += border * 0.9)
    for (const x of [-w / 2 + border / 2, w / 2 - border / 2])
      svg += use(first, x, y, border * 0.3, x > 0 ? 90 : -90)
  svg +=
    edging(w, h, 2, gold, 4) +
    edging(w, h, border, gold, 2.4) +
    edging(w, h, border + 4, darken(colours.dark, 0.2), 1.4)
  return svg + threads(sheet, [-w / 2, -h / 2, w, h], { pitch: 1.6, strength: 0.16, warp: 6, lean: 24 })
}
