import { random as chanceOf } from '../random.ts'
import { num } from './geometry.ts'
import { MEASURE, PIECES, type PieceName } from './pieces.ts'
import { served } from './served.ts'
import { rect, type Sheet, shape } from './sheet.ts'
import type { Maker } from './thing.ts'

/** A few drawings of each piece, kept once and used many times. */
export function symbols(sheet: Sheet, name: PieceName): string[] {
  return PIECES[name].flatMap((piece) =>
    [0, 1, 2].map((variant) => {
      const content = piece(sheet, variant)
      return sheet.define((id) => `<g id="${id}">${content}</g>`)
    }),
  )
}

export function use(id: string, x: number, y: number, scale: number, turned: number): string {
  return `<use xlink:href="#${id}" transform="translate(${num(x)} ${num(y)}) rotate(${Math.round(turned)}) scale(${scale.toFixed(2)})"/>`
}

/** Pieces heaped on an ellipse, far ones first. */
function heap(
  sheet: Sheet,
  ids: string[],
  rx: number,
  ry: number,
  y: number,
  how: { size: number; count: number; hump: number; base: string },
): string {
  const { random } = sheet
  // The angle of the sunflower spreads the pieces evenly; chance only shakes them.
  const spots = Array.from({ length: how.count }, (_, i) => {
    const r = Math.min(0.95, Math.sqrt((i + 0.5) / how.count) * 0.95 + random.between(-0.04, 0.04))
    const a = i * 2.39996 + random.between(-0.2, 0.2)
    const lift = how.hump * (1 - r * r) * random.between(0.86, 1)
    return { x: Math.cos(a) * r * rx, depth: Math.sin(a) * r, y: y + Math.sin(a) * r * ry - lift }
  }).sort((a, b) => a.depth - b.depth)
  const dome = `M${num(-rx * 0.97)} ${num(y)}C${num(-rx * 0.6)} ${num(y - how.hump * 1.15)} ${num(rx * 0.6)} ${num(y - how.hump * 1.15)} ${num(rx * 0.97)} ${num(y)}A${num(rx * 0.97)} ${num(ry * 0.97)} 0 0 1 ${num(-rx * 0.97)} ${num(y)}Z`
  const shade = shape(dome, how.base)
  return (
    shade +
    spots
      .map((spot) =>
        use(random.pick(ids), spot.x, spot.y, how.size * (0.9 + spot.depth * 0.12), random.between(0, 360)),
      )
      .join('')
  )
}

/** Pieces over the whole frame, as if the eye were in the bowl. */
function closeUp(sheet: Sheet, ids: string[], size: number, base: string): string {
  const chance = chanceOf(sheet.seed)
  const scale = size * 5.4
  const step = size * 140
  let svg = rect(0, 0, 1000, 1000, base)
  // A sparse layer in the shade below, a dense one in the light above.
  for (const [wide, veil] of [
    [1.25, true],
    [0.86, false],
  ] as const) {
    for (let y = -step * 0.3; y < 1000 + step * 0.5; y += step * wide) {
      for (let x = -step * 0.3; x < 1000 + step * 0.5; x += step * wide)
        svg += use(
          chance.pick(ids),
          x + chance.between(-0.35, 0.35) * step,
          y + chance.between(-0.35, 0.35) * step,
          scale * chance.between(0.92, 1.1),
          chance.between(0, 360),
        )
    }
    if (veil) svg += rect(0, 0, 1000, 1000, '#140a06', 'opacity="0.35"')
  }
  return svg
}

/** The maker of a bowl full of one kind of piece. */
export function bowlOf(name: PieceName, base: string): Maker {
  return (sheet) => {
    const kind: PieceName = name === 'walnut' && sheet.variant === 'kernel' ? 'walnut-kernel' : name
    const ids = symbols(sheet, kind)
    const { size, count } = MEASURE[kind]
    return {
      ...served(sheet, (rx, ry, y) =>
        heap(sheet, ids, rx, ry, y, { size, count: Math.round(count * 1.15), hump: rx * 0.4, base }),
      ),
      macro: () => closeUp(sheet, ids, size, base),
    }
  }
}
