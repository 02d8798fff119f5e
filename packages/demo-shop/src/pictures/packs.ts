import { darken, lighten, mix } from './colour.ts'
import { lines, num, place, type Point, sample } from './geometry.ts'
import { BANDS, paintBands } from './glaze.ts'
import { around, belt, body, glint, mouth, turn, wrap } from './lathe.ts'
import { BOTEH, CARTOUCHE, disc, flower, LEAF, PALMETTE, SAZ, STAR8 } from './motifs.ts'
import { clipped, ellipse, rect, type Sheet, shape, stroke } from './sheet.ts'
import { arch } from './stage.ts'
import type { Thing } from './thing.ts'

/** The crocus of the saffron field: six petals and three stigmas. */
function crocus(x: number, y: number, size: number): string {
  const petal = sample([[0, 0], [0.34, -0.5], [0.26, -1.1], [0, -1.4], [-0.26, -1.1], [-0.34, -0.5]], 5)
  const turnBy = [-0.85, 0.85, -0.45, 0.45, 0]
  return (
    turnBy.map((t, i) => shape(lines(place(petal, x, y, size, t)), i % 2 ? '#8f78b8' : '#a994cc', 'stroke="#5d4a86" stroke-width=".8"')).join('') +
    [-0.3, 0, 0.3].map((t) => stroke(lines(place([[0, -0.2], [0.05, -0.8], [0, -1.25]], x, y, size, t), false), '#b3202c', size * 0.09, 'stroke-linecap="round"')).join('') +
    stroke(lines([[x, y], [x - size * 0.1, y + size]], false), '#6d8a4c', size * 0.08) +
    shape(lines(place(SAZ.map(([a, b]): Point => [a, -b]), x + size * 0.3, y + size * 0.4, size * 0.5, 0.5)), '#6d8a4c')
  )
}

/** A round tin with a lid; what stands on it is drawn, not written. */
function tin(sheet: Sheet, size: { r: number; tall: number; lid: number }, label: (r: number, tall: number) => string): Thing {
  const { colours } = sheet
  const { r, tall, lid } = size
  const drum = turn([[0, r], [tall, r]], 0.22, true)
  const cap = turn([[0, r + 4], [lid, r + 4]], 0.22, true)
  const paint = darken(colours.main, 0.1)
  const gold = '#d2a84e'
  const brush = { ink: gold, second: lighten(colours.main, 0.3), accent: mix(colours.ground, '#f4e2b8', 0.5), ground: paint }
  const skin =
    BANDS.scrollBand(drum, tall * 0.1, tall * 0.13, brush) + shape(belt(drum, tall * 0.19, tall * 0.205), gold) + shape(belt(drum, 0, tall * 0.02), gold) +
    BANDS.lineBand(drum, tall * 0.9, tall * 0.06, brush) + label(r, tall)
  const capSkin = BANDS.palmetteBand(cap, lid * 0.5, lid * 0.84, { ...brush, ground: gold, ink: paint, accent: gold })
  const top = sheet.linear([[0, lighten(gold, 0.55)], [0.4, gold], [0.62, lighten(gold, 0.4)], [1, darken(gold, 0.35)]], [0, 0], [1, 0.5])
  return {
    svg:
      body(sheet, drum, paint, skin, 1.15) + glint(drum, tall * 0.05, tall * 0.95, -0.95, 0.12, 0.34) + glint(drum, tall * 0.05, tall * 0.95, 0.98, 0.07, 0.2) +
      `<g transform="translate(0 ${num(-tall + lid * 0.1)})">${body(sheet, cap, gold, capSkin, 1.1)}${ellipse(0, -lid, r + 4, (r + 4) * 0.22, top)}<ellipse cx="0" cy="${num(-lid)}" rx="${num(r - 14)}" ry="${num((r - 14) * 0.22)}" fill="none" stroke="${darken(gold, 0.35)}" stroke-width="2"/><ellipse cx="0" cy="${num(-lid - 1.5)}" rx="${num(r - 14)}" ry="${num((r - 14) * 0.22)}" fill="none" stroke="#fff2c8" stroke-width="1.2"/></g>`,
    width: r * 2 + 8,
    height: tall + lid + r * 0.22,
    pose: 'stands',
    centimetres: 8,
    foot: r * 1.04,
    focus: { at: [-10, -tall * 0.5], across: r * 1.5 },
  }
}

