import { darken, lighten, mix } from './colour.ts'
import { lines, num, place, type Point, sample } from './geometry.ts'
import { body, glint, mouth, turn } from './lathe.ts'
import { BOTEH, flower, LEAF, SAZ } from './motifs.ts'
import { clipped, ellipse, group, rect, type Sheet, shape, stroke } from './sheet.ts'
import { boxShadow } from './stage.ts'
import type { Thing } from './thing.ts'

const flip = (points: readonly Point[]) => points.map(([x, y]): Point => [x, -y])

/** The lobed medallion and corner pieces of a Persian binding. */
function toranj(rx: number, ry: number, lobes: number): Point[] {
  return sample(
    Array.from({ length: lobes * 2 }, (_, i): Point => {
      const a = (i / (lobes * 2)) * Math.PI * 2 - Math.PI / 2
      const r = i % 2 ? 0.82 : 1
      const tip = Math.abs(Math.sin(a)) > 0.99 ? 1.16 : 1
      return [Math.cos(a) * rx * r, Math.sin(a) * ry * r * tip]
    }),
    4,
  )
}

/** A bound book that stands, turned a little so that its spine shows. */
export function book(sheet: Sheet): Thing {
  const { colours, random } = sheet
  const notebook = sheet.seed === 288 || sheet.seed === 289
  const [w, h, d] = [random.between(270, 300), random.between(390, 420), notebook ? 44 : random.between(60, 84)]
  const leather = darken(colours.main, 0.16)
  const gold = '#d8b25e'
  const deep = darken(leather, 0.35)
  const [cx, cy] = [0, -h / 2]
  const lobes = random.pick([6, 8, 10])
  const medallion = (share: number) => lines(place(toranj(w * 0.27 * share, h * 0.24 * share, lobes), cx, cy, 1))
  const vines = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * Math.PI * 2
    const at: Point = [cx + Math.cos(a) * w * 0.15, cy + Math.sin(a) * h * 0.13]
    return shape(lines(place(i % 2 ? BOTEH : SAZ, at[0], at[1], 15, a + 1.57)), gold) + shape(lines(place(LEAF, cx + Math.cos(a + 0.4) * w * 0.08, cy + Math.sin(a + 0.4) * h * 0.08, 9, a + 2)), gold)
  }).join('')
  const pendants = [-1, 1].map((s) => shape(lines(place(toranj(16, 24, 4), cx, cy + s * h * 0.325, 1)), gold) + shape(lines(place(flower(6), cx, cy + s * h * 0.325, 9)), deep)).join('')
  const corner = lines(sample([[0, 0], [w * 0.34, 0], [w * 0.27, h * 0.05], [w * 0.16, h * 0.06], [w * 0.14, h * 0.12], [w * 0.06, h * 0.15], [0, h * 0.23]], 5, false))
  const corners = [[-1, -1], [1, -1], [-1, 1], [1, 1]].map(([sx = 1, sy = 1]) => {
    const inset = `translate(${num(sx * (w / 2 - 26))} ${num(cy + sy * (h / 2 - 26))}) scale(${-sx} ${-sy})`
    return group(shape(corner, deep, `stroke="${gold}" stroke-width="2.4"`) + shape(lines(place(flip(BOTEH), 30, 34, 20, -0.6)), gold) + shape(lines(place(flower(5), 66, 16, 9)), gold) + shape(lines(place(flower(5), 16, 72, 8)), gold), inset)
  }).join('')
  const frame = (inset: number, width: number, more = '') => `<rect x="${num(-w / 2 + inset)}" y="${num(-h + inset)}" width="${num(w - inset * 2)}" height="${num(h - inset * 2)}" fill="none" stroke="${gold}" stroke-width="${width}" ${more}/>`
  const tooling = notebook
    ? stroke(`M${num(w / 2 - 46)} ${num(-h)}V0`, darken(leather, 0.5), 13, 'opacity="0.5"') + stroke(`M${num(w / 2 - 48)} ${num(-h)}V0`, mix(leather, '#2a1a10', 0.4), 11) + stroke(`M${num(w / 2 - 51)} ${num(-h)}V0`, lighten(leather, 0.3), 1.4) + shape(lines(place(flip(BOTEH), cx - 20, cy, 44)), 'none', `stroke="${deep}" stroke-width="4"`) + stroke(lines(place(flip(BOTEH), cx - 21, cy - 1.5, 44)), lighten(leather, 0.35), 1.2)
    : frame(12, 3) + frame(18, 1.2) + frame(24, 1.2, 'stroke-dasharray="2 5"') + corners + shape(medallion(1.06), gold) + shape(medallion(1), deep) + stroke(medallion(0.9), gold, 1.4) + vines + shape(lines(place(flower(8), cx, cy, 26)), gold) + shape(lines(place(flower(8), cx, cy, 15)), leather) + pendants
  const face = `M${num(-w / 2)} ${num(-h)}H${num(w / 2)}V0H${num(-w / 2)}Z`
  const light = sheet.linear([[0, '#fff4dc', 0.34], [0.35, '#fff4dc', 0.05], [1, '#0f0608', 0.36]], [0, 0], [1, 1])
  let grain = ''
  for (let i = 0; i < 260; i += 1) grain += `M${num(random.between(-w / 2, w / 2))} ${num(random.between(-h, 0))}h${num(random.between(0.6, 2.4))}`
  const [dx, dy] = [-d * 0.72, -d * 0.3]
  const spine = lines([[-w / 2, -h], [-w / 2 + dx, -h + dy], [-w / 2 + dx, dy], [-w / 2, 0]])
  const bands = [0.14, 0.32, 0.5, 0.68, 0.86].map((share) => lines([[-w / 2, -h * share], [-w / 2 + dx, -h * share + dy], [-w / 2 + dx, -h * share + dy - 9], [-w / 2, -h * share - 9]]))
  const pages = lines([[-w / 2 + 5, -h + 1], [w / 2 - 5, -h + 1], [w / 2 - 5 + dx, -h + dy + 3], [-w / 2 + dx + 5, -h + dy + 3]])
  const leaves = Array.from({ length: 7 }, (_, i) => `M${num(-w / 2 + 6 + (dx * (i + 1)) / 8)} ${num(-h + (dy * (i + 1)) / 8)}h${num(w - 12)}`).join('')
  const back = lines([[-w / 2 + dx, -h + dy], [w / 2 + dx, -h + dy], [w / 2 + dx, -h + dy + 5], [-w / 2 + dx, -h + dy + 5]])
  return {
    svg: group(
      shape(back, deep) + shape(pages, '#e9dcbc') + stroke(leaves, '#b8a67c', 1) +
        shape(spine, darken(leather, 0.3)) + bands.map((data) => shape(data, leather) + stroke(data, notebook ? deep : gold, 1.2)).join('') + shape(spine, sheet.linear([[0, '#0f0608', 0.5], [0.5, '#fff4dc', 0.16], [1, '#0f0608', 0.1]], [0, 0], [1, 0])) +
        shape(face, leather) + stroke(grain, deep, 1.2, 'opacity="0.35"') + tooling + shape(face, light) + stroke(face, lighten(leather, 0.3), 1.2, 'opacity="0.6"') +
        (notebook ? '' : stroke(`M${num(w * 0.18)} 0q6 24 -4 44`, '#a3283a', 7)),
      `translate(${num(-dx / 2)} 0)`,
    ),
    width: w - dx,
    height: h - dy,
    pose: 'stands',
    centimetres: 24,
    foot: (w - dx) / 2,
    focus: { at: [-dx / 2, cy], across: w * 0.66 },
  }
}

