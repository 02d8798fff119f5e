import { carpetQuarter, type Plan } from './carpet-design.ts'
import { darken, lighten } from './colour.ts'
import { gabbehKnots } from './gabbeh-design.ts'
import { num } from './geometry.ts'
import { kilimQuarter } from './kilim-design.ts'
import { type Knots, pile, weave } from './knots.ts'
import { prayerHalf } from './prayer-carpet.ts'
import { rect, type Sheet, stroke } from './sheet.ts'
import { boxShadow } from './stage.ts'
import { threads } from './texture.ts'
import type { Thing } from './thing.ts'

/** Mirrors the quarter into a whole carpet around (0, 0). */
function whole(sheet: Sheet, quarter: string): string {
  const id = sheet.define((name) => `<g id="${name}">${quarter}</g>`)
  return [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ]
    .map(
      ([x, y]) =>
        `<use xlink:href="#${id}" transform="scale(${x} ${y}) translate(${x === 1 ? 0 : -0.02} .5)"/>`,
    )
    .join('')
}

/** Bands where a new batch of wool was a little darker or lighter. */
function abrash(sheet: Sheet, width: number, height: number): string {
  let svg = ''
  for (let y = -height; y < height; ) {
    const band = sheet.random.between(4, 26)
    svg += rect(
      -width,
      y,
      width * 2,
      Math.min(band, height - y),
      sheet.random.chance(0.5) ? '#fff2d8' : '#1a0a08',
      `opacity="${num(sheet.random.between(0, 1))}0" fill-opacity=".07"`,
    )
    y += band
  }
  return svg
}

function fringe(sheet: Sheet, width: number, height: number, long: number, cotton: string): string {
  let strands = ''
  let knotsRow = ''
  for (let x = -width + 1; x < width; x += 1.7) {
    for (const side of [-1, 1]) {
      const lean = sheet.random.between(-1.2, 1.2)
      const length = long * sheet.random.between(0.8, 1.1)
      strands += `M${num(x)} ${num(side * height)}q${num(lean)} ${num((side * length) / 2)} ${num(lean * 0.6)} ${num(side * length)}`
      knotsRow += `M${num(x)} ${num(side * (height + long * 0.28))}h.1`
    }
  }
  return (
    stroke(strands, darken(cotton, 0.28), 1.1, 'stroke-linecap="round"') +
    stroke(strands, cotton, 0.7, 'stroke-linecap="round"') +
    stroke(knotsRow, lighten(cotton, 0.2), 1.5, 'stroke-linecap="round"')
  )
}

interface Cloth {
  svg: string
  /** Half sizes in knots. */
  width: number
  height: number
  fringe: number
  centimetres: number
  macro: () => string
}

function rug(sheet: Sheet, cloth: Cloth): Thing {
  const { width, height } = cloth
  const cotton = '#eee3cb'
  const light = sheet.linear(
    [
      [0, '#fff8e8', 0.2],
      [0.45, '#fff8e8', 0],
      [1, '#1a0c08', 0.22],
    ],
    [0, 0],
    [1, 1],
  )
  const total = height + cloth.fringe
  return {
    svg:
      boxShadow(-width, -height, width * 2, height * 2, 9, 1) +
      fringe(sheet, width, height, cloth.fringe, cotton) +
      cloth.svg +
      rect(-width, -height, width * 2, height * 2, light) +
      stroke(
        `M${-width} ${-height}V${height}M${width} ${-height}V${height}`,
        '#150a0a',
        1.2,
        'opacity="0.45"',
      ),
    width: width * 2,
    height: total * 2,
    pose: 'hangs',
    centimetres: cloth.centimetres,
    focus: { at: [0, 0], across: width },
    macro: cloth.macro,
  }
}

/** Reads the whole carpet from its quarter. */
function mirrored(knots: Knots, x: number, y: number): string {
  return (
    knots.dyes[knots.get(Math.min(knots.width - 1, Math.abs(x)), Math.min(knots.height - 1, Math.abs(y)))] ??
    '#000'
  )
}

const PLANS: Plan[] = ['medallion', 'herati', 'garden', 'all-over', 'angular']

/** A knotted city or village carpet. */
export function carpet(sheet: Sheet): Thing {
  const { random, colours } = sheet
  if (sheet.variant === 'prayer') return prayerCarpet(sheet)
  const plan = PLANS.find((known) => known === sheet.variant) ?? random.pick(PLANS)
  const [width, height] = plan === 'garden' ? [96, 140] : [100, 150]
  const knots = carpetQuarter(random, colours, plan, width, height)
  const shift = random.int(0, 20)
  return rug(sheet, {
    svg: whole(sheet, weave(knots)) + abrash(sheet, width, height) + pileRows(sheet, width, height),
    width,
    height,
    fringe: 9,
    centimetres: 210,
    macro: () => pile((x, y) => mirrored(knots, x - shift, y + 34), 58, random.next),
  })
}

function prayerCarpet(sheet: Sheet): Thing {
  const [width, height] = [90, 135]
  const knots = prayerHalf(sheet.random, sheet.colours, width, height)
  const id = sheet.define((name) => `<g id="${name}">${weave(knots)}</g>`)
  const halves = [1, -1].map(
    (side) => `<use xlink:href="#${id}" transform="scale(${side} 1) translate(0 ${0.5 - height})"/>`,
  )
  return rug(sheet, {
    svg: halves.join('') + abrash(sheet, width, height) + pileRows(sheet, width, height),
    width,
    height,
    fringe: 6,
    centimetres: 120,
    macro: () =>
      pile((x, y) => knots.dyes[knots.get(Math.abs(x - 8), y + height)] ?? '#000', 58, sheet.random.next),
  })
}

function pileRows(sheet: Sheet, width: number, height: number): string {
  return threads(sheet, [-width, -height, width * 2, height * 2], { pitch: 1, strength: 0.1 })
}

/** A flat-woven kilim. */
export function kilim(sheet: Sheet): Thing {
  const { random, colours } = sheet
  const [width, height] = [54, random.pick([78, 84, 92])]
  const knots = kilimQuarter(random, colours, width, height, sheet.variant)
  return rug(sheet, {
    svg:
      whole(sheet, weave(knots)) +
      abrash(sheet, width, height) +
      threads(sheet, [-width, -height, width * 2, height * 2], { pitch: 0.5, strength: 0.16, warp: 1 }),
    width,
    height,
    fringe: 7,
    centimetres: 180,
    macro: () => pile((x, y) => mirrored(knots, x - 8, y + 12), 40, random.next, 0.5),
  })
}

/** A shaggy gabbeh of the nomads. */
export function gabbeh(sheet: Sheet): Thing {
  const { random, colours } = sheet
  const [width, height] = [45, 66]
  const knots = gabbehKnots(random, colours, width * 2, height * 2, sheet.variant)
  return rug(sheet, {
    svg: `<g transform="translate(${-width} ${-height + 0.5})">${weave(knots)}</g>${threads(sheet, [-width, -height, width * 2, height * 2], { pitch: 1, strength: 0.14 })}`,
    width,
    height,
    fringe: 5,
    centimetres: 150,
    macro: () => pile((x, y) => knots.dyes[knots.get(x + 18, y + 30)] ?? '#000', 34, random.next),
  })
}