/** A tin of saffron: crocus in a cartouche. */
export function saffronTin(sheet: Sheet): Thing {
  const { random } = sheet
  const made = tin(sheet, { r: 130, tall: random.pick([150, 190]), lid: 44 }, (r, tall) => {
    const panel = sample([[-0.62 * r, -tall * 0.55], [-0.4 * r, -tall * 0.84], [0, -tall * 0.92], [0.4 * r, -tall * 0.84], [0.62 * r, -tall * 0.55], [0.4 * r, -tall * 0.28], [0, -tall * 0.2], [-0.4 * r, -tall * 0.28]], 5).map(([x, y]): Point => [x, y + 22])
    return shape(lines(panel), '#f6ecd4', 'stroke="#d2a84e" stroke-width="4"') + stroke(lines(place(panel, 0, -tall * 0.05, 0.9)), '#8f2b2b', 1.4) + [-46, 0, 46].map((x, i) => crocus(x, -tall * 0.42 + 16 + (i === 1 ? 2 : 8), i === 1 ? 34 : 24)).join('')
  })
  return { ...made, centimetres: 6 }
}

/** A tall tin of tea: an arch with a sprig of two leaves and a bud. */
export function teaTin(sheet: Sheet): Thing {
  const { colours } = sheet
  const made = tin(sheet, { r: 118, tall: 290, lid: 54 }, (r, tall) => {
    const frame = arch(-r * 0.56, -tall * 0.84 + 20, r * 1.12, -tall * 0.24 + 22)
    const leafAt = (x: number, y: number, size: number, t: number, fill: string) => shape(lines(place(LEAF.map(([a, b]): Point => [a, -b]), x, y, size, t)), fill, `stroke="${darken(fill, 0.3)}" stroke-width="1"`) + stroke(lines(place([[0, -0.9], [0, 0.9]], x, y, size, t), false), lighten(fill, 0.4), 1.2)
    const base = -tall * 0.3 + 22
    const green = mix('#4f7a3e', colours.main, 0.2)
    return (
      shape(frame, '#f7efd9', 'stroke="#d2a84e" stroke-width="4"') + stroke(frame, darken(colours.main, 0.2), 1.2) +
      stroke(`M0 ${num(base)}C4 ${num(base - 40)} -6 ${num(base - 70)} 2 ${num(base - 112)}`, darken(green, 0.2), 4) +
      leafAt(-26, base - 52, 30, -0.85, green) + leafAt(28, base - 62, 32, 0.8, lighten(green, 0.1)) + leafAt(-16, base - 92, 22, -0.45, lighten(green, 0.2)) + leafAt(3, base - 122, 19, 0.1, lighten(green, 0.35)) +
      stroke(`M${num(-r * 0.4)} ${num(base + 8)}q${num(r * 0.2)} -10 ${num(r * 0.4)} 0t${num(r * 0.4)} 0`, '#c6892f', 3)
    )
  })
  return { ...made, centimetres: 14 }
}

