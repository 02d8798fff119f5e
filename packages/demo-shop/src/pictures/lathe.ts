import { lines, num, type Point, sample, thin } from './geometry.ts'
import { clipped, ellipse, rect, type Sheet, type Stop, shape } from './sheet.ts'

/**
 * A body turned on a wheel: the profile runs from the foot to the rim as (height, radius).
 * `tilt` is how far the eye looks down: the height of every circle as a share of its width.
 */
export interface Lathe {
  profile: readonly Point[]
  height: number
  tilt: number
  radius(y: number): number
  /** Projects the point at `angle` around the axis (0 faces the eye) and height `y`. */
  project(angle: number, y: number): Point
  silhouette: string
}

export function turn(anchors: readonly Point[], tilt: number, crisp = false): Lathe {
  const profile = crisp ? [...anchors] : sample(anchors, 8, false)
  const top = profile.at(-1) ?? [0, 0]
  const foot = profile[0] ?? [0, 0]
  const radius = (y: number) => {
    // Asked for every point of every pattern: nothing here leaves garbage behind.
    let below = foot
    for (const point of profile) {
      const [low, high] = [below[0], point[0]]
      if (y <= high && high > low)
        return below[1] + ((point[1] - below[1]) * Math.max(0, y - low)) / (high - low)
      below = point
    }
    return top[1]
  }
  const right = profile.map(([y, r]): Point => [r, -y])
  const left = profile.map(([y, r]): Point => [-r, -y]).reverse()
  const arc = (r: number, x: number, y: number) => `A${num(r)} ${num(r * tilt)} 0 0 1 ${num(x)} ${num(y)}`
  const silhouette = `${lines(right, false)}${`A${num(top[1])} ${num(top[1] * tilt)} 0 0 0 ${num(-top[1])} ${num(-top[0])}`}${lines(left, false).replace('M', 'L')}${arc(foot[1], foot[1], -foot[0]).replace(' 0 0 1 ', ' 0 0 0 ')}Z`
  return {
    profile,
    height: top[0],
    tilt,
    radius,
    project: (angle, y) => {
      const r = radius(y)
      return [r * Math.sin(angle), -y + r * tilt * Math.cos(angle)]
    },
    silhouette,
  }
}

/** The front half of the belt between two heights. */
export function belt(lathe: Lathe, from: number, to: number): string {
  const steps = 16
  const low = Array.from({ length: steps + 1 }, (_, i) =>
    lathe.project(-Math.PI / 2 + (i / steps) * Math.PI, from),
  )
  const high = Array.from({ length: steps + 1 }, (_, i) =>
    lathe.project(Math.PI / 2 - (i / steps) * Math.PI, to),
  )
  const side = (sign: number) =>
    lathe.profile.filter(([y]) => y > from && y < to).map(([y, r]): Point => [r * sign, -y])
  return lines([...low, ...side(1), ...high, ...side(-1).reverse()])
}

/** Wraps a flat shape (x to the right, y up, around its own middle) onto the body at an angle and height. */
export function wrap(
  lathe: Lathe,
  points: readonly Point[],
  angle: number,
  y: number,
  size: number,
): string | null {
  const r = Math.max(1, lathe.radius(y))
  const placed = points.map(([px, py]): readonly [number, number] => [angle + (px * size) / r, y + py * size])
  if (placed.every(([a]) => Math.abs(a) > Math.PI / 2)) return null
  return lines(
    thin(
      placed.map(([a, h]) => lathe.project(Math.max(-1.57, Math.min(1.57, a)), h)),
      0.22,
    ),
  )
}

/** Repeats a shape around the body, `count` times for the whole circle. */
export function around(
  lathe: Lathe,
  points: readonly Point[],
  row: { count: number; y: number; size: number; fill: string; shift?: number; more?: string },
): string {
  let data = ''
  for (let i = 0; i < row.count; i += 1) {
    const angle = ((((i + (row.shift ?? 0)) / row.count) * 2 * Math.PI + Math.PI) % (2 * Math.PI)) - Math.PI
    data += wrap(lathe, points, angle, row.y, row.size) ?? ''
  }
  return data ? shape(data, row.fill, row.more) : ''
}

/** Light from the upper left across a round body: edge, glow, core shadow, reflected light. */
export function roundLight(sheet: Sheet, lathe: Lathe, strength = 1): string {
  const widest = Math.max(...lathe.profile.map(([, r]) => r))
  const box = [
    -widest,
    -lathe.height - widest * lathe.tilt,
    widest * 2,
    lathe.height + 2 * widest * lathe.tilt,
  ] as const
  const dark: Stop[] = [
    [0, '#1a0f14', 0.42 * strength],
    [0.13, '#1a0f14', 0.14 * strength],
    [0.3, '#1a0f14', 0],
    [0.58, '#1a0f14', 0.08 * strength],
    [0.86, '#1a0f14', 0.46 * strength],
    [1, '#1a0f14', 0.3 * strength],
  ]
  const glow: Stop[] = [
    [0, '#fffaf0', 0.4 * strength],
    [1, '#fffaf0', 0],
  ]
  return (
    rect(...box, sheet.linear(dark, [0, 0], [1, 0])) +
    rect(
      ...box,
      sheet.linear([
        [0.55, '#1a0f14', 0],
        [1, '#1a0f14', 0.3 * strength],
      ]),
    ) +
    ellipse(-widest * 0.36, -lathe.height * 0.66, widest * 0.52, lathe.height * 0.42, sheet.radial(glow))
  )
}

/** A hard window reflection on glaze or glass. */
export function glint(
  lathe: Lathe,
  from: number,
  to: number,
  angle: number,
  spread: number,
  opacity: number,
): string {
  const steps = 10
  const edge = (a: number) =>
    Array.from({ length: steps + 1 }, (_, i) => lathe.project(a, from + ((to - from) * i) / steps))
  return shape(lines([...edge(angle), ...edge(angle + spread).reverse()]), '#fffdf8', `opacity="${opacity}"`)
}

/** The body with its decoration cut to its outline. */
export function body(sheet: Sheet, lathe: Lathe, fill: string, decoration: string, light = 1): string {
  return clipped(
    sheet,
    lathe.silhouette,
    shape(lathe.silhouette, fill) + decoration + roundLight(sheet, lathe, light),
  )
}

/** The mouth of an open vessel: lip, and the inside that grows dark. */
export function mouth(sheet: Sheet, lathe: Lathe, lip: string, inside: string, thickness: number): string {
  const r = lathe.radius(lathe.height)
  const y = -lathe.height
  const deep = sheet.linear([
    [0, '#120a0c', 0.6],
    [0.75, '#120a0c', 0.12],
    [1, '#fff6e6', 0.12],
  ])
  return (
    ellipse(0, y, r, r * lathe.tilt, lip) +
    ellipse(0, y + thickness * 0.25, r - thickness, (r - thickness) * lathe.tilt, inside) +
    ellipse(0, y + thickness * 0.25, r - thickness, (r - thickness) * lathe.tilt, deep)
  )
}
