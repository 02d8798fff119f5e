import type { Random } from '../random.ts'
import { borders } from './carpet-borders.ts'
import { fillField, fillGarden, fillHerati } from './carpet-fields.ts'
import { carpetDyes, DYE, leaf, rosette } from './carpet-motifs.ts'
import type { Palette } from './colour.ts'
import { type Knots, makeKnots } from './knots.ts'

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
  return (
    Math.hypot(x, y) /
    (lobes.radius * (1 - lobes.depth + lobes.depth * Math.abs(Math.cos((angle * lobes.count) / 2)) ** 0.7))
  )
}

function medallion(knots: Knots, lobes: Lobes, at: { x: number; y: number }): void {
  const rings: [number, number][] = [
    [0.2, DYE.gold],
    [0.235, DYE.outline],
    [0.42, DYE.ivory],
    [0.455, DYE.outline],
    [0.66, DYE.rose],
    [0.7, DYE.outline],
    [0.94, DYE.navy],
    [0.975, DYE.gold],
    [1.015, DYE.outline],
  ]
  knots.paint((x, y) => {
    const share = lobed(x - at.x, y - at.y, lobes)
    return rings.find(([limit]) => share < limit)?.[1] ?? null
  })
  for (const [radius, count, size] of [
    [0.82, lobes.count, 0.085],
    [0.55, lobes.count, 0.06],
    [0.32, lobes.count / 2, 0.06],
  ] as const) {
    for (let i = 0; i < count; i += 1) {
      const angle = ((i + 0.5) / count) * Math.PI * 2
      const [x, y] = [
        at.x + Math.cos(angle) * lobes.radius * radius * 0.94,
        at.y + Math.sin(angle) * lobes.radius * radius * lobes.stretch * 0.94,
      ]
      rosette(knots, x, y, Math.max(2.2, lobes.radius * size), 5, [DYE.ivory, DYE.gold, DYE.field])
      leaf(knots, x, y, lobes.radius * size * 1.7, angle, DYE.leaf)
    }
  }
}

export type Plan = 'medallion' | 'herati' | 'garden' | 'angular' | 'all-over'

/** One quarter of a carpet with its centre at (0, 0); mirrored twice it is whole. */
export function carpetQuarter(
  random: Random,
  colours: Palette,
  plan: Plan,
  width: number,
  height: number,
): Knots {
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
