import type { PictureVariant } from '../types.ts'
import { darken, lighten, mix } from './colour.ts'
import { lines, num, type Point, place, star } from './geometry.ts'
import { CONTACT, type Fold, girih, outline, type StarCell } from './girih.ts'
import { niche, room } from './room.ts'
import { clipped, ellipse, group, rect, type Sheet, shape, stroke } from './sheet.ts'
import { boxShadow } from './stage.ts'
import type { Thing } from './thing.ts'

const FOLDS: Partial<Record<PictureVariant, Fold>> = {
  'fold-6': 6,
  'fold-8': 8,
  'fold-10': 10,
  'fold-12': 12,
}

interface Glazes {
  star: string
  ground: string
  strap: string
  heart: string
  small: string
}

function glazes(sheet: Sheet): Glazes {
  const { colours, random } = sheet
  const deep = random.chance(0.5)
  return {
    star: deep ? darken(colours.second, 0.05) : colours.main,
    ground: deep ? colours.main : darken(colours.second, 0.05),
    strap: mix('#f3ead4', colours.ground, 0.5),
    heart: colours.third,
    small: mix(colours.light, '#f4efe0', 0.25),
  }
}

/** Collects pieces by shade, so that hand-mixed glaze varies without one path for each piece. */
function shades(sheet: Sheet, base: string): { add(data: string): void; svg(): string } {
  const tones = [base, darken(base, 0.1), lighten(base, 0.09), mix(base, '#3a7f86', 0.12)]
  const data = tones.map(() => '')
  return {
    add: (path) => {
      const tone = sheet.random.int(0, tones.length - 1)
      data[tone] += path
    },
    svg: () => data.map((path, i) => (path ? shape(path, tones[i] ?? base) : '')).join(''),
  }
}

/** A field of star mosaic over the square from −reach to +reach. */
export function mosaic(sheet: Sheet, fold: Fold, edge: number, reach: number): string {
  const paint = glazes(sheet)
  const cells = girih(fold, edge, reach, CONTACT[fold])
  const [corners, stars, minor, hearts, rims] = [
    paint.ground,
    paint.star,
    paint.small,
    paint.heart,
    paint.strap,
  ].map((tone) => shades(sheet, tone))
  let straps = ''
  for (const cell of cells) {
    const big = cell.regular && cell.sides >= 6
    for (const piece of cell.corners) corners?.add(outline(piece))
    ;(big ? stars : minor)?.add(outline(cell.star))
    straps += outline(cell.star)
    if (big) ornament(cell, edge, { hearts, rims, minor })
  }
  const wide = edge * 0.15
  return (
    rect(-reach, -reach, reach * 2, reach * 2, paint.ground) +
    [corners, stars, minor, rims, hearts].map((layer) => layer?.svg() ?? '').join('') +
    stroke(straps, darken(paint.ground, 0.6), wide * 1.35, 'stroke-linejoin="miter"') +
    stroke(straps, paint.strap, wide, 'stroke-linejoin="miter"') +
    group(
      stroke(straps, '#ffffff', wide * 0.18, 'opacity="0.65"'),
      `translate(${num(-wide * 0.24)} ${num(-wide * 0.24)})`,
    ) +
    group(
      stroke(straps, darken(paint.strap, 0.45), wide * 0.14, 'opacity="0.45"'),
      `translate(${num(wide * 0.28)} ${num(wide * 0.28)})`,
    )
  )
}

type Layer = ReturnType<typeof shades> | undefined

/** The heart of a large star: a smaller star, a ring of petals and a core. */
function ornament(cell: StarCell, edge: number, layers: { hearts: Layer; rims: Layer; minor: Layer }): void {
  const [cx, cy] = cell.centre
  const inner = cell.star.filter((_, i) => i % 2 === 1)
  const [fx, fy] = inner[0] ?? [cx, cy]
  const radius = Math.hypot(fx - cx, fy - cy)
  const turn = Math.atan2(fy - cy, fx - cx)
  const n = cell.sides
  layers.rims?.add(lines(place(star(n, radius * 0.74, radius * 0.5, 0), cx, cy, 1, turn)))
  layers.hearts?.add(lines(place(star(n, radius * 0.64, radius * 0.4, 0), cx, cy, 1, turn)))
  layers.minor?.add(lines(place(star(n, radius * 0.3, radius * 0.2, Math.PI / n), cx, cy, 1, turn)))
  for (let i = 0; i < n; i += 1) {
    const angle = turn + ((i + 0.5) * 2 * Math.PI) / n
    const petal: Point[] = [
      [0, -edge * 0.1],
      [edge * 0.16, 0],
      [0, edge * 0.1],
      [-edge * 0.16, 0],
    ]
    layers.minor?.add(
      lines(place(petal, cx + Math.cos(angle) * radius * 0.9, cy + Math.sin(angle) * radius * 0.9, 1, angle)),
    )
  }
}

