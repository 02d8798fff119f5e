import { darken, lighten } from './colour.ts'
import { num } from './geometry.ts'
import { shape, stroke } from './sheet.ts'

/**
 * A carpet is a grid of knots. Cells hold an index into the dyes; drawing writes whole rows of equal knots as one
 * stroke, so a carpet of fifty thousand knots stays small.
 */
export interface Knots {
  width: number
  height: number
  dyes: string[]
  get(x: number, y: number): number
  set(x: number, y: number, dye: number): void
  paint(decide: (x: number, y: number, now: number) => number | null): void
}

export function makeKnots(width: number, height: number, dyes: string[], ground = 0): Knots {
  const cells = new Uint8Array(width * height).fill(ground)
  const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height
  return {
    width,
    height,
    dyes,
    get: (x, y) => (inside(x, y) ? (cells[y * width + x] ?? 0) : ground),
    set: (x, y, dye) => {
      if (inside(x, y)) cells[y * width + x] = dye
    },
    paint: (decide) => {
      for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1) {
          const dye = decide(x, y, cells[y * width + x] ?? 0)
          if (dye !== null) cells[y * width + x] = dye
        }
      }
    },
  }
}

/** The knots as strokes, one path for each dye; the most common dye is the ground below them. */
export function weave(knots: Knots, overlap = 1.06): string {
  const counts = knots.dyes.map(() => 0)
  for (let y = 0; y < knots.height; y += 1) {
    for (let x = 0; x < knots.width; x += 1) {
      const dye = knots.get(x, y)
      counts[dye] = (counts[dye] ?? 0) + 1
    }
  }
  const ground = counts.indexOf(Math.max(...counts))
  const rows = knots.dyes.map(() => '')
  for (let y = 0; y < knots.height; y += 1) {
    let x = 0
    while (x < knots.width) {
      const dye = knots.get(x, y)
      let end = x + 1
      while (end < knots.width && knots.get(end, y) === dye) end += 1
      if (dye !== ground) rows[dye] += `M${x} ${y}h${end - x}`
      x = end
    }
  }
  const paths = rows.map((data, dye) =>
    data ? stroke(data, knots.dyes[dye] ?? '#000', 1, `style="stroke-width:${overlap}"`) : '',
  )
  const base = `M0 -.5H${knots.width}V${knots.height - 0.5}H0Z`
  return shape(base, knots.dyes[ground] ?? '#000') + paths.join('')
}

/**
 * A close look at the pile: every knot of a window of the carpet is drawn as a tuft with its own shade.
 * `at` reads the dye of any knot of the whole carpet; the result fills 1000×1000.
 */
export function pile(
  at: (x: number, y: number) => string,
  across: number,
  chance: () => number,
  tall = 1.25,
): string {
  const size = 1000 / across
  const tufts = new Map<string, string>()
  const shadows: string[] = []
  const glows: string[] = []
  const rows = Math.ceil(across / tall) + 1
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const base = at(column, Math.round(row * tall))
      const shade = Math.floor(chance() * 3)
      const colour = shade === 0 ? base : shade === 1 ? darken(base, 0.1) : lighten(base, 0.09)
      const x = (column + 0.5) * size + (chance() - 0.5) * size * 0.12
      const y = (row + 0.5) * size * tall + (chance() - 0.5) * size * 0.14
      const half = size * 0.22
      const lean = (chance() - 0.5) * size * 0.3
      tufts.set(
        colour,
        `${tufts.get(colour) ?? ''}M${num(x)} ${num(y - half)}l${num(lean)} ${num(half * 2.2)}`,
      )
      if (shade === 2) glows.push(`M${num(x - half)} ${num(y - half * 1.6)}l${num(lean)} ${num(half)}`)
      if (shade === 1) shadows.push(`M${num(x + half * 1.5)} ${num(y)}l${num(lean)} ${num(half * 1.6)}`)
    }
  }
  const layers = [...tufts].map(([colour, data]) =>
    stroke(data, colour, size * 0.94, 'stroke-linecap="round"'),
  )
  return (
    shape('M0 0H1000V1000H0Z', '#2a1b14') +
    layers.join('') +
    stroke(shadows.join(''), '#160c08', size * 0.14, 'stroke-linecap="round" opacity="0.3"') +
    stroke(glows.join(''), '#fff6e0', size * 0.14, 'stroke-linecap="round" opacity="0.28"')
  )
}
