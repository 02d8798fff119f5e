import { random as chanceOf } from '../random.ts'
import { darken, lighten, mix } from './colour.ts'
import { num, type Point } from './geometry.ts'
import { glint, roundLight, turn } from './lathe.ts'
import { paintBands } from './glaze.ts'
import { MEASURE, PIECES, type PieceName } from './pieces.ts'
import { clipped, ellipse, rect, type Sheet, shape, stroke } from './sheet.ts'
import type { Maker, Thing } from './thing.ts'

/** A few drawings of each piece, kept once and used many times. */
function symbols(sheet: Sheet, name: PieceName): string[] {
  return PIECES[name].flatMap((piece) => [0, 1, 2].map((variant) => {
    const content = piece(sheet, variant)
    return sheet.define((id) => `<g id="${id}">${content}</g>`)
  }))
}

function use(id: string, x: number, y: number, scale: number, turned: number): string {
  return `<use xlink:href="#${id}" transform="translate(${num(x)} ${num(y)}) rotate(${Math.round(turned)}) scale(${scale.toFixed(2)})"/>`
}

const SERVING: Point[][] = [
  [[0, 62], [12, 66], [30, 100], [74, 154], [112, 176], [126, 180]],
  [[0, 70], [10, 72], [40, 128], [84, 158], [128, 166], [146, 166]],
  [[0, 56], [18, 56], [32, 90], [62, 160], [84, 194], [92, 200]],
]

/** A glazed bowl whose mouth is filled by `content`, drawn between its back and its front. */
function served(sheet: Sheet, fill: (rx: number, ry: number, y: number) => string, plainGround?: string): Thing {
  const { random, colours } = sheet
  const lathe = turn(random.pick(SERVING), 0.34)
  const tall = lathe.height
  const rim = lathe.radius(tall)
  const plain = random.chance(0.4)
  const ground = plainGround ?? (plain ? colours.main : mix('#f4eddc', colours.ground, 0.5))
  const brush = { ink: plain ? darken(ground, 0.35) : colours.main, second: colours.second, accent: colours.third, ground }
  const bands = plain ? '' : paintBands(lathe, random, brush, tall * 0.36, tall * 0.95, 1)
  const inner = rim - 8
  return {
    svg:
      clipped(sheet, lathe.silhouette, shape(lathe.silhouette, ground) + bands + roundLight(sheet, lathe)) +
      ellipse(0, -tall, rim, rim * 0.34, lighten(ground, 0.3)) + ellipse(0, -tall + 2, inner, inner * 0.33, darken(ground, 0.62)) +
      fill(inner, inner * 0.33, -tall + 2) +
      stroke(`M${num(-rim + 2)} ${num(-tall + 4)}A${num(rim - 2)} ${num(rim * 0.335)} 0 0 0 ${num(rim - 2)} ${num(-tall + 4)}`, lighten(ground, 0.45), 5) +
      glint(lathe, tall * 0.4, tall * 0.86, -0.92, 0.2, 0.4),
    width: rim * 2,
    height: tall + rim * 0.62,
    pose: 'stands',
    centimetres: 13,
    foot: (lathe.profile[0]?.[1] ?? 60) * 1.2,
    focus: { at: [0, -tall - 10], across: rim },
  }
}

/** Pieces heaped on an ellipse, far ones first. */
function heap(sheet: Sheet, ids: string[], rx: number, ry: number, y: number, how: { size: number; count: number; hump: number; base: string }): string {
  const { random } = sheet
  // The angle of the sunflower spreads the pieces evenly; chance only shakes them.
  const spots = Array.from({ length: how.count }, (_, i) => {
    const r = Math.min(0.95, Math.sqrt((i + 0.5) / how.count) * 0.95 + random.between(-0.04, 0.04))
    const a = i * 2.39996 + random.between(-0.2, 0.2)
    const lift = how.hump * (1 - r * r) * random.between(0.86, 1)
    return { x: Math.cos(a) * r * rx, depth: Math.sin(a) * r, y: y + Math.sin(a) * r * ry - lift }
  }).sort((a, b) => a.depth - b.depth)
  const dome = `M${num(-rx * 0.97)} ${num(y)}C${num(-rx * 0.6)} ${num(y - how.hump * 1.15)} ${num(rx * 0.6)} ${num(y - how.hump * 1.15)} ${num(rx * 0.97)} ${num(y)}A${num(rx * 0.97)} ${num(ry * 0.97)} 0 0 1 ${num(-rx * 0.97)} ${num(y)}Z`
  const shade = shape(dome, how.base)
  return shade + spots.map((spot) => use(random.pick(ids), spot.x, spot.y, how.size * (0.9 + spot.depth * 0.12), random.between(0, 360))).join('')
}

