export type Point = readonly [x: number, y: number]

/** A number for SVG: one decimal is a tenth of a pixel, which nobody sees. */
export function num(value: number): string {
  const text = value.toFixed(1)
  return text.endsWith('.0') ? text.slice(0, -2).replace(/^-0$/, '0') : text.replace(/^(-?)0\./, '$1.')
}

/** Path data through points with straight lines, as one subpath that starts with M. */
export function lines(points: readonly Point[], close = true): string {
  const [start, ...rest] = points
  if (!start) return ''
  let data = `M${num(start[0])} ${num(start[1])}`
  // Relative steps are shorter; each is taken from the rounded place before it, so that nothing drifts.
  let [px, py] = [Math.round(start[0] * 10), Math.round(start[1] * 10)]
  for (const [x, y] of rest) {
    const [nx, ny] = [Math.round(x * 10), Math.round(y * 10)]
    if (nx === px && ny === py) continue
    const down = num((ny - py) / 10)
    data += `l${num((nx - px) / 10)}${down.startsWith('-') ? '' : ' '}${down}`
    px = nx
    py = ny
  }
  return close ? `${data}Z` : data
}

/** Path data through points with a smooth curve (Catmull-Rom as cubic Béziers). */
export function smooth(points: readonly Point[], close = true): string {
  const count = points.length
  const get = (i: number): Point => {
    const place = close ? (i + count) % count : Math.max(0, Math.min(count - 1, i))
    return points[place] ?? [0, 0]
  }
  const first = get(0)
  let data = `M${num(first[0])} ${num(first[1])}`
  for (let i = 0; i < (close ? count : count - 1); i += 1) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    data += `C${num(p1[0] + (p2[0] - p0[0]) / 6)} ${num(p1[1] + (p2[1] - p0[1]) / 6)} `
    data += `${num(p2[0] - (p3[0] - p1[0]) / 6)} ${num(p2[1] - (p3[1] - p1[1]) / 6)} ${num(p2[0])} ${num(p2[1])}`
  }
  return close ? `${data}Z` : data
}

/** Drops points that lie within `tolerance` of the line between their kept neighbours (Ramer, Douglas and Peucker). */
export function thin(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const long = Math.hypot(dx, dy)
  let [farthest, index] = [0, 0]
  points.forEach(([x, y], i) => {
    const away =
      long > 0
        ? Math.abs((x - first[0]) * dy - (y - first[1]) * dx) / long
        : Math.hypot(x - first[0], y - first[1])
    if (away > farthest) [farthest, index] = [away, i]
  })
  if (farthest <= tolerance) return [first, last]
  return [
    ...thin(points.slice(0, index + 1), tolerance).slice(0, -1),
    ...thin(points.slice(index), tolerance),
  ]
}

/** Points of the same smooth curve, `steps` for each span; for shapes that are bent around a body afterwards. */
export function sample(points: readonly Point[], steps: number, close = true): Point[] {
  const count = points.length
  const get = (i: number): Point => {
    const place = close ? (i + count) % count : Math.max(0, Math.min(count - 1, i))
    return points[place] ?? [0, 0]
  }
  const result: Point[] = []
  for (let i = 0; i < (close ? count : count - 1); i += 1) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps
      const curve = (axis: 0 | 1) =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t)
      result.push([curve(0), curve(1)])
    }
  }
  if (!close) result.push(get(count - 1))
  return result
}

export function polar(cx: number, cy: number, radius: number, angle: number): Point {
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
}

/** A closed ring whose radius is given by the angle. */
export function ring(cx: number, cy: number, steps: number, radius: (angle: number) => number): Point[] {
  return Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * Math.PI * 2
    return polar(cx, cy, radius(angle), angle)
  })
}

/** Turns, scales and moves points, in this order. */
export function place(points: readonly Point[], x: number, y: number, scale: number, turn = 0): Point[] {
  const [c, s] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
  return points.map(([px, py]) => [x + px * c - py * s, y + px * s + py * c])
}

/** A regular star: `n` points, inner radius as a share of the outer. */
export function star(n: number, outer: number, inner: number, turn = -Math.PI / 2): Point[] {
  return Array.from({ length: n * 2 }, (_, i) =>
    polar(0, 0, i % 2 === 0 ? outer : inner, turn + (i * Math.PI) / n),
  )
}