/** A bottle of rose water or another distillate. */
export function rosewaterBottle(sheet: Sheet): Thing {
  const { colours, random } = sheet
  const shapes: Point[][] = [
    [[0, 84], [10, 92], [40, 98], [240, 98], [290, 84], [330, 44], [350, 33], [420, 31], [432, 36], [446, 36]],
    [[0, 70], [12, 78], [60, 104], [140, 116], [220, 104], [290, 60], [330, 34], [420, 29], [434, 35], [448, 35]],
    [[0, 88], [12, 94], [220, 94], [262, 90], [300, 56], [324, 32], [440, 29], [452, 34], [466, 34]],
  ]
  const bottle = turn(random.pick(shapes), 0.17)
  const tall = bottle.height
  const liquid = mix(colours.main, '#f4e9d8', colours.main === '#c5677b' ? 0.55 : 0.45)
  const glassy = sheet.linear([[0, darken(liquid, 0.45)], [0.12, lighten(liquid, 0.3)], [0.4, lighten(liquid, 0.15)], [0.7, liquid], [0.92, darken(liquid, 0.3)], [1, lighten(liquid, 0.2)]], [0, 0], [1, 0])
  const clear = sheet.linear([[0, '#cfdcda', 0.85], [0.2, '#ffffff', 0.5], [0.6, '#eef4f2', 0.35], [1, '#b9c9c7', 0.85]], [0, 0], [1, 0])
  const full = tall * 0.66
  const label = belt(bottle, tall * 0.16, tall * 0.47)
  const paper = '#f8f0de'
  const middle = tall * 0.315
  const rose = [[1, darken(colours.main, 0.05)], [0.78, lighten(colours.main, 0.2)], [0.56, colours.main], [0.34, lighten(colours.main, 0.35)]] as const
  const painted =
    rose.map(([share], i) => wrap(bottle, place(flower(6 + (i % 2), 0.25), 0, 0, share, i * 0.5), 0, middle + 4, 36)).map((data, i) => shape(data ?? '', rose[i]?.[1] ?? colours.main)).join('') +
    [-1, 1].map((s) => [0.35, -0.35].map((y, i) => shape(wrap(bottle, place(LEAF, s * (1.25 + i * 0.1), y, 0.62 - i * 0.12, s * (i ? 2 : 1.2) * -1), 0, middle + 2, 34) ?? '', mix('#5f7f4a', '#8fa86a', i * 0.6))).join('')).join('') +
    around(bottle, BOTEH, { count: 10, y: middle, size: 20, shift: 0.5, fill: colours.third }) +
    [0.175, 0.455].map((share) => shape(belt(bottle, tall * share - 2, tall * share + 2), colours.third)).join('') +
    BANDS.dotBand(bottle, tall * 0.2, tall * 0.026, { ink: colours.second, second: colours.second, accent: colours.third, ground: paper }) +
    BANDS.dotBand(bottle, tall * 0.43, tall * 0.026, { ink: colours.second, second: colours.second, accent: colours.third, ground: paper })
  const cork = turn([[0, 27], [34, 31]], 0.2, true)
  return {
    svg:
      shape(bottle.silhouette, clear) + clipped(sheet, belt(bottle, 4, full), shape(belt(bottle, 4, full), glassy)) +
      ellipse(0, -full, bottle.radius(full) - 2, (bottle.radius(full) - 2) * 0.17, lighten(liquid, 0.35), 'opacity="0.9"') +
      clipped(sheet, label, shape(label, paper) + painted + rect(-140, -tall, 280, tall, sheet.linear([[0, '#2a1a14', 0.4], [0.2, '#2a1a14', 0], [0.65, '#2a1a14', 0], [1, '#2a1a14', 0.45]], [0, 0], [1, 0]))) +
      `<g transform="translate(0 ${num(-tall + 6)})">${body(sheet, cork, '#b98a58', '', 0.9)}${ellipse(0, -34, 31, 6, '#d9b384')}</g>` +
      mouthRing(bottle.radius(tall), tall) + stroke(bottle.silhouette, '#5a6a68', 1.4, 'opacity="0.5"') +
      glint(bottle, tall * 0.04, tall * 0.62, -1.05, 0.16, 0.6) + glint(bottle, tall * 0.76, tall * 0.92, -0.9, 0.4, 0.6) + glint(bottle, tall * 0.06, tall * 0.5, 1.08, 0.09, 0.4),
    width: 220,
    height: tall + 40,
    pose: 'stands',
    centimetres: 29,
    foot: 96,
    focus: { at: [0, -middle - 10], across: 190 },
  }
}

