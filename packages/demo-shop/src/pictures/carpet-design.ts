import type { Random } from '../random.ts'
import { darken, mix, type Palette } from './colour.ts'
import { type Knots, makeKnots } from './knots.ts'

// Dyes by index, so that the drawing code reads like a cartoon for weavers.
export const DYE = { field: 0, navy: 1, gold: 2, ivory: 3, teal: 4, outline: 5, rose: 6, leaf: 7 } as const

export function carpetDyes(colours: Palette): string[] {
  return [
    darken(colours.main, 0.06),
    darken(colours.second, 0.08),
    mix(colours.third, '#c9a060', 0.25),
    mix(colours.ground, '#efe0c0', 0.5),
    mix(colours.second, colours.light, 0.45),
    darken(colours.dark, 0.2),
    mix(colours.main, '#e8b8a0', 0.5),
    mix('#6d7f4a', colours.third, 0.15),
  ]
}

/** A flower seen from above, petal by petal, with a dark outline one knot wide. */
function rosette(knots: Knots, cx: number, cy: number, r: number, petals: number, dyes: [number, number, number]): void {
  for (let y = Math.floor(cy - r - 1); y <= cy + r + 1; y += 1) {
    for (let x = Math.floor(cx - r - 1); x <= cx + r + 1; x += 1) {
      const [dx, dy] = [x - cx, y - cy]
      const distance = Math.hypot(dx, dy)
      const edge = r * (0.74 + 0.26 * Math.abs(Math.cos((petals * Math.atan2(dy, dx)) / 2)))
      if (distance > edge + 0.9) continue
      const share = distance / edge
      knots.set(x, y, distance > edge - 0.1 ? DYE.outline : share > 0.62 ? dyes[0] : share > 0.34 ? dyes[1] : dyes[2])
    }
  }
}

/** A lance-shaped leaf from a point in a direction. */
function leaf(knots: Knots, x: number, y: number, long: number, angle: number, dye: number): void {
  for (let step = 0; step <= long * 2; step += 1) {
    const t = step / (long * 2)
    const bend = Math.sin(t * Math.PI) * long * 0.22
    const px = x + Math.cos(angle) * t * long - Math.sin(angle) * bend
    const py = y + Math.sin(angle) * t * long + Math.cos(angle) * bend
    const half = Math.sin(t * Math.PI) * long * 0.2
    for (let side = -half; side <= half; side += 0.5) {
      knots.set(Math.round(px - Math.sin(angle) * side), Math.round(py + Math.cos(angle) * side), dye)
    }
  }
}

/** A spiral stem with leaves and flowers along it: one arm of the arabesque. */
function spiral(knots: Knots, cx: number, cy: number, radius: number, from: number, hand: 1 | -1, random: Random): void {
  const turns = 1.35
  const steps = Math.round(radius * 12)
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps
    const angle = from + hand * t * turns * Math.PI * 2
    const r = radius * (1 - t * 0.78)
    const [x, y] = [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r]
    knots.set(Math.round(x), Math.round(y), DYE.gold)
    if (i % Math.max(8, Math.round(steps / 9)) === 4) {
      leaf(knots, x, y, radius * 0.34, angle + hand * (i % 2 ? 0.5 : 2.4), i % 3 ? DYE.leaf : DYE.teal)
    }
  }
  rosette(knots, cx, cy, radius * 0.34, random.pick([5, 6, 8]), [DYE.ivory, DYE.rose, DYE.gold])
}

/** Scatters arabesques over the field; the quarter is mirrored later, so the middle lines fall on themselves. */
function fillField(knots: Knots, random: Random, pitch: number, dark: boolean): void {
  const main: [number, number, number] = dark ? [DYE.ivory, DYE.rose, DYE.gold] : [DYE.ivory, DYE.teal, DYE.gold]
  for (let row = 0; row * pitch < knots.height + pitch; row += 1) {
    for (let column = 0; column * pitch < knots.width + pitch; column += 1) {
      const x = column * pitch + (row % 2 ? pitch / 2 : 0)
      const y = row * pitch * 0.9
      if ((row + column) % 2 === 0) spiral(knots, x, y, pitch * 0.46, random.next() * 6, column % 2 ? 1 : -1, random)
      else {
        rosette(knots, x, y, pitch * 0.24, random.pick([6, 8]), main)
        for (let i = 0; i < 4; i += 1) leaf(knots, x, y, pitch * 0.44, i * 1.57 + 0.78, i % 2 ? DYE.leaf : DYE.gold)
      }
    }
  }
}

