import { darken, lighten, mix } from './colour.ts'
import { lines, num, place, type Point, polar, ring, sample } from './geometry.ts'
import { BIRD, BOTEH, flower, LEAF, PALMETTE, SAZ, WING } from './motifs.ts'
import { ellipse, group, type Sheet, shape, stroke } from './sheet.ts'
import type { Thing } from './thing.ts'

/** Turns one wedge around the centre. */
function spin(sheet: Sheet, wedge: string, count: number, shift = 0): string {
  const id = sheet.define((name) => `<g id="${name}">${wedge}</g>`)
  return Array.from({ length: count }, (_, i) => `<use xlink:href="#${id}" transform="rotate(${num(((i + shift) * 360) / count)})"/>`).join('')
}

const circle = (r: number, colour: string, width: number) => `<circle r="${num(r)}" fill="none" stroke="${colour}" stroke-width="${num(width)}"/>`
const dot = (r: number, fill: string) => `<circle r="${num(r)}" fill="${fill}"/>`

/** A motif whose foot points to the centre, at a distance from it. */
function petal(points: readonly Point[], distance: number, size: number, fill: string, more = ''): string {
  return shape(lines(place(points, 0, -distance, size).map(([x, y]): Point => [x, 2 * -distance - y])), fill, more)
}

interface Enamels {
  ground: string
  deep: string
  bright: string
  gold: string
  white: string
  accent: string
}

/** Rings of ornament from the centre to the rim of a painted plate of radius 200. */
function painted(sheet: Sheet, e: Enamels): string {
  const { random } = sheet
  const n = random.pick([8, 10, 12, 16])
  const leafy = random.pick([LEAF, PALMETTE, SAZ])
  const outer = random.pick([BOTEH, PALMETTE, LEAF])
  const motif = (points: readonly Point[], d: number, size: number, colour: string) =>
    petal(points, d, size * 1.12, e.gold) + petal(points, d, size, colour) + petal(points, d, size * 0.66, lighten(colour, 0.28)) + petal(points, d, size * 0.36, e.white)
  const dots = (d: number, r: number, colour: string, count: number) => spin(sheet, `<circle cy="${-d}" r="${r}" fill="${colour}"/>`, count)
  const heart = random.chance(0.5) ? spin(sheet, motif(LEAF, 26, 22, e.bright), n / 2) : spin(sheet, motif(PALMETTE, 28, 20, e.accent), n / 2)
  const arch = sample([[-200 * Math.sin(Math.PI / n), -106], [-10, -128], [0, -140], [10, -128], [200 * Math.sin(Math.PI / n), -106]].map(([x = 0, y = 0]): Point => [x * 0.62, y]), 5, false)
  return (
    dot(58, e.deep) + heart + dot(9, e.gold) + dot(5, e.accent) + circle(58, e.gold, 2.4) + circle(63, e.white, 1.4) +
    spin(sheet, motif(leafy, 88, 17, e.bright), n) +
    spin(sheet, shape(lines(place(flower(6), 0, -84, 6)), e.accent) + `<circle cy="-84" r="2.2" fill="${e.gold}"/>`, n, 0.5) +
    spin(sheet, stroke(lines(arch, false), e.gold, 2.2) + stroke(lines(place(arch, 0, 6, 1), false), e.white, 1), n) +
    dots(120, 1.5, e.white, n * 4) +
    circle(146, e.gold, 2) + circle(150, e.white, 1) +
    spin(sheet, motif(outer, 167, 13, e.bright), n * 2) + spin(sheet, motif(LEAF, 165, 8, e.accent), n * 2, 0.5) +
    circle(184, e.gold, 2) + dots(190, 2, e.white, n * 5) + circle(196, e.gold, 3)
  )
}

/** A nightingale among roses: the second manner of enamel plates. */
function birdAndFlower(sheet: Sheet, e: Enamels): string {
  const { random } = sheet
  const branch = sample([[-96, 84], [-52, 44], [-10, 34], [36, 4], [62, -46], [84, -84]], 6, false)
  let svg = stroke(lines(branch, false), e.gold, 4, 'stroke-linecap="round"') + stroke(lines(branch, false), darken(e.accent, 0.3), 1.6)
  const rose = (x: number, y: number, r: number) => {
    const layers = [[1, darken(e.accent, 0.25)], [0.82, e.accent], [0.62, lighten(e.accent, 0.22)], [0.42, lighten(e.accent, 0.45)], [0.2, e.gold]] as const
    return layers.map(([share, fill], i) => shape(lines(place(flower(5 + (i % 3), 0.25), x, y, r * share, i * 0.7)), fill)).join('')
  }
  for (let i = 2; i < branch.length; i += 3) {
    const [x, y] = branch[i] ?? [0, 0]
    const turn = random.between(-1.4, 1.4) + (i % 2 ? 0 : Math.PI)
    svg += shape(lines(place(SAZ, x + Math.cos(turn) * 14, y + Math.sin(turn) * 14, 17, turn + 1.57)), i % 2 ? e.bright : mix(e.bright, '#4f8a4a', 0.6), `stroke="${e.gold}" stroke-width=".8"`)
  }
  svg += rose(-70, 52, 27) + rose(66, -50, 30) + rose(14, 56, 20) + rose(92, 6, 15)
  const flip = (points: readonly Point[]) => points.map(([x, y]): Point => [x, -y])
  svg += shape(lines(place(flip(BIRD), -16, -22, 50)), e.gold) + shape(lines(place(flip(BIRD), -16, -22, 47)), e.bright) + shape(lines(place(flip(WING), -14, -22, 50)), lighten(e.bright, 0.4), `stroke="${e.gold}" stroke-width="1.4"`)
  svg += `<circle cx="-48" cy="-44" r="3" fill="${e.white}"/><circle cx="-48.6" cy="-44" r="1.4" fill="#14101c"/>`
  const n = 18
  const edge = spin(sheet, petal(BOTEH, 166, 14, e.gold) + petal(BOTEH, 166, 12, e.bright) + petal(BOTEH, 164, 6, e.white), n) + spin(sheet, petal(LEAF, 164, 9, e.accent), n, 0.5)
  return svg + circle(140, e.gold, 2.6) + circle(145, e.white, 1.2) + edge + circle(186, e.gold, 2) + circle(196, e.gold, 3)
}

