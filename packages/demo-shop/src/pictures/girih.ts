import { lines, type Point, polar } from './geometry.ts'

/** One cell of the tiling on which the star pattern is built. */
export interface Cell {
  corners: Point[]
  /** Regular cells carry a star of as many points as they have sides. */
  regular: boolean
}

function polygon(cx: number, cy: number, sides: number, edge: number, turn: number): Cell {
  const radius = edge / (2 * Math.sin(Math.PI / sides))
  return {
    regular: true,
    corners: Array.from({ length: sides }, (_, i) => polar(cx, cy, radius, turn + (i * 2 * Math.PI) / sides)),
  }
}

const apothem = (sides: number, edge: number) => edge / (2 * Math.tan(Math.PI / sides))

function lattice(reach: number, step: number): [number, number][] {
  const n = Math.ceil(reach / step) + 1
  return Array.from({ length: (2 * n + 1) ** 2 }, (_, i) => [
    (i % (2 * n + 1)) - n,
    Math.floor(i / (2 * n + 1)) - n,
  ])
}

/** Octagons and squares: the ground of the eight-fold star. */
function octagons(edge: number, reach: number): Cell[] {
  const step = 2 * apothem(8, edge)
  return lattice(reach, step).flatMap(([i, j]) => [
    polygon(i * step, j * step, 8, edge, Math.PI / 8),
    polygon((i + 0.5) * step, (j + 0.5) * step, 4, edge, 0),
  ])
}

/** Dodecagons and triangles: the ground of the twelve-fold star. */
function dodecagons(edge: number, reach: number): Cell[] {
  const step = 2 * apothem(12, edge)
  const lift = (step * Math.sqrt(3)) / 2
  const side = step / Math.sqrt(3)
  return lattice(reach * 1.6, step).flatMap(([i, j]) => {
    const [x, y] = [(i + j / 2) * step, j * lift]
    return [
      polygon(x, y, 12, edge, Math.PI / 12),
      polygon(x + step / 2, y + side / 2, 3, edge, Math.PI / 2 + Math.PI),
      polygon(x + step, y + side, 3, edge, Math.PI / 2),
    ]
  })
}

/** Hexagons: the ground of the six-fold star. */
function hexagons(edge: number, reach: number): Cell[] {
  const step = edge * Math.sqrt(3)
  return lattice(reach * 1.6, step).map(([i, j]) =>
    polygon((i + j / 2) * step, j * edge * 1.5, 6, edge, Math.PI / 6),
  )
}

/**
 * Decagons that share edges in two directions, 72° apart; the concave hexagon that stays between four of them is the
 * “bow tie” of the ten-fold girih (Lu and Steinhardt, Science 315, 2007, describe the set).
 */
function decagons(edge: number, reach: number): Cell[] {
  const step = 2 * apothem(10, edge)
  const radius = edge / (2 * Math.sin(Math.PI / 10))
  const degree = Math.PI / 180
  const [ux, uy] = [step * Math.cos(72 * degree), step * Math.sin(72 * degree)]
  return lattice(reach * 1.5, step).flatMap(([i, j]) => {
    const [x, y] = [i * step + j * ux, j * uy]
    const corner = (cx: number, cy: number, angle: number) => polar(cx, cy, radius, angle * degree)
    const tie: Point[] = [
      corner(x + step, y, 162),
      corner(x + step, y, 126),
      corner(x + step, y, 90),
      corner(x + step + ux, y + uy, 198),
      corner(x + ux, y + uy, 306),
      corner(x + ux, y + uy, 270),
    ]
    return [polygon(x, y, 10, edge, Math.PI / 10), { corners: tie, regular: false }]
  })
}

export interface StarCell {
  sides: number
  regular: boolean
  centre: Point
  cell: Point[]
  /** Touches the middle of every side, bends in at every corner. */
  star: Point[]
  /** The pieces between the star and the corners. */
  corners: Point[][]
}

function meet(a: Point, da: Point, b: Point, db: Point): Point | null {
  const cross = da[0] * db[1] - da[1] * db[0]
  if (Math.abs(cross) < 1e-6) return null
  const t = ((b[0] - a[0]) * db[1] - (b[1] - a[1]) * db[0]) / cross
  return t > 0 ? [a[0] + da[0] * t, a[1] + da[1] * t] : null
}

/** Hankin's construction: from the middle of every side two rays leave at the contact angle and meet their neighbours. */
function starIn({ corners, regular }: Cell, contact: number): StarCell {
  const count = corners.length
  const corner = (i: number): Point => corners[(i + count) % count] ?? [0, 0]
  const middle = (i: number): Point => [
    (corner(i)[0] + corner(i + 1)[0]) / 2,
    (corner(i)[1] + corner(i + 1)[1]) / 2,
  ]
  const ray = (i: number, turn: number): Point => {
    const [x, y] = [corner(i + 1)[0] - corner(i)[0], corner(i + 1)[1] - corner(i)[1]]
    return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)]
  }
  const star: Point[] = []
  const pieces: Point[][] = []
  for (let i = 0; i < count; i += 1) {
    const [a, b] = [middle(i), middle(i + 1)]
    const found = meet(a, ray(i, contact), b, ray(i + 1, Math.PI - contact))
    const reach = Math.hypot(b[0] - a[0], b[1] - a[1])
    const inner: Point =
      found && Math.hypot(found[0] - a[0], found[1] - a[1]) < reach * 3
        ? found
        : [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    star.push(a, inner)
    pieces.push([a, corner(i + 1), b, inner])
  }
  const centre: Point = [
    corners.reduce((s, [x]) => s + x, 0) / count,
    corners.reduce((s, [, y]) => s + y, 0) / count,
  ]
  return { sides: count, regular, centre, cell: corners, star, corners: pieces }
}

export type Fold = 6 | 8 | 10 | 12

/** All star cells of a girih that touch the square from −reach to +reach. */
export function girih(fold: Fold, edge: number, reach: number, contact: number): StarCell[] {
  const cells = { 6: hexagons, 8: octagons, 10: decagons, 12: dodecagons }[fold](edge, reach)
  return cells
    .filter(({ corners }) =>
      corners.some(([x, y]) => Math.abs(x) < reach * 1.02 && Math.abs(y) < reach * 1.02),
    )
    .map((cell) => starIn(cell, contact))
}

/** The contact angle at which each fold looks as the masters drew it. */
export const CONTACT: Record<Fold, number> = {
  6: Math.PI / 3,
  8: (Math.PI * 67.5) / 180,
  10: (Math.PI * 54) / 180,
  12: (Math.PI * 67) / 180,
}

export const outline = (points: readonly Point[]) => lines(points)
