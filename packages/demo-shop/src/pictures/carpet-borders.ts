import type { Random } from '../random.ts'
import { DYE, leaf, rosette } from './carpet-motifs.ts'
import type { Knots } from './knots.ts'

interface Stripe {
  wide: number
  ground: number
  motif: 'plain' | 'flowers' | 'teeth' | 'beads'
}

/** Borders from the edge inwards; motifs are counted from the corner so that both sides meet there. */
export function borders(knots: Knots, random: Random, scale: number): number {
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
    const along = Math.max(width - 1 - x, height - 1 - y)
    let start = 0
    for (const { wide, ground, motif } of stripes) {
      if (depth < start + wide) {
        const inner = depth - start
        if (motif === 'teeth')
          return (along + (inner > wide / 2 ? 3 : 0)) % 6 < 3 - Math.abs(inner - wide / 2) * 0.4
            ? DYE.outline
            : ground
        if (motif === 'beads')
          return Math.hypot((along % 6) - 2.5, inner - (wide - 1) / 2) < 1.7 ? DYE.field : ground
        return ground
      }
      start += wide
    }
    return null
  })
  const middle = 7 + Math.round(17 * scale) / 2 - 0.5
  const wide = 17 * scale
  const flowers: [number, number, number] =
    wideGround === DYE.field ? [DYE.ivory, DYE.navy, DYE.gold] : [DYE.ivory, DYE.field, DYE.gold]
  const step = wide * 1.1
  for (let side = 0; side < 2; side += 1) {
    const long = side ? width : height
    for (let i = 0; i * step < long + step; i += 1) {
      const along = middle + i * step
      const [x, y] = side
        ? [width - 1 - along, height - 1 - middle]
        : [width - 1 - middle, height - 1 - along]
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