/** The repeat of small fish-like leaves around a lozenge (Herati), for fields of fine carpets. */
function fillHerati(knots: Knots, pitch: number): void {
  for (let row = 0; row * pitch < knots.height + pitch; row += 1) {
    for (let column = 0; column * pitch < knots.width + pitch; column += 1) {
      const [x, y] = [column * pitch, row * pitch]
      for (let s = -1; s <= 1; s += 2) {
        for (let q = -1; q <= 1; q += 2) {
          for (let t = 0; t <= pitch * 0.36; t += 0.5) knots.set(Math.round(x + s * t), Math.round(y + q * (pitch * 0.36 - t)), DYE.gold)
        }
        leaf(knots, x - pitch * 0.3, y + s * pitch * 0.36, pitch * 0.6, s * 0.1, DYE.teal)
        leaf(knots, x + s * pitch * 0.36, y - pitch * 0.3, pitch * 0.6, Math.PI / 2 + s * 0.1, DYE.ivory)
      }
      rosette(knots, x, y, pitch * 0.2, 8, [DYE.rose, DYE.ivory, DYE.gold])
      rosette(knots, x + pitch / 2, y + pitch / 2, pitch * 0.17, 6, [DYE.ivory, DYE.rose, DYE.navy])
    }
  }
}

/** Compartments with a tree, a cypress, a flower or a star: the garden carpet of the Bakhtiari. */
function fillGarden(knots: Knots, random: Random, size: number): void {
  const grounds = [DYE.field, DYE.navy, DYE.ivory, DYE.teal, DYE.gold, DYE.rose]
  for (let row = 0; row * size < knots.height; row += 1) {
    for (let column = 0; column * size < knots.width; column += 1) {
      const ground = grounds[(row * 2 + column * 3 + random.int(0, 1)) % grounds.length] ?? DYE.ivory
      const [x0, y0] = [column * size, row * size]
      for (let y = 0; y < size; y += 1) for (let x = 0; x < size; x += 1) knots.set(x0 + x, y0 + y, x < 2 || y < 2 ? DYE.outline : x < 3 || y < 3 ? DYE.gold : ground)
      const [cx, cy] = [x0 + size / 2 + 1, y0 + size / 2 + 1]
      const kind = random.int(0, 3)
      const ink = ground === DYE.ivory || ground === DYE.gold ? DYE.navy : DYE.ivory
      if (kind === 0) {
        for (let t = 0; t < size * 0.7; t += 1) {
          const half = Math.sin(((t / (size * 0.7)) ** 0.7) * Math.PI) * size * 0.17
          for (let x = -half; x <= half; x += 1) knots.set(Math.round(cx + x), Math.round(cy - size * 0.36 + t), Math.abs(x) > half - 1.4 ? ink : DYE.leaf)
        }
      } else if (kind === 1) {
        rosette(knots, cx, cy, size * 0.34, 8, [ink, DYE.rose, DYE.gold])
        for (let i = 0; i < 4; i += 1) leaf(knots, cx + Math.cos(i * 1.57 + 0.78) * size * 0.3, cy + Math.sin(i * 1.57 + 0.78) * size * 0.3, size * 0.2, i * 1.57 + 0.78, DYE.leaf)
      } else if (kind === 2) {
        for (let t = 0; t < size * 0.6; t += 1) knots.set(Math.round(cx), Math.round(cy + size * 0.36 - t), DYE.outline)
        for (let i = 0; i < 5; i += 1) for (const s of [-1, 1]) leaf(knots, cx, cy + size * (0.2 - i * 0.11), size * (0.34 - i * 0.04), s < 0 ? Math.PI + 0.7 : -0.7, i % 2 ? DYE.leaf : ink)
        rosette(knots, cx, cy - size * 0.3, size * 0.12, 5, [DYE.rose, ink, DYE.gold])
      } else {
        for (let y = -size * 0.34; y <= size * 0.34; y += 1) for (let x = -size * 0.34; x <= size * 0.34; x += 1) {
          const d = Math.max(Math.abs(x) + Math.abs(y) * 0.4, Math.abs(y) + Math.abs(x) * 0.4) / (size * 0.34)
          if (d < 1) knots.set(Math.round(cx + x), Math.round(cy + y), d > 0.86 ? DYE.outline : d > 0.6 ? ink : d > 0.34 ? DYE.rose : DYE.gold)
        }
      }
    }
  }
}