/** Bodies of letters as a reed pen draws them; they are shapes of an exercise sheet and spell nothing. */
const STROKES: Point[][] = [
  [[1, -0.3], [0.9, 0.3], [0.4, 0.62], [-0.2, 0.6], [-0.7, 0.2], [-0.8, -0.4]],
  [[0.9, -0.2], [0.5, -0.4], [0.3, -0.1], [0.7, 0.1], [0.6, 0.5], [0, 0.7], [-0.7, 0.5], [-1.1, 0]],
  [[0.1, -1], [0.06, -0.4], [0, 0.3], [0.04, 0.5]],
  [[1.6, 0], [0.9, 0.2], [0, 0.26], [-0.9, 0.2], [-1.6, -0.02], [-1.7, -0.2]],
  [[0.4, -0.3], [0.1, -0.44], [-0.06, -0.16], [0.3, 0], [0.34, 0.3], [-0.3, 0.7]],
  [[0.7, -0.5], [0.1, -0.3], [-0.5, -0.34], [0.2, -0.1], [0.5, 0.3], [0, 0.7], [-0.6, 0.6]],
]

/** Sweeps a nib of fixed angle along a stroke, as a reed pen does: thick where it moves across, thin along. */
function penStroke(points: readonly Point[], x: number, y: number, size: number, nib: number): string {
  const curve = sample(points, 9, false)
  const [nx, ny] = [Math.cos(-1.05) * nib, Math.sin(-1.05) * nib]
  const last = curve.length - 1
  const at = curve.map(([px, py], i): [Point, number] => [[x + px * size, y + py * size], Math.min(1, 0.25 + i * 0.12, 0.15 + (last - i) * 0.1)])
  const upper = at.map(([[px, py], press]): Point => [px + nx * press, py + ny * press])
  const lower = at.map(([[px, py], press]): Point => [px - nx * press, py - ny * press])
  return lines([...upper, ...lower.reverse()])
}

