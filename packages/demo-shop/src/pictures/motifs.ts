import { type Point, place, polar, sample, star } from './geometry.ts'

// All motifs live in a box of about −1…1 with y pointing up, so that they can be laid flat or wrapped around a vessel.

export const LEAF: Point[] = sample(
  [
    [0, -1],
    [0.3, -0.45],
    [0.36, 0.1],
    [0, 1],
    [-0.36, 0.1],
    [-0.3, -0.45],
  ],
  4,
)

/** A long curved leaf of the saz kind. */
export const SAZ: Point[] = sample(
  [
    [-0.2, -1],
    [0.28, -0.5],
    [0.42, 0.1],
    [0.1, 0.65],
    [-0.34, 1],
    [-0.12, 0.5],
    [-0.1, 0],
    [-0.22, -0.5],
  ],
  4,
)

/** The bent cypress that Persians call boteh or paisley. */
export const BOTEH: Point[] = sample(
  [
    [0, -1],
    [0.5, -0.84],
    [0.74, -0.38],
    [0.64, 0.12],
    [0.36, 0.5],
    [0.22, 0.78],
    [0.28, 1.02],
    [0.5, 1.1],
    [0.72, 0.98],
    [0.74, 0.96],
    [0.6, 1.2],
    [0.3, 1.27],
    [0, 1.12],
    [-0.2, 0.78],
    [-0.42, 0.36],
    [-0.68, -0.16],
    [-0.7, -0.5],
    [-0.48, -0.86],
  ],
  4,
)

export const CYPRESS: Point[] = sample(
  [
    [0, -1],
    [0.2, -0.96],
    [0.4, -0.55],
    [0.34, 0],
    [0.17, 0.55],
    [0, 1.05],
    [-0.17, 0.55],
    [-0.34, 0],
    [-0.4, -0.55],
    [-0.2, -0.96],
  ],
  4,
)

export const FISH: Point[] = sample(
  [
    [-1, 0.02],
    [-0.62, 0.3],
    [-0.1, 0.38],
    [0.42, 0.16],
    [0.66, 0.08],
    [1, 0.42],
    [0.86, 0],
    [1, -0.38],
    [0.64, -0.08],
    [0.4, -0.16],
    [-0.1, -0.34],
    [-0.62, -0.24],
  ],
  4,
)

/** A nightingale that looks to the left. */
export const BIRD: Point[] = sample(
  [
    [-1, 0.36],
    [-0.72, 0.5],
    [-0.5, 0.66],
    [-0.2, 0.56],
    [0, 0.26],
    [0.4, 0.14],
    [0.76, -0.12],
    [1.2, -0.5],
    [0.72, -0.34],
    [0.3, -0.36],
    [-0.1, -0.46],
    [-0.44, -0.3],
    [-0.62, 0.02],
    [-0.68, 0.26],
  ],
  4,
)

export const WING: Point[] = sample(
  [
    [-0.3, 0.2],
    [0.1, 0.16],
    [0.5, -0.06],
    [0.86, -0.36],
    [0.36, -0.26],
    [-0.06, -0.22],
    [-0.3, -0.02],
  ],
  4,
)

/** Two rounded leaves that meet in a point: the half palmette of the arabesque. */
export const PALMETTE: Point[] = sample(
  [
    [0, -1],
    [0.26, -0.5],
    [0.7, -0.42],
    [0.92, 0],
    [0.62, 0.02],
    [0.56, 0.4],
    [0.28, 0.42],
    [0, 1],
    [-0.28, 0.42],
    [-0.56, 0.4],
    [-0.62, 0.02],
    [-0.92, 0],
    [-0.7, -0.42],
    [-0.26, -0.5],
  ],
  4,
)

/** A flower with round petals. */
export function flower(petals: number, depth = 0.3): Point[] {
  return Array.from({ length: petals * 6 }, (_, i) => {
    const angle = (i / (petals * 6)) * Math.PI * 2
    return polar(0, 0, 1 - depth + depth * Math.abs(Math.cos((petals * angle) / 2)) ** 0.6, angle)
  })
}

export function disc(radius = 1, steps = 18): Point[] {
  return Array.from({ length: steps }, (_, i) => polar(0, 0, radius, (i / steps) * Math.PI * 2))
}

export const STAR8: Point[] = star(8, 1, 0.62)
export const STAR6: Point[] = star(6, 1, 0.58)
export const DIAMOND: Point[] = [
  [0, -1],
  [0.62, 0],
  [0, 1],
  [-0.62, 0],
]

/** A cusped cartouche, wider than high. */
export const CARTOUCHE: Point[] = sample(
  [
    [-1, 0],
    [-0.8, 0.16],
    [-0.74, 0.44],
    [-0.4, 0.52],
    [0, 0.66],
    [0.4, 0.52],
    [0.74, 0.44],
    [0.8, 0.16],
    [1, 0],
    [0.8, -0.16],
    [0.74, -0.44],
    [0.4, -0.52],
    [0, -0.66],
    [-0.4, -0.52],
    [-0.74, -0.44],
    [-0.8, -0.16],
  ],
  3,
)

/** A strip along a wavy line: the stem of a scroll. */
export function stem(points: readonly Point[], width: number): Point[] {
  const curve = sample(points, 6, false)
  const sides = curve.map(([x, y], i): [Point, Point] => {
    const [bx, by] = curve[Math.max(0, i - 1)] ?? [x, y]
    const [ax, ay] = curve[Math.min(curve.length - 1, i + 1)] ?? [x, y]
    const long = Math.hypot(ax - bx, ay - by) || 1
    const [nx, ny] = [((ay - by) / long) * width, ((bx - ax) / long) * width]
    return [
      [x + nx, y + ny],
      [x - nx, y - ny],
    ]
  })
  return [...sides.map(([a]) => a), ...sides.map(([, b]) => b).reverse()]
}

/** One wave of a scroll with a leaf at each bend, `long` units wide. */
export function scroll(long: number, high: number): { stem: Point[]; leaves: Point[][] } {
  const wave = Array.from(
    { length: 9 },
    (_, i): Point => [(i / 8 - 0.5) * long, Math.sin((i / 8) * Math.PI * 2) * high * 0.5],
  )
  return {
    stem: stem(wave, high * 0.06),
    leaves: [
      place(SAZ, -long * 0.25, -high * 0.05, high * 0.4, 0.5),
      place(SAZ, long * 0.25, high * 0.05, high * 0.4, Math.PI + 0.5),
      place(LEAF, -long * 0.04, high * 0.3, high * 0.26, -0.9),
      place(LEAF, long * 0.46, -high * 0.3, high * 0.26, Math.PI - 0.9),
    ],
  }
}