interface Lobes {
  radius: number
  stretch: number
  count: number
  depth: number
  angular: boolean
}

/** Distance from a centre as a share of the lobed outline there: below 1 is inside. */
function lobed(dx: number, dy: number, lobes: Lobes): number {
  const x = dx
  const y = dy / lobes.stretch
  const angle = Math.atan2(y, x)
  if (lobes.angular) {
    const step = Math.abs(Math.sin(angle * lobes.count * 0.5)) > 0.72 ? 1 : 1 - lobes.depth
    return Math.max(Math.abs(x) + Math.abs(y) * 0.5, Math.abs(y) + Math.abs(x) * 0.5) / (lobes.radius * step)
  }
  return Math.hypot(x, y) / (lobes.radius * (1 - lobes.depth + lobes.depth * Math.abs(Math.cos((angle * lobes.count) / 2)) ** 0.7))
}

function medallion(knots: Knots, lobes: Lobes, at: { x: number; y: number }): void {
  const rings: [number, number][] = [
    [0.2, DYE.gold], [0.235, DYE.outline], [0.42, DYE.ivory], [0.455, DYE.outline], [0.66, DYE.rose],
    [0.7, DYE.outline], [0.94, DYE.navy], [0.975, DYE.gold], [1.015, DYE.outline],
  ]
  knots.paint((x, y) => {
    const share = lobed(x - at.x, y - at.y, lobes)
    return rings.find(([limit]) => share < limit)?.[1] ?? null
  })
  for (const [radius, count, size] of [[0.82, lobes.count, 0.085], [0.55, lobes.count, 0.06], [0.32, lobes.count / 2, 0.06]] as const) {
    for (let i = 0; i < count; i += 1) {
      const angle = ((i + 0.5) / count) * Math.PI * 2
      const [x, y] = [at.x + Math.cos(angle) * lobes.radius * radius * 0.94, at.y + Math.sin(angle) * lobes.radius * radius * lobes.stretch * 0.94]
      rosette(knots, x, y, Math.max(2.2, lobes.radius * size), 5, [DYE.ivory, DYE.gold, DYE.field])
      leaf(knots, x, y, lobes.radius * size * 1.7, angle, DYE.leaf)
    }
  }
}

interface Stripe {
  wide: number
  ground: number
  motif: 'plain' | 'flowers' | 'teeth' | 'beads'
}