/** Pieces over the whole frame, as if the eye were in the bowl. */
function closeUp(sheet: Sheet, ids: string[], size: number, base: string): string {
  const chance = chanceOf(sheet.seed)
  const scale = size * 4.6
  const step = size * 118
  let svg = rect(0, 0, 1000, 1000, base)
  for (let layer = 0; layer < 2; layer += 1) {
    for (let y = -step; y < 1000 + step; y += step * 0.7) {
      for (let x = -step; x < 1000 + step; x += step) svg += use(chance.pick(ids), x + chance.between(-0.4, 0.4) * step, y + chance.between(-0.3, 0.3) * step, scale * chance.between(0.9, 1.1), chance.between(0, 360))
    }
    if (layer === 0) svg += rect(0, 0, 1000, 1000, '#140a06', 'opacity="0.35"')
  }
  return svg
}

/** The maker of a bowl full of one kind of piece. */
export function bowlOf(name: PieceName, base: string): Maker {
  return (sheet) => {
    const kind: PieceName = name === 'walnut' && sheet.colours.main === '#9c2236' ? 'walnut-kernel' : name
    const ids = symbols(sheet, kind)
    const { size, count } = MEASURE[kind]
    return {
      ...served(sheet, (rx, ry, y) => heap(sheet, ids, rx, ry, y, { size, count: Math.round(count * 1.15), hump: rx * 0.4, base })),
      macro: () => closeUp(sheet, ids, size, base),
    }
  }
}

const POWDERS: Record<string, string> = { '#d08a1c': '#d98f12', '#9c2236': '#7d1f2c', '#c5677b': '#a8704a', '#8a5a37': '#6b4a2c', '#5f8a4a': '#7d8a45' }