function mouthRing(r: number, tall: number): string {
  return `<ellipse cx="0" cy="${num(-tall)}" rx="${num(r)}" ry="${num(r * 0.17)}" fill="none" stroke="#f4faf8" stroke-width="2.4" opacity=".8"/>`
}

const METAL_VASES: Point[][] = [
  [[0, 66], [10, 72], [24, 40], [60, 70], [130, 128], [200, 132], [260, 90], [320, 42], [400, 38], [440, 66]],
  [[0, 72], [12, 76], [30, 46], [90, 110], [170, 136], [240, 112], [300, 60], [350, 36], [420, 44], [446, 72]],
]

/** A vase or lidded jar of painted enamel on copper. */
export function enamelVase(sheet: Sheet): Thing {
  const { colours, random } = sheet
  const lidded = sheet.seed === 108
  const lathe = lidded ? turn([[0, 84], [10, 90], [26, 56], [50, 78], [110, 142], [180, 150], [206, 146]], 0.2) : turn(random.pick(METAL_VASES), 0.16)
  const tall = lathe.height
  const ground = darken(colours.main, 0.14)
  const gold = '#d9b25c'
  const brush = { ink: lighten(colours.main, 0.42), second: gold, accent: mix(colours.third, '#d0506a', 0.5), ground }
  const panel = mix('#f4efe0', colours.light, 0.25)
  const bright = { ink: colours.main, second: gold, accent: mix(colours.third, '#c2385a', 0.6), ground: panel }
  const y = tall * (lidded ? 0.7 : 0.42)
  const medallions = [0, 1].map((share) => around(lathe, CARTOUCHE, { count: 6, y, size: tall * 0.15, shift: share * 0.5, fill: share ? gold : panel })).join('')
  const decoration =
    paintBands(lathe, random, brush, tall * (lidded ? 0.28 : 0.14), tall * (lidded ? 0.96 : 0.7), lidded ? 1 : 2) +
    (random.chance(0.6) ? medallions + around(lathe, flower(8), { count: 6, y, size: tall * 0.07, fill: bright.accent }) + around(lathe, PALMETTE, { count: 6, y, size: tall * 0.04, fill: gold }) : '') +
    (lidded ? '' : paintBands(lathe, random, brush, tall * 0.77, tall * 0.95, 1)) +
    [0.02, 0.1].map((share) => shape(belt(lathe, tall * share, tall * share + 6), gold)).join('')
  const knob = lidded ? lid(sheet, ground, brush, tall) : mouth(sheet, lathe, gold, darken(ground, 0.5), 6)
  return {
    svg: body(sheet, lathe, ground, decoration, 1.1) + knob + glint(lathe, tall * 0.36, tall * 0.6, -0.86, 0.2, 0.5) + glint(lathe, tall * 0.4, tall * 0.54, 0.9, 0.12, 0.3),
    width: lidded ? 304 : 280,
    height: tall + (lidded ? 150 : 20),
    pose: 'stands',
    centimetres: lidded ? 20 : 25,
    foot: 84,
    focus: { at: [-14, -y], across: 200 },
  }
}

function lid(sheet: Sheet, ground: string, brush: { ink: string; second: string; accent: string; ground: string }, tall: number): string {
  const dome = turn([[0, 150], [8, 152], [40, 132], [76, 84], [98, 34], [104, 16], [116, 12], [128, 22], [142, 20], [152, 4]], 0.2)
  return `<g transform="translate(0 ${num(-tall + 4)})">${body(sheet, dome, ground, BANDS.botehBand(dome, 34, 46, brush) + shape(belt(dome, 0, 7), '#d9b25c') + shape(belt(dome, 100, 152), '#d9b25c') + around(dome, STAR8, { count: 10, y: 78, size: 12, fill: brush.accent }) + around(dome, disc(), { count: 20, y: 66, size: 3, fill: brush.ink }), 1.05)}${glint(dome, 12, 70, -0.8, 0.26, 0.45)}</g>`
}
