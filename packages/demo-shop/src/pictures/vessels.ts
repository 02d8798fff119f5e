import { darken, lighten, mix } from './colour.ts'
import type { Point } from './geometry.ts'
import { lines, num, place, sample } from './geometry.ts'
import { type Brush, paintBands } from './glaze.ts'
import { belt, body, glint, type Lathe, mouth, turn } from './lathe.ts'
import { stem } from './motifs.ts'
import { clipped, ellipse, type Sheet, shape, stroke } from './sheet.ts'
import type { Thing } from './thing.ts'

/** Three manners of Iranian pottery: painted under a clear glaze, one deep glaze, and reserved ornament on deep glaze. */
function manner(sheet: Sheet): { ground: string; brush: Brush; plain: boolean } {
  const { colours, random } = sheet
  const kind = random.int(0, 4)
  if (kind === 0) return { ground: colours.main, plain: true, brush: { ink: darken(colours.main, 0.34), second: darken(colours.main, 0.2), accent: lighten(colours.main, 0.3), ground: colours.main } }
  if (kind === 1) return { ground: colours.main, plain: false, brush: { ink: colours.dark, second: lighten(colours.main, 0.45), accent: colours.ground, ground: colours.main } }
  const ground = mix('#f6f0e0', colours.ground, 0.6)
  return { ground, plain: false, brush: { ink: kind === 2 ? colours.second : colours.main, second: kind === 2 ? colours.main : colours.second, accent: colours.third, ground } }
}

/** Glaze that gathers: darker and glassier towards the foot, an uneven end above the clay. */
function glazeEnd(sheet: Sheet, lathe: Lathe, ground: string): string {
  const clay = sheet.random.pick(['#b98a5e', '#c49a6c', '#a8754c'])
  const edge = lathe.height * 0.07
  const drops: Point[] = []
  const [slow, quick] = [sheet.random.between(0, 6), sheet.random.between(0, 6)]
  for (let i = 0; i <= 40; i += 1) {
    const angle = -1.57 + (i / 40) * 3.14
    drops.push(lathe.project(angle, edge * (0.62 + 0.2 * Math.sin(angle * 4 + slow) + 0.12 * Math.sin(angle * 9 + quick))))
  }
  const foot = [...drops, ...Array.from({ length: 13 }, (_, i): Point => lathe.project(1.57 - (i / 12) * 3.14, 0))]
  return shape(lines(foot), clay) + stroke(lines(drops, false), darken(ground, 0.3), 3, 'opacity="0.6"')
}

const EWERS: Point[][] = [
  [[0, 62], [10, 66], [26, 58], [60, 96], [130, 148], [200, 150], [262, 100], [310, 52], [372, 40], [430, 44], [456, 60]],
  [[0, 70], [14, 74], [40, 104], [110, 146], [180, 138], [240, 92], [290, 58], [350, 46], [400, 52], [430, 68]],
  [[0, 54], [8, 58], [34, 40], [60, 60], [120, 128], [186, 152], [250, 120], [300, 62], [390, 36], [470, 38], [500, 56]],
]