/** Borders from the edge inwards; motifs are counted from the corner so that both sides meet there. */
function borders(knots: Knots, random: Random, scale: number): number {
  const wideGround = random.pick([DYE.navy, DYE.navy, DYE.field, DYE.teal])
  const stripes: Stripe[] = [
    { wide: 2, ground: DYE.navy, motif: 'plain' },
    { wide: 4, ground: DYE.gold, motif: random.pick(['teeth', 'beads'] as const) },
    { wide: 1, ground: DYE.outline, motif: 'plain' },
    { wide: Math.round(17 * scale), ground: wideGround, motif: 'flowers' },
    { wide: 1, ground: DYE.outline, motif: 'plain' },
    { wide: 5, ground: DYE.ivory, motif: random.pick(['beads', 'teeth'] as const) },
    { wide: 1, ground: DYE.outline, motif: 'plain' },
    { wide: 3, ground: DYE.rose, motif: 'teeth' },
    { wide: 1, ground: DYE.outline, motif: 'plain' },
  ]
  const total = stripes.reduce((sum, { wide }) => sum + wide, 0)
  const { width, height } = knots
  knots.paint((x, y) => {
    const depth = Math.min(width - 1 - x, height - 1 - y)
    if (depth >= total) return null
    const along = width - 1 - x < height - 1 - y ? height - 1 - y : width - 1 - x
    let start = 0
    for (const { wide, ground, motif } of stripes) {
      if (depth < start + wide) {
        const inner = depth - start
        if (motif === 'teeth') return (along + (inner > wide / 2 ? 3 : 0)) % 6 < 3 - Math.abs(inner - wide / 2) * 0.4 ? DYE.outline : ground
        if (motif === 'beads') return Math.hypot((along % 6) - 2.5, inner - (wide - 1) / 2) < 1.7 ? DYE.field : ground
        return ground
      }
      start += wide
    }
    return null
  })
  const middle = 7 + Math.round(17 * scale) / 2 - 0.5
  const wide = 17 * scale
  const flowers: [number, number, number] = wideGround === DYE.field ? [DYE.ivory, DYE.navy, DYE.gold] : [DYE.ivory, DYE.field, DYE.gold]
  const step = wide * 1.1
  for (let side = 0; side < 2; side += 1) {
    const long = side ? width : height
    for (let i = 0; i * step < long + step; i += 1) {
      const along = middle + i * step
      const [x, y] = side ? [width - 1 - along, height - 1 - middle] : [width - 1 - middle, height - 1 - along]
      const flip = i % 2 ? 1 : -1
      for (let t = 0; t < step; t += 0.4) {
        const wave = Math.sin((t / step) * Math.PI) * wide * 0.3 * flip
        knots.set(Math.round(side ? x - t : x + wave), Math.round(side ? y + wave : y - t), DYE.gold)
      }
      const mid = step / 2
      const [mx, my] = side ? [x - mid, y - wide * 0.16 * flip] : [x - wide * 0.16 * flip, y - mid]
      leaf(knots, mx, my, wide * 0.42, (side ? Math.PI : -Math.PI / 2) + 0.7 * flip, DYE.leaf)
      rosette(knots, mx, my, wide * 0.14, 5, [DYE.rose, DYE.ivory, DYE.gold])
      rosette(knots, x, y, wide * 0.33, 8, flowers)
    }
  }
  return total
}

export type Plan = 'medallion' | 'herati' | 'garden' | 'angular' | 'all-over'

/** One quarter of a carpet with its centre at (0, 0); mirrored twice it is whole. */
export function carpetQuarter(random: Random, colours: Palette, plan: Plan, width: number, height: number): Knots {
  const knots = makeKnots(width, height, carpetDyes(colours), plan === 'garden' ? DYE.ivory : DYE.field)
  if (plan === 'garden') fillGarden(knots, random, Math.round(width / random.pick([2.7, 3.3])))
  else if (plan === 'herati') fillHerati(knots, random.pick([17, 20]))
  else fillField(knots, random, random.pick([22, 25, 28]), false)
  if (plan === 'medallion' || plan === 'angular' || (plan === 'herati' && random.chance(0.7))) {
    const lobes: Lobes = {
      radius: width * random.between(0.42, 0.56),
      stretch: random.between(1.15, 1.4),
      count: random.pick([8, 12, 16]),
      depth: random.between(0.1, 0.2),
      angular: plan === 'angular',
    }
    const inner = 36
    const corner = { ...lobes, radius: lobes.radius * random.between(0.85, 1.05) }
    const cornerDye = plan === 'herati' ? DYE.ivory : DYE.navy
    knots.paint((x, y, now) => {
      const share = lobed(width - inner - x, height - inner - y, corner)
      if (share > 1.06) return null
      if (share > 1.02) return DYE.outline
      if (share > 0.97) return DYE.gold
      return now === DYE.field ? cornerDye : now
    })
    const pendant = { x: 0, y: lobes.radius * lobes.stretch + width * 0.1 }
    knots.paint((x, y) => {
      const share = lobed(x, y - pendant.y, { ...lobes, radius: width * 0.14, count: 8, stretch: 1.25 })
      return share < 0.5 ? DYE.gold : share < 0.86 ? DYE.rose : share < 1 ? DYE.outline : null
    })
    medallion(knots, lobes, { x: 0, y: 0 })
  }
  borders(knots, random, random.between(0.9, 1.15))
  return knots
}