/** A cone of ground spice in a bowl; whole cumin when the palette is of earth. */
export function spice(sheet: Sheet): Thing {
  if (sheet.colours.main === '#8a5a37') return bowlOf('cumin', '#2c1c10')(sheet)
  const { random } = sheet
  const powder = POWDERS[sheet.colours.main] ?? '#a9762f'
  const petals = sheet.colours.main === '#c5677b' ? symbols(sheet, 'rosebuds') : []
  const speckle = (count: number, spot: () => Point, size: number) => {
    const tones = [darken(powder, 0.35), lighten(powder, 0.3), darken(powder, 0.15)]
    return tones.map((tone) => {
      let data = ''
      for (let i = 0; i < count; i += 1) { const [x, y] = spot(); data += `M${num(x)} ${num(y)}h.1` }
      return stroke(data, tone, size, 'stroke-linecap="round" opacity="0.6"')
    }).join('')
  }
  const cone = (rx: number, ry: number, y: number) => {
    const top = y - rx * 0.62
    const outline = `M${num(-rx)} ${num(y)}C${num(-rx * 0.6)} ${num(y - rx * 0.1)} ${num(-rx * 0.24)} ${num(top + 6)} 0 ${num(top)}C${num(rx * 0.26)} ${num(top + 8)} ${num(rx * 0.6)} ${num(y - rx * 0.1)} ${num(rx)} ${num(y)}A${num(rx)} ${num(ry)} 0 0 1 ${num(-rx)} ${num(y)}Z`
    const side = sheet.linear([[0, darken(powder, 0.12)], [0.34, lighten(powder, 0.22)], [0.52, powder], [1, darken(powder, 0.5)]], [0, 0.2], [1, 0.4])
    const grains = speckle(260, () => { const t = random.next() ** 0.6; return [random.between(-1, 1) * rx * t, top + (y + ry * 0.8 - top) * t + random.between(-6, 6)] }, 2.2)
    const slides = Array.from({ length: 9 }, () => { const x = random.between(-0.7, 0.7) * rx; return `M${num(x * 0.2)} ${num(top + random.between(10, 50))}Q${num(x * 0.6)} ${num(y - rx * 0.2)} ${num(x)} ${num(y + ry * 0.3)}` }).join('')
    const buds = petals.length ? Array.from({ length: 12 }, () => use(random.pick(petals), random.between(-0.6, 0.6) * rx, y - random.between(-0.1, 0.34) * rx, 0.62, random.between(0, 360))).join('') : ''
    return clipped(sheet, outline, shape(outline, side) + stroke(slides, darken(powder, 0.3), 3, 'opacity="0.18"') + grains) + buds
  }
  return {
    ...served(sheet, cone),
    macro: () => {
      const ridges = Array.from({ length: 7 }, (_, i) => `M-50 ${num(120 + i * 140)}Q300 ${num(40 + i * 140)} 560 ${num(130 + i * 130)}T1050 ${num(90 + i * 140)}`).join('')
      return rect(0, 0, 1000, 1000, sheet.linear([[0, lighten(powder, 0.25)], [0.5, powder], [1, darken(powder, 0.3)]], [0, 0], [1, 1])) + stroke(ridges, darken(powder, 0.35), 46, 'opacity="0.22"') + stroke(ridges, lighten(powder, 0.4), 30, 'opacity="0.2" transform="translate(0 -30)"') + speckle(1700, () => [random.between(0, 1000), random.between(0, 1000)], 5) + (petals.length ? Array.from({ length: 9 }, () => use(random.pick(petals), random.between(60, 940), random.between(60, 940), 3.2, random.between(0, 360))).join('') : '')
    },
  }
}

/** Rolled bark quills tied with string. */
export function cinnamon(sheet: Sheet): Thing {
  const { random } = sheet
  const bark = '#9a5a2e'
  let quills = ''
  for (let row = 2; row >= 0; row -= 1) {
    for (let i = 0; i < 5 - row; i += 1) {
      const y = -26 - row * 44 - random.between(0, 4)
      const x = random.between(-14, 14)
      const tone = mix(bark, random.pick(['#7a4220', '#b3713c']), random.next() * 0.6)
      const skin = sheet.linear([[0, lighten(tone, 0.3)], [0.4, tone], [1, darken(tone, 0.55)]])
      const top = y - i * 5
      const long = 210 + random.between(-16, 16)
      const lines = Array.from({ length: 5 }, (_, n) => `M${num(x - long)} ${num(top - 16 + n * 8)}h${num(long * 2)}`).join('')
      const curl = `M${num(x + long)} ${num(top)}m-9 -14a14 24 0 1 1 -2 30a10 16 0 1 1 2 -22a5 9 0 1 1 0 12`
      quills += rect(x - long, top - 22, long * 2, 44, skin, 'rx="9"') + stroke(lines, darken(tone, 0.4), 1, 'opacity="0.35"') + ellipse(x + long, top, 12, 22, darken(tone, 0.25)) + stroke(curl, lighten(tone, 0.25), 4) + stroke(curl, darken(tone, 0.5), 1.4)
    }
  }
  const string = Array.from({ length: 4 }, (_, i) => `M${num(-30 + i * 9)} -2C${num(-40 + i * 9)} -60 ${num(-38 + i * 9)} -110 ${num(-24 + i * 9)} -150`).join('')
  const bow = 'M-10 -150C-70 -210 -80 -150 -10 -150C60 -210 66 -150 -10 -150M-10 -150C-20 -120 -50 -110 -66 -92M-10 -150C6 -124 24 -110 44 -96'
  return {
    svg: quills + stroke(string + bow, '#7a6238', 5, 'stroke-linecap="round"') + stroke(string + bow, '#d8c08a', 3, 'stroke-linecap="round" stroke-dasharray="6 2"'),
    width: 480, height: 190, pose: 'stands', centimetres: 5, foot: 226, focus: { at: [100, -80], across: 210 },
  }
}