/** Rim, hollow and light of a round dish of radius 200 that faces the eye. */
function dish(sheet: Sheet, ornament: string, ground: string, scallops: number, metal: string): string {
  const edge = ring(0, 0, 240, (angle) => 208 + (scallops ? 4 * Math.abs(Math.sin((angle * scallops) / 2)) : 0))
  const hollow = sheet.radial([[0, '#ffffff', 0.14], [0.5, '#ffffff', 0], [0.68, '#0b0710', 0.18], [0.72, '#ffffff', 0.16], [0.94, '#0b0710', 0.08], [1, '#0b0710', 0.4]])
  const sheen = sheet.linear([[0, '#ffffff', 0.5], [0.35, '#ffffff', 0.04], [0.6, '#ffffff', 0], [1, '#0b0710', 0.34]], [0, 0], [1, 1])
  const glare = sample([[-150, -60], [-112, -118], [-40, -158], [-60, -132], [-104, -92], [-128, -44]], 5)
  return (
    shape(lines(place(edge, 2, 3, 1)), darken(metal, 0.45)) + shape(lines(edge), metal) + dot(204, ground) + ornament +
    dot(204, hollow) + dot(204, sheen) + shape(lines(glare), '#ffffff', 'opacity="0.3"')
  )
}

function roundShadow(sheet: Sheet): string {
  const soft = sheet.radial([[0.6, '#1d110c', 0.5], [0.8, '#1d110c', 0.24], [1, '#1d110c', 0]])
  return ellipse(16, 22, 250, 250, soft)
}

/** A painted enamel plate. */
export function enamelPlate(sheet: Sheet): Thing {
  const { colours, random } = sheet
  const ground = random.chance(0.6) ? darken(colours.main, 0.12) : mix('#f4f0e4', colours.light, 0.3)
  const light = ground.startsWith('#f') || ground.startsWith('#e')
  const e: Enamels = {
    ground,
    deep: darken(colours.second, 0.05),
    bright: light ? colours.main : lighten(colours.main, 0.32),
    gold: '#d9b25c',
    white: '#fbf7ea',
    accent: mix(colours.third, '#c2385a', 0.62),
  }
  const scene = sheet.seed % 2 === 1 && sheet.seed % 4 === 3 ? birdAndFlower(sheet, e) : painted(sheet, e)
  return {
    svg: roundShadow(sheet) + dish(sheet, scene, ground, random.pick([0, 36]), '#c99a4e'),
    width: 424,
    height: 424,
    pose: 'hangs',
    centimetres: 22,
    focus: { at: [-40, -40], across: 230 },
  }
}

/** A copper tray with chased ornament. */
export function copperTray(sheet: Sheet): Thing {
  const copper = '#b8693a'
  const { random } = sheet
  const cut = (data: string) => stroke(data, darken(copper, 0.55), 1.8) + group(stroke(data, lighten(copper, 0.5), 0.9, 'opacity="0.8"'), 'translate(-1 -1)')
  const leafLine = (points: readonly Point[], d: number, size: number) => cut(lines(place(points, 0, -d, size).map(([x, y]): Point => [x, 2 * -d - y])))
  const n = random.pick([8, 12])
  const punched = (d: number, count: number) => spin(sheet, `<circle cy="${-d}" r="2" fill="${darken(copper, 0.5)}"/><circle cx="-.7" cy="${-d - 0.7}" r=".9" fill="${lighten(copper, 0.5)}"/>`, count)
  const ornament =
    spin(sheet, leafLine(PALMETTE, 34, 22), n / 2) + circle(62, darken(copper, 0.5), 1.6) + punched(68, 48) + circle(74, darken(copper, 0.5), 1.6) +
    spin(sheet, leafLine(BOTEH, 104, 24) + leafLine(BOTEH, 102, 13), n) + spin(sheet, leafLine(LEAF, 104, 15), n, 0.5) +
    circle(136, darken(copper, 0.5), 1.6) + punched(142, 90) + circle(148, darken(copper, 0.5), 1.6) +
    spin(sheet, leafLine(PALMETTE, 166, 12), n * 2) + spin(sheet, cut(lines([[-6, -160], [0, -172], [6, -160]], false)), n * 2, 0.5) + circle(184, darken(copper, 0.5), 1.8)
  const rays = Array.from({ length: 24 }, (_, i) => {
    const a = (i / 24) * Math.PI * 2
    const bright = 0.5 + 0.5 * Math.cos(2 * (a - 0.8))
    return shape(lines([[0, 0], polar(0, 0, 204, a), polar(0, 0, 204, a + Math.PI / 12 + 0.01)]), bright > 0.5 ? '#ffe9c8' : '#3a1206', `opacity="${num(Math.abs(bright - 0.5) * 0.5 * 10) === '0' ? 0 : (Math.abs(bright - 0.5) * 0.42).toFixed(2)}"`)
  }).join('')
  return {
    svg: roundShadow(sheet) + dish(sheet, rays + ornament, copper, 48, lighten(copper, 0.12)),
    width: 424,
    height: 424,
    pose: 'hangs',
    centimetres: 35,
    focus: { at: [-30, -60], across: 220 },
  }
}