/** Glaze light: a broad sheen, an edge that catches it and fine crazing. */
function gloss(sheet: Sheet, reach: number): string {
  const sheen = sheet.linear(
    [
      [0, '#ffffff', 0.34],
      [0.3, '#ffffff', 0.06],
      [0.46, '#ffffff', 0.2],
      [0.52, '#ffffff', 0.02],
      [1, '#0a1018', 0.22],
    ],
    [0, 0],
    [1, 1],
  )
  return rect(-reach, -reach, reach * 2, reach * 2, sheen)
}

/** A tile or a framed panel of star mosaic. */
export function tile(sheet: Sheet): Thing {
  const fold = (sheet.variant && FOLDS[sheet.variant]) || 8
  const framed = fold === 10
  const reach = 200
  const edge = {
    6: sheet.random.pick([54, 66]),
    8: sheet.random.pick([62, 78]),
    10: 40,
    12: sheet.random.pick([42, 50]),
  }[fold]
  const inside = `M${-reach} ${-reach}H${reach}V${reach}H${-reach}Z`
  const field = clipped(sheet, inside, mosaic(sheet, fold, edge, reach) + gloss(sheet, reach))
  const bevel = 7
  const clay = '#b3835a'
  const edges =
    shape(`M${-reach} ${-reach}H${reach}l${-bevel} ${bevel}H${-reach + bevel}Z`, '#ffffff', 'opacity="0.4"') +
    shape(
      `M${-reach} ${-reach}V${reach}l${bevel} ${-bevel}V${-reach + bevel}Z`,
      '#ffffff',
      'opacity="0.25"',
    ) +
    shape(`M${reach} ${reach}H${-reach}l${bevel} ${-bevel}H${reach - bevel}Z`, '#10060a', 'opacity="0.4"') +
    shape(`M${reach} ${reach}V${-reach}l${-bevel} ${bevel}V${reach - bevel}Z`, '#10060a', 'opacity="0.3"')
  const frame = framed
    ? woodFrame(sheet, reach)
    : rect(-reach - 3, -reach - 3, reach * 2 + 6, reach * 2 + 9, clay, 'rx="5"')
  const outer = framed ? reach + 44 : reach + 4
  const svg = boxShadow(-outer, -outer, outer * 2, outer * 2, 16) + frame + field + edges
  return {
    svg,
    width: outer * 2,
    height: outer * 2,
    pose: 'lies',
    centimetres: framed ? 40 : 20,
    focus: { at: [30, -20], across: reach * 1.05 },
    setting: () => wall(sheet, svg, outer, framed),
  }
}

/** Tiles live on walls: a niche above the counter, or a row of tiles beside it. */
function wall(sheet: Sheet, svg: string, outer: number, framed: boolean): string {
  const { width, height } = sheet
  const place = room(sheet, { counter: 0.78, niches: 0 })
  const x = width > height * 1.3 ? width * 0.36 : width / 2
  if (framed) {
    const scale = (Math.min(width, height) * 0.56) / (outer * 2)
    return place.svg + group(svg, `translate(${num(x)} ${num(height * 0.4)}) scale(${scale.toFixed(4)})`)
  }
  const wide = Math.min(width * 0.62, height * 0.6)
  const scale = (wide * 0.52) / (outer * 2)
  return (
    place.svg +
    niche(sheet, x - wide / 2, height * 0.1, wide, height * 0.78, '#d8c6a8') +
    ellipse(x, height * 0.785, wide * 0.34, height * 0.02, '#1a0e0a', 'opacity="0.4"') +
    group(svg, `translate(${num(x)} ${num(height * 0.78 - outer * scale)}) scale(${scale.toFixed(4)})`)
  )
}

function woodFrame(sheet: Sheet, reach: number): string {
  const wood = '#5f3d26'
  const o = reach + 44
  const grain = sheet.linear([
    [0, lighten(wood, 0.2)],
    [0.3, wood],
    [0.6, lighten(wood, 0.1)],
    [1, darken(wood, 0.3)],
  ])
  const across = sheet.linear(
    [
      [0, lighten(wood, 0.2)],
      [0.4, wood],
      [1, darken(wood, 0.3)],
    ],
    [0, 0],
    [1, 0],
  )
  return (
    rect(-o, -o, o * 2, o * 2, grain, 'rx="3"') +
    shape(`M${-o} ${-o}L${-reach} ${-reach}V${reach}L${-o} ${o}Z`, across) +
    shape(`M${o} ${-o}L${reach} ${-reach}V${reach}L${o} ${o}Z`, across) +
    stroke(
      `M${-o} ${-o}L${-reach} ${-reach}M${o} ${-o}L${reach} ${-reach}M${-o} ${o}L${-reach} ${reach}M${o} ${o}L${reach} ${reach}`,
      darken(wood, 0.5),
      1.4,
    ) +
    stroke(`M${-reach - 6} ${-reach - 6}H${reach + 6}V${reach + 6}H${-reach - 6}Z`, '#c9a25a', 3)
  )
}