/** A ewer with spout and handle. */
export function ewer(sheet: Sheet): Thing {
  const { random } = sheet
  const look = manner(sheet)
  const lathe = turn(random.pick(EWERS).map(([y, r]): Point => [y * random.between(0.97, 1.03), r]), 0.16)
  const tall = lathe.height
  const paint = (from: number, to: number, wide: number) => paintBands(lathe, random, look.brush, tall * from, tall * to, wide)
  const decoration = look.plain
    ? rings(lathe, look.brush.ink)
    : paint(0.16, random.pick([0.52, 0.6]), 1) + paint(0.68, 0.93, 1)
  const skin = sheet.linear([[0, darken(look.ground, 0.12)], [0.3, lighten(look.ground, 0.16)], [1, darken(look.ground, 0.3)]], [0, 0], [1, 0])
  const from = tall * 0.84
  const handle = sample([[lathe.radius(from) - 8, -from], [lathe.radius(from) + 66, -from - 4], [190, -tall * 0.62], [164, -tall * 0.42], [lathe.radius(tall * 0.42) - 10, -tall * 0.36]], 7, false)
  const spout = sample([[-lathe.radius(tall * 0.4) + 14, -tall * 0.36], [-176, -tall * 0.46], [-190, -tall * 0.62], [-214, -tall * 0.8]], 7, false)
  const spoutBody = tapered(spout, 30, 11)
  const part = (points: readonly Point[]) =>
    shape(lines(points), skin) + stroke(lines(points), darken(look.ground, 0.5), 1.5, 'opacity="0.5"')
  const handleLight = stroke(lines(place(handle, -4, -3, 1), false), '#fffaf0', 5, 'opacity="0.5" stroke-linecap="round"')
  const spoutLight = stroke(lines(place(spout.slice(6), -7, -2, 1), false), '#fffaf0', 5, 'opacity="0.5" stroke-linecap="round"')
  const tip = spout.at(-1) ?? [0, 0]
  return {
    svg:
      part(stem(handle, 13)) + handleLight + part(spoutBody) + spoutLight +
      ellipse(tip[0], tip[1] + 1, 11, 4.5, darken(look.ground, 0.6)) +
      body(sheet, lathe, look.ground, decoration + glazeEnd(sheet, lathe, look.ground)) +
      mouth(sheet, lathe, lighten(look.ground, 0.3), darken(look.ground, 0.35), 7) +
      glint(lathe, tall * 0.26, tall * 0.5, -0.86, 0.3, 0.5) + glint(lathe, tall * 0.66, tall * 0.86, -0.8, 0.34, 0.4) +
      stroke(lathe.silhouette, darken(look.ground, 0.6), 1.2, 'opacity="0.35"'),
    width: 430,
    height: tall + 16,
    pose: 'stands',
    centimetres: 31,
    foot: 88,
    focus: { at: [-14, -tall * 0.42], across: 250 },
  }
}

function rings(lathe: Lathe, ink: string): string {
  return [0.2, 0.24, 0.52, 0.55, 0.58, 0.8]
    .map((share) => shape(belt(lathe, lathe.height * share, lathe.height * share + 3.5), ink, 'opacity="0.7"'))
    .join('')
}

function tapered(points: readonly Point[], from: number, to: number): Point[] {
  const sides = points.map(([x, y], i): [Point, Point] => {
    const [bx, by] = points[Math.max(0, i - 1)] ?? [x, y]
    const [ax, ay] = points[Math.min(points.length - 1, i + 1)] ?? [x, y]
    const long = Math.hypot(ax - bx, ay - by) || 1
    const wide = from + ((to - from) * i) / (points.length - 1)
    const [nx, ny] = [((ay - by) / long) * wide, ((bx - ax) / long) * wide]
    return [[x + nx, y + ny], [x - nx, y - ny]]
  })
  return [...sides.map(([a]) => a), ...sides.map(([, b]) => b).reverse()]
}

const VASES: Point[][] = [
  [[0, 70], [16, 76], [60, 112], [140, 150], [220, 142], [290, 92], [340, 62], [380, 66], [410, 92]],
  [[0, 58], [16, 62], [120, 84], [240, 118], [330, 126], [390, 96], [420, 64], [446, 62], [462, 78]],
  [[0, 84], [20, 90], [70, 128], [140, 142], [200, 118], [250, 70], [330, 46], [410, 52], [452, 84]],
  [[0, 76], [30, 112], [110, 158], [190, 160], [250, 128], [284, 96], [300, 92], [314, 100]],
]

/** A vase, a jar or an urn. */
export function vase(sheet: Sheet): Thing {
  const { random } = sheet
  const look = manner(sheet)
  const lathe = turn(random.pick(VASES), 0.18)
  const tall = lathe.height
  const decoration = look.plain
    ? rings(lathe, look.brush.ink)
    : paintBands(lathe, random, look.brush, tall * 0.12, tall * random.pick([0.66, 0.72]), random.int(1, 2)) +
      paintBands(lathe, random, look.brush, tall * 0.78, tall * 0.95, 1)
  const widest = Math.max(...lathe.profile.map(([, r]) => r))
  return {
    svg:
      body(sheet, lathe, look.ground, decoration + glazeEnd(sheet, lathe, look.ground)) +
      mouth(sheet, lathe, lighten(look.ground, 0.35), darken(look.ground, 0.4), 8) +
      glint(lathe, tall * 0.3, tall * 0.62, -0.9, 0.26, 0.5) + glint(lathe, tall * 0.34, tall * 0.56, 0.92, 0.1, 0.28) +
      stroke(lathe.silhouette, darken(look.ground, 0.6), 1.2, 'opacity="0.35"'),
    width: widest * 2,
    height: tall + 20,
    pose: 'stands',
    centimetres: 26,
    foot: (lathe.profile[0]?.[1] ?? 60) * 1.12,
    focus: { at: [-10, -tall * 0.42], across: widest * 1.5 },
  }
}