const dotAt = (x: number, y: number, size: number) => `M${num(x)} ${num(y - size)}L${num(x + size * 1.1)} ${num(y)}L${num(x)} ${num(y + size)}L${num(x - size * 1.1)} ${num(y)}Z`

/** Paper swirls for the margin: colours floated on gum water and combed. */
function marbled(sheet: Sheet, w: number, h: number): string {
  const { random, colours } = sheet
  const tones = [colours.main, colours.light, colours.third, colours.second, '#f2e8d2']
  let svg = rect(-w / 2, -h / 2, w, h, mix(colours.light, '#efe6d2', 0.4))
  for (let i = 0; i < 46; i += 1) {
    const y = -h / 2 + (i / 46) * h
    const data = Array.from({ length: 9 }, (_, s): Point => [-w / 2 + (s / 8) * w, y + Math.sin(s * 1.7 + i * 0.5) * 15 + random.between(-7, 7)])
    svg += stroke(lines(sample(data, 4, false), false), random.pick(tones), random.between(1.5, 7), 'opacity="0.7"')
  }
  return svg
}

/** A framed sheet of calligraphy exercise. */
export function calligraphy(sheet: Sheet): Thing {
  const { random, colours } = sheet
  const square = sheet.seed === 295
  const [w, h] = square ? [400, 400] : [320, 440]
  const paper = square ? darken(colours.main, 0.3) : mix('#ecdcb8', colours.ground, 0.3)
  const ink = square ? '#e2bd62' : '#1f1a17'
  const [pw, ph] = square ? [w - 40, h - 40] : [w - 118, h - 128]
  let writing = ''
  const slant = sheet.seed === 293 ? -18 : -6
  if (square) {
    for (let i = 0; i < 26; i += 1) writing += shape(penStroke(random.pick(STROKES), random.between(-120, 120), random.between(-120, 120), random.between(40, 90), random.between(5, 13)), random.pick(['#e2bd62', '#f3dc9a', lighten(colours.main, 0.35), lighten(colours.main, 0.6)]), `opacity="${random.pick(['1', '0.75', '0.5'])}"`)
  } else {
    const rows = sheet.seed === 293 ? 4 : 9
    for (let row = 0; row < rows; row += 1) {
      const size = rows === 4 ? 30 : random.between(17, 30)
      const y = -ph / 2 + ((row + 0.5) / rows) * ph
      for (let x = pw / 2 - size; x > -pw / 2 + size * 0.6; ) {
        const body = random.pick(STROKES)
        writing += shape(penStroke(body, x, y + random.between(-6, 6), size, size * 0.17), ink, rows === 9 && random.chance(0.2) ? 'opacity="0.55"' : '')
        const dots = random.int(0, 2)
        for (let k = 0; k < dots; k += 1) writing += shape(dotAt(x + k * size * 0.4, y + (random.chance(0.5) ? -size * 0.5 : size * 0.95), size * 0.14), ink)
        x -= size * random.between(0.9, 1.6)
      }
    }
  }
  const inner = `M${num(-pw / 2)} ${num(-ph / 2)}H${num(pw / 2)}V${num(ph / 2)}H${num(-pw / 2)}Z`
  const texture = square
    ? Array.from({ length: 40 }, () => ellipse(random.between(-pw / 2, pw / 2), random.between(-ph / 2, ph / 2), random.between(20, 90), random.between(10, 40), lighten(colours.main, random.next() * 0.3), 'opacity="0.14"')).join('')
    : Array.from({ length: 60 }, () => ellipse(random.between(-pw / 2, pw / 2), random.between(-ph / 2, ph / 2), random.between(0.6, 2), random.between(0.5, 1.4), '#c9a24c', 'opacity="0.7"')).join('')
  const wood = random.pick(['#3a2a20', '#6b4a2e', '#22242c'])
  const mat = square ? rect(-w / 2 + 12, -h / 2 + 12, w - 24, h - 24, '#10131f') : rect(-w / 2 + 14, -h / 2 + 14, w - 28, h - 28, '#f3ecdc') + clipped(sheet, `M${num(-pw / 2 - 26)} ${num(-ph / 2 - 26)}H${num(pw / 2 + 26)}V${num(ph / 2 + 26)}H${num(-pw / 2 - 26)}Z`, marbled(sheet, pw + 56, ph + 56)) + stroke(`M${num(-pw / 2 - 4)} ${num(-ph / 2 - 4)}H${num(pw / 2 + 4)}V${num(ph / 2 + 4)}H${num(-pw / 2 - 4)}Z`, '#b98a3c', 3)
  return {
    svg:
      boxShadow(-w / 2, -h / 2, w, h, 16) + rect(-w / 2, -h / 2, w, h, sheet.linear([[0, lighten(wood, 0.22)], [0.5, wood], [1, darken(wood, 0.4)]], [0, 0], [1, 1])) + stroke(`M${-w / 2 + 11} ${-h / 2 + 11}H${w / 2 - 11}V${h / 2 - 11}H${-w / 2 + 11}Z`, '#c9a25a', 2) +
      mat + clipped(sheet, inner, shape(inner, paper) + texture + group(writing, `rotate(${slant})`)) +
      shape(`M${-w / 2 + 14} ${h * 0.1}L${w * 0.1} ${-h / 2 + 14}H${w * 0.3}L${-w / 2 + 14} ${h * 0.36}Z`, '#ffffff', 'opacity="0.09"'),
    width: w,
    height: h,
    pose: 'hangs',
    centimetres: 60,
    focus: { at: [10, -10], across: 150 },
  }
}

