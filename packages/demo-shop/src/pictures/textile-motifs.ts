import { lines, num, type Point, place, thin } from './geometry.ts'
import { rect, type Sheet } from './sheet.ts'

export const flip = (points: readonly Point[]) => points.map(([x, y]): Point => [x, -y])

// Repeats are drawn large and shown small: path data has one decimal, too coarse for motifs of two units.
export const UNIT = 40

export const fine = (points: readonly Point[]) => lines(thin(place(points, 0, 0, UNIT), 0.6))

export const use = (id: string, x: number, y: number, scale: number, turn = 0, mirror = 1) =>
  `<use xlink:href="#${id}" transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${((scale * mirror) / UNIT).toFixed(4)} ${(scale / UNIT).toFixed(4)})"/>`

export function edging(w: number, h: number, inset: number, colour: string, width: number): string {
  return `<rect x="${num(-w / 2 + inset)}" y="${num(-h / 2 + inset)}" width="${num(w - inset * 2)}" height="${num(h - inset * 2)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
}

/** Lays soft folds over cloth: pairs of light and shade across it. */
export function folds(sheet: Sheet, w: number, h: number, count: number): string {
  let svg = ''
  for (let i = 0; i < count; i += 1) {
    const x = -w / 2 + ((i + 0.5 + sheet.random.between(-0.25, 0.25)) / count) * w
    const wide = (w / count) * sheet.random.between(0.5, 0.95)
    svg += rect(
      x - wide / 2,
      -h / 2,
      wide,
      h,
      sheet.linear(
        [
          [0, '#14080c', 0],
          [0.32, '#14080c', 0.34],
          [0.5, '#14080c', 0.06],
          [0.68, '#fff6e4', 0.3],
          [1, '#fff6e4', 0],
        ],
        [0, 0],
        [1, 0],
      ),
    )
  }
  return svg
}