const BOWLS: Point[][] = [
  [[0, 70], [14, 74], [30, 96], [70, 150], [120, 188], [150, 200]],
  [[0, 60], [20, 62], [34, 92], [66, 170], [92, 214], [104, 226]],
  [[0, 64], [12, 68], [40, 132], [90, 168], [150, 176], [176, 178]],
  [[0, 52], [26, 50], [44, 88], [90, 160], [128, 196], [140, 204]],
]

/** A bowl seen from above the table's edge, painted inside and out. */
export function bowl(sheet: Sheet): Thing {
  const { random } = sheet
  const look = manner(sheet)
  const lathe = turn(random.pick(BOWLS), 0.36)
  const tall = lathe.height
  const rim = lathe.radius(tall)
  const inner = bowlInside(sheet, look.brush, look.plain)
  const r = rim - 7
  const inside = `M${num(-r)} ${num(-tall)}A${num(r)} ${num(r * 0.36)} 0 0 0 ${num(r)} ${num(-tall)}A${num(r)} ${num(r * 0.36)} 0 0 0 ${num(-r)} ${num(-tall)}Z`
  const hollow = sheet.radial([[0, '#1a0f10', 0.05], [0.55, '#1a0f10', 0.22], [1, '#1a0f10', 0.02]], [0.5, 0.72], 0.72)
  const shade = sheet.linear([[0, '#1a0f10', 0.5], [0.4, '#1a0f10', 0.1], [1, '#fff8ea', 0.2]], [0.1, 0], [0.6, 1])
  return {
    svg:
      body(sheet, lathe, look.ground, (look.plain ? rings(lathe, look.brush.ink) : paintBands(lathe, random, look.brush, tall * 0.3, tall * 0.94, 1)) + glazeEnd(sheet, lathe, look.ground)) +
      ellipse(0, -tall, rim, rim * 0.36, lighten(look.ground, 0.25)) +
      clipped(sheet, inside, shape(inside, look.ground) + `<g transform="translate(0 ${num(-tall + rim * 0.1)}) scale(${(r / 100).toFixed(3)} ${((r * 0.33) / 100).toFixed(3)})">${inner}</g>` + shape(inside, hollow) + shape(inside, shade)) +
      glint(lathe, tall * 0.42, tall * 0.8, -0.9, 0.2, 0.42) +
      stroke(`M${num(-rim * 0.72)} ${num(-tall + rim * 0.36 * 0.69)}A${num(rim)} ${num(rim * 0.36)} 0 0 1 ${num(-rim)} ${num(-tall)}A${num(rim)} ${num(rim * 0.36)} 0 0 1 ${num(-rim * 0.2)} ${num(-tall - rim * 0.353)}`, '#fffdf6', 3, 'opacity="0.75" stroke-linecap="round"'),
    width: rim * 2,
    height: tall + rim * 0.36,
    pose: 'stands',
    centimetres: 9,
    foot: (lathe.profile[0]?.[1] ?? 60) * 1.2,
    focus: { at: [-30, -tall * 0.9], across: rim * 1.1 },
  }
}

/** Ornament for the inside of a bowl, in a circle of 100 units. */
function bowlInside(sheet: Sheet, brush: Brush, plain: boolean): string {
  const { random } = sheet
  const circle = (r: number, width: number, colour: string) =>
    `<circle r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
  if (plain) return circle(60, 2, brush.ink) + circle(30, 2, brush.ink)
  const petals = random.pick([8, 10, 12])
  const wedge = sheet.define((id) => `<g id="${id}">${shape(lines(sample([[0, -30], [13, -48], [0, -74], [-13, -48]], 4)), brush.ink)}${shape(lines(sample([[0, -40], [6, -50], [0, -64], [-6, -50]], 4)), brush.accent)}<circle cx="0" cy="-86" r="4" fill="${brush.second}"/></g>`)
  const half = 360 / petals
  let svg = ''
  for (let i = 0; i < petals; i += 1) {
    svg += `<use xlink:href="#${wedge}" transform="rotate(${num(i * half)})"/>`
    svg += `<g transform="rotate(${num((i + 0.5) * half)})">${shape('M0 -34L4 -60L0 -78L-4 -60Z', brush.second)}</g>`
  }
  return svg + circle(94, 4, brush.ink) + circle(80, 1.6, brush.ink) + circle(26, 3, brush.ink) + `<circle r="18" fill="${brush.second}"/><circle r="9" fill="${brush.accent}"/>`
}