/** Reed pens in a holder beside an inkpot. */
export function pens(sheet: Sheet): Thing {
  const { random, colours } = sheet
  const brass = '#c59a48'
  const holder = turn([[0, 66], [8, 70], [30, 58], [150, 62], [190, 74]], 0.24)
  const pot = turn([[0, 64], [8, 70], [40, 82], [76, 70], [92, 40], [108, 46]], 0.26)
  const reed = (angle: number, long: number, x: number) => {
    const tone = mix('#8a5226', random.pick(['#5c3218', '#b9803f']), random.next())
    const skin = sheet.linear([[0, darken(tone, 0.4)], [0.35, lighten(tone, 0.4)], [1, darken(tone, 0.4)]], [0, 0], [1, 0])
    const knots = [0.3, 0.66].map((share) => rect(-10, -long * share, 20, 4, darken(tone, 0.35), 'rx="2"')).join('')
    const tip = shape(`M-9 ${num(-long)}L-7 ${num(-long - 46)}L4 ${num(-long - 52)}L9 ${num(-long)}Z`, '#d9b98a') + shape(`M-7 ${num(-long - 46)}L4 ${num(-long - 52)}L3 ${num(-long - 34)}L-6 ${num(-long - 30)}Z`, '#1d1714') + stroke(`M-1 ${num(-long - 48)}V${num(-long - 20)}`, '#5a3a20', 1)
    return group(rect(-9, -long, 18, long, skin) + knots + tip, `translate(${num(x)} -150) rotate(${num(angle)})`)
  }
  const fan = [[-16, 190, -18], [-6, 226, -8], [5, 206, 4], [15, 180, 14], [24, 214, 22]].map(([a = 0, l = 0, x = 0]) => reed(a + random.between(-3, 3), l, x)).join('')
  const glaze = colours.main
  const brush = { ink: '#f0dca6', second: '#f0dca6', accent: '#f0dca6' }
  const rings = [24, 44, 140, 160].map((y) => stroke(`M${num(-holder.radius(y))} ${-y}A${num(holder.radius(y))} ${num(holder.radius(y) * 0.24)} 0 0 0 ${num(holder.radius(y))} ${-y}`, brush.ink, 3, 'opacity="0.8"')).join('')
  const cup = mouth(sheet, holder, lighten(glaze, 0.3), darken(glaze, 0.6), 7) + fan + clipped(sheet, 'M-90 -186A74 17.8 0 0 0 90 -186V40H-90Z', body(sheet, holder, glaze, rings, 1.05)) + glint(holder, 30, 150, -0.9, 0.18, 0.4)
  const ink = body(sheet, pot, brass, '', 1.2) + mouth(sheet, pot, lighten(brass, 0.4), '#0e0c0d', 6) + glint(pot, 16, 66, -0.8, 0.3, 0.55) + ellipse(4, -104, 28, 6, '#2a2522')
  return {
    svg: group(cup, 'translate(-62 0)') + group(ellipse(8, 4, 84, 18, '#1a0f0a', 'opacity="0.35"') + ink, 'translate(110 14)'),
    width: 400,
    height: 440,
    pose: 'stands',
    centimetres: 30,
    foot: 150,
    focus: { at: [-40, -300], across: 230 },
  }
}
