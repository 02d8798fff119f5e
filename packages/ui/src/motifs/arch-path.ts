type Point = readonly [number, number]
type Curve = readonly [Point, Point, Point, Point]

/** Width and height of the arch's drawing; the shape keeps this ratio. */
export const archBox = { width: 100, height: 125 } as const

// Right half of a four-centred bazaar arch, from spring line to apex; the left half is its mirror.
const haunch: Curve = [
  [100, 52],
  [100, 30],
  [88, 21],
  [73, 13.5],
]
const shoulder: Curve = [
  [73, 13.5],
  [63, 8.5],
  [55, 5],
  [50, 0],
]

const mirror = ([x, y]: Point): Point => [archBox.width - x, y]
const write = ([x, y]: Point) => `${x} ${y}`
const mirrored = ([a, b, c, d]: Curve): Curve => [mirror(d), mirror(c), mirror(b), mirror(a)]
const curves: readonly Curve[] = [haunch, shoulder, mirrored(shoulder), mirrored(haunch)]

/** The arch as an SVG path in `archBox`. */
export const archPath = `M100 125V52${curves
  .map(([, b, c, d]) => `C${write(b)} ${write(c)} ${write(d)}`)
  .join('')}V125Z`

const at = ([a, b, c, d]: Curve, t: number): Point => {
  const along = (i: 0 | 1) =>
    (1 - t) ** 3 * a[i] + 3 * (1 - t) ** 2 * t * b[i] + 3 * (1 - t) * t ** 2 * c[i] + t ** 3 * d[i]
  return [along(0), along(1)]
}
const STEPS = 8
const percent = ([x, y]: Point) => `${x.toFixed(1)}% ${((y / archBox.height) * 100).toFixed(1)}%`

/** The arch as a CSS `clip-path`, which unlike an SVG path stretches with its box. */
export const archClip = `polygon(100% 100%, ${curves
  .flatMap((curve) => Array.from({ length: STEPS + 1 }, (_, step) => percent(at(curve, step / STEPS))))
  .join(', ')}, 0% 100%)`
