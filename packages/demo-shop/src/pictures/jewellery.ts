import { darken, lighten, mix } from './colour.ts'
import { lines, num, place, type Point, polar, ring as ringPoints, sample, star } from './geometry.ts'
import { BOTEH, flower, LEAF } from './motifs.ts'
import { clipped, ellipse, group, rect, type Sheet, shape, stroke } from './sheet.ts'
import type { Thing } from './thing.ts'


/** Silver, or gold plate where the palette is warm. */
function metal(sheet: Sheet, golden: boolean) {
  const tones = golden ? ['#fff1c4', '#d9b15a', '#8a6224', '#f3d98f', '#a67a30'] : ['#fdfdfb', '#c3c7cc', '#6f757d', '#eef0f2', '#8e949c']
  const [bright = '#fff', middle = '#ccc', dark = '#777', soft = '#eee', deep = '#888'] = tones
  return {
    bright, middle, dark, deep, soft,
    across: sheet.linear([[0, dark], [0.16, soft], [0.34, bright], [0.55, middle], [0.78, dark], [0.92, soft], [1, deep]], [0, 0], [1, 0.25]),
    down: sheet.linear([[0, bright], [0.35, middle], [0.6, dark], [0.8, soft], [1, deep]], [0, 0], [0.3, 1]),
  }
}

type Metal = ReturnType<typeof metal>

/** A polished cabochon: turquoise with its matrix, agate with its glow, lapis with its gold. */
export function gem(sheet: Sheet, cx: number, cy: number, rx: number, ry: number): string {
  const { random, colours } = sheet
  const blue = colours.main === '#00808a'
  const night = colours.main === '#22407f'
  const base = blue ? random.pick(['#27a9b8', '#3fb3bd', '#1f9aa8']) : night ? '#1f3f9c' : colours.main === '#9c2236' ? '#8d1a24' : colours.main
  const outline = lines(ringPoints(cx, cy, 40, () => 1).map(([x, y]): Point => [cx + (x - cx) * rx, cy + (y - cy) * ry]))
  const deep = sheet.radial([[0, lighten(base, 0.25)], [0.55, base], [1, darken(base, 0.5)]], [0.42, 0.36], 0.7)
  let inside = ''
  if (blue) {
    const veins = sheet.seed % 2 === 0 || random.chance(0.25) ? 7 : 2
    for (let i = 0; i < veins; i += 1) {
      let [x, y] = [cx + random.between(-rx, rx), cy - ry]
      let data = `M${num(x)} ${num(y)}`
      for (let s = 0; s < 7; s += 1) {
        x += random.between(-rx * 0.34, rx * 0.34)
        y += ry * 0.32
        data += `L${num(x)} ${num(y)}`
      }
      inside += stroke(data, '#3d2a1c', random.between(0.8, 2.6), 'opacity="0.6" stroke-linejoin="round"')
    }
  } else if (night) {
    for (let i = 0; i < 46; i += 1) inside += ellipse(cx + random.between(-rx, rx), cy + random.between(-ry, ry), random.between(0.5, 1.8), random.between(0.4, 1.2), '#e0bc5a', 'opacity="0.85"')
    for (let i = 0; i < 4; i += 1) inside += ellipse(cx + random.between(-rx, rx), cy + random.between(-ry, ry), rx * 0.24, ry * 0.1, '#aebbe0', 'opacity="0.2"')
  } else {
    for (let i = 1; i < 6; i += 1) inside += `<ellipse cx="${num(cx + rx * 0.2)}" cy="${num(cy + ry * 0.5)}" rx="${num(rx * i * 0.3)}" ry="${num(ry * i * 0.26)}" fill="none" stroke="${lighten(base, 0.35)}" stroke-width="${num(ry * 0.04)}" opacity=".22"/>`
    inside += ellipse(cx + rx * 0.2, cy + ry * 0.5, rx * 0.7, ry * 0.5, sheet.radial([[0, '#ff9a6a', 0.7], [1, base, 0]]))
  }
  const shine = sample([[-0.62, -0.1], [-0.5, -0.5], [-0.1, -0.74], [0.3, -0.7], [0, -0.5], [-0.36, -0.26], [-0.5, 0]], 5).map(([x, y]): Point => [cx + x * rx, cy + y * ry])
  return (
    clipped(sheet, outline, shape(outline, deep) + inside + shape(outline, sheet.radial([[0.6, '#0a0608', 0], [1, '#0a0608', 0.5]], [0.45, 0.4], 0.62))) +
    shape(lines(shine), '#ffffff', 'opacity="0.72"') +
    stroke(`M${num(cx - rx * 0.3)} ${num(cy + ry * 0.82)}Q${num(cx + rx * 0.4)} ${num(cy + ry * 0.9)} ${num(cx + rx * 0.78)} ${num(cy + ry * 0.3)}`, '#ffffff', rx * 0.035, 'opacity="0.45" stroke-linecap="round"')
  )
}

/** Small balls of metal along an ellipse. */
function granules(sheet: Sheet, m: Metal, cx: number, cy: number, rx: number, ry: number, count: number, size: number): string {
  const ball = sheet.radial([[0, m.bright], [0.5, m.middle], [1, m.dark]], [0.36, 0.32], 0.7)
  const id = sheet.define((name) => `<circle id="${name}" r="${num(size)}" fill="${ball}"/>`)
  return Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2
    return `<use xlink:href="#${id}" x="${num(cx + Math.cos(a) * rx)}" y="${num(cy + Math.sin(a) * ry)}"/>`
  }).join('')
}

/** A ring that stands upright, stone to the eye. */
export function fingerRing(sheet: Sheet): Thing {
  const { random } = sheet
  const slim = sheet.seed === 156
  const m = metal(sheet, slim)
  const [rx, ry] = slim ? [112, 120] : [116, 118]
  const wide = slim ? 13 : random.between(26, 34)
  const cy = -ry - 6
  const band = (o: number, offset: number) => `M${num(-rx - o)} ${num(cy + offset)}A${num(rx + o)} ${num(ry + o)} 0 1 0 ${num(rx + o)} ${num(cy + offset)}A${num(rx + o)} ${num(ry + o)} 0 1 0 ${num(-rx - o)} ${num(cy + offset)}Z`
  const thick = slim ? 10 : 17
  const hole = `M${num(-rx + thick)} ${num(cy)}A${num(rx - thick)} ${num(ry - thick)} 0 1 1 ${num(rx - thick)} ${num(cy)}A${num(rx - thick)} ${num(ry - thick)} 0 1 1 ${num(-rx + thick)} ${num(cy)}Z`
  const back = group(shape(band(-4, 0) + hole, m.deep, 'fill-rule="evenodd"'), `translate(${num(wide * 0.5)} ${num(-wide * 0.3)})`)
  const front = shape(band(0, 0) + hole, m.across, 'fill-rule="evenodd"') + stroke(band(0, 0), m.dark, 1.4) + stroke(hole, m.dark, 1.6) + stroke(band(-4, 0), m.bright, 1.6, 'opacity="0.7"')
  let engraving = ''
  for (let i = 0; i < 13; i += 1) {
    const a = Math.PI * (0.1 + (i / 12) * 0.8)
    const [x, y] = polar(0, 0, 1, a)
    engraving += stroke(lines(place(i % 2 ? LEAF : BOTEH, x * (rx - 8.5), cy + y * (ry - 8.5), 7.5, a + 1.57)), m.dark, 1.1, 'opacity="0.75"')
  }
  const gy = cy - ry - (slim ? 4 : 8)
  const [gx, gh] = slim ? [40, 34] : [random.between(72, 82), random.between(58, 66)]
  const shoulders = [-1, 1].map((s) => {
    const wing: Point[] = [[s * gx * 0.6, gy + gh * 0.5], [s * (gx + 8), gy + gh * 0.62], ...sample([[s * (rx - 6), cy - ry * 0.72], [s * (rx + 3), cy - ry * 0.42], [s * rx, cy - ry * 0.16]], 5, false), ...sample([[s * (rx - 12), cy - ry * 0.2], [s * (rx - 22), cy - ry * 0.56], [s * gx * 0.5, gy + gh * 1.3]], 5, false)]
    return shape(lines(wing), m.down, `stroke="${m.dark}" stroke-width="1.2"`) + stroke(lines(place(LEAF, s * (rx - 9), cy - ry * 0.5, 17, s * 0.3 + 3.1)), m.dark, 1.6, 'opacity="0.75"') + stroke(lines(place(LEAF, s * (rx - 10), cy - ry * 0.505, 17, s * 0.3 + 3.1)), m.bright, 0.8, 'opacity="0.8"')
  }).join('')
  const bezel =
    ellipse(0, gy + 7, gx + 15, gh + 13, m.deep) + ellipse(0, gy + 3, gx + 14, gh + 12, m.down, `stroke="${m.dark}" stroke-width="1"`) +
    granules(sheet, m, 0, gy + 2, gx + 8.5, gh + 7, slim ? 30 : 44, slim ? 3 : 4.2) + ellipse(0, gy, gx + 3, gh + 3, m.dark) + ellipse(0, gy - 0.5, gx + 2, gh + 2, m.across)
  return {
    svg: back + (slim ? '' : shoulders) + front + (slim ? '' : engraving) + bezel + gem(sheet, 0, gy - 2, gx, gh),
    width: 320,
    height: -(gy - gh - 20),
    pose: 'stands',
    centimetres: 3.2,
    foot: 70,
    focus: { at: [0, gy + 14], across: 240 },
  }
}

/** The eight-fold shamseh of the tile makers, pierced, with a stone in its heart; origin at its middle. */
function shamseh(sheet: Sheet, m: Metal, r: number): string {
  const n = sheet.random.pick([8, 10, 12])
  const outer = star(n, r, r * 0.78)
  let piercing = ''
  for (let i = 0; i < n; i += 1) {
    const a = (i / n) * Math.PI * 2 - Math.PI / 2
    piercing += shape(lines(place(BOTEH, Math.cos(a) * r * 0.7, Math.sin(a) * r * 0.7, r * 0.1, a - 1.57)), '#241c1c', 'opacity="0.75"')
    piercing += ellipse(Math.cos(a + Math.PI / n) * r * 0.66, Math.sin(a + Math.PI / n) * r * 0.66, r * 0.045, r * 0.045, '#241c1c', 'opacity="0.75"')
  }
  return (
    group(shape(lines(outer), m.dark), 'translate(1.6 2.6)') + shape(lines(outer), m.across, `stroke="${m.dark}" stroke-width="1.4" stroke-linejoin="round"`) +
    stroke(lines(place(outer, 0, 0, 0.93)), m.bright, 1.6, 'opacity="0.8"') + piercing +
    granules(sheet, m, 0, 0, r * 0.52, r * 0.52, 30, r * 0.042) + ellipse(0, 0, r * 0.46, r * 0.46, m.down, `stroke="${m.dark}" stroke-width="1.2"`) + gem(sheet, 0, 0, r * 0.4, r * 0.4)
  )
}

/** Links of a fine chain along a curve. */
function chain(points: readonly Point[], m: Metal): string {
  let data = ''
  points.forEach(([x, y], i) => {
    const [bx, by] = points[i - 1] ?? [x, y]
    const a = (Math.atan2(y - by, x - bx) * 180) / Math.PI
    if (i % 2) data += `<ellipse cx="${num(x)}" cy="${num(y)}" rx="4.6" ry="2.7" transform="rotate(${num(a)} ${num(x)} ${num(y)})"/>`
  })
  return group(group(data, 'translate(.8 1.2)', `fill="none" stroke="${m.dark}" stroke-width="2"`) + group(data, 'translate(0 0)', `fill="none" stroke="${m.soft}" stroke-width="1.4"`), 'translate(0 0)')
}

function softShadow(sheet: Sheet, x: number, y: number, rx: number, ry: number): string {
  return ellipse(x + rx * 0.14, y + ry * 0.12, rx * 1.12, ry * 1.1, sheet.radial([[0.5, '#1d110c', 0.4], [0.78, '#1d110c', 0.18], [1, '#1d110c', 0]]))
}

/** A pendant on its chain. */
export function pendant(sheet: Sheet): Thing {
  const m = metal(sheet, sheet.random.chance(0.25))
  const wave = sample([[-120, -250], [-104, -170], [-60, -90], [0, -28], [60, -90], [104, -170], [120, -250]], 22, false)
  const drop = 70
  return {
    svg:
      group(stroke(lines(wave, false), '#2a1a12', 6, 'opacity="0.12"'), 'translate(5 9)') + chain(wave, m) +
      softShadow(sheet, 0, drop + 26, 96, 96) + ellipse(0, -24, 9, 12, 'none', `stroke="${m.dark}" stroke-width="5"`) + ellipse(0, -24, 9, 12, 'none', `stroke="${m.soft}" stroke-width="3"`) +
      group(shamseh(sheet, m, 98), `translate(0 ${drop + 8})`) +
      shape(lines(place(sample([[0, -1], [0.5, 0.1], [0.4, 0.7], [0, 1], [-0.4, 0.7], [-0.5, 0.1]], 4), 0, drop + 134, 26)), m.down, `stroke="${m.dark}" stroke-width="1.2"`) + gem(sheet, 0, drop + 138, 9, 13),
    width: 270,
    height: 520,
    pose: 'lies',
    centimetres: 24,
    focus: { at: [0, drop + 10], across: 240 },
  }
}

/** Two earrings side by side. */
export function earrings(sheet: Sheet): Thing {
  const { colours, random } = sheet
  const golden = sheet.seed !== 174
  const m = metal(sheet, golden)
  const manner = sheet.seed === 174 ? 'filigree' : sheet.seed === 176 ? 'seeds' : 'enamel'
  const hook = stroke('M0 -62C-2 -110 34 -118 34 -84C34 -66 26 -52 24 -40', m.dark, 5, 'stroke-linecap="round"') + stroke('M0 -62C-2 -110 34 -118 34 -84C34 -66 26 -52 24 -40', m.soft, 2.6, 'stroke-linecap="round"')
  const flip = (points: readonly Point[]) => points.map(([x, y]): Point => [x, -y])
  let drop = ''
  if (manner === 'enamel') {
    const at = (scale: number, fill: string, more = '') => shape(lines(place(flip(BOTEH), 0, 60, scale)), fill, more)
    drop = at(80, m.down, `stroke="${m.dark}" stroke-width="1.4"`) + at(72, darken(colours.main, 0.05)) + at(54, m.across) + at(50, lighten(colours.main, 0.22)) + at(30, '#f7f1e0')
    drop += shape(lines(place(flower(8), 2, 84, 17)), mix(colours.third, '#c2385a', 0.5)) + shape(lines(place(flower(6), 2, 84, 8)), '#f3d98f')
    for (let i = 0; i < 10; i += 1) drop += ellipse(2 + Math.cos(i * 0.63) * 44, 84 + Math.sin(i * 0.63) * 34, 2.6, 2.6, '#f7f1e0')
    drop += shape(lines(place(sample([[-0.4, 0.6], [-0.5, 0], [-0.2, -0.5], [0.1, -0.7], [-0.1, -0.2]], 5), 0, 60, 66)), '#ffffff', 'opacity="0.34"')
  } else if (manner === 'filigree') {
    const outline = flip(BOTEH).map(([x, y]): Point => [Math.abs(y) > 0.7 ? x * 0.7 : x, y])
    drop = stroke(lines(place(outline, 0, 66, 82)), m.dark, 7) + stroke(lines(place(outline, 0, 66, 82)), m.soft, 4, 'stroke-dasharray="2.6 1"')
    for (let i = 0; i < 19; i += 1) {
      const [x, y] = [random.between(-36, 36), 66 + random.between(-30, 62)]
      const curl = Array.from({ length: 26 }, (_, s) => polar(x, y, 15 * (1 - s / 30), s * 0.5 + i))
      drop += stroke(lines(curl, false), m.dark, 3) + stroke(lines(curl, false), m.bright, 1.5)
    }
    drop += granules(sheet, m, 0, 84, 12, 12, 7, 4) + granules(sheet, m, 0, 152, 0, 0, 1, 8)
  } else {
    const crown = shape(lines(star(6, 30, 18).map(([x, y]): Point => [x, y - 6])), m.down, `stroke="${m.dark}" stroke-width="1.2"`)
    const seed = (x: number, y: number) => stroke(`M${num(x * 0.3)} 10L${num(x)} ${num(y - 26)}`, m.soft, 2) + shape(lines(place(sample([[0, -1], [0.6, 0.1], [0.5, 0.7], [0, 1], [-0.5, 0.7], [-0.6, 0.1]], 4), x, y, 33)), m.down) + gem(sheet, x, y + 5, 16, 24)
    drop = seed(-34, 92) + seed(34, 92) + seed(0, 128) + crown
  }
  const link = ellipse(0, -34, 8, 8, 'none', `stroke="${m.dark}" stroke-width="4"`) + ellipse(0, -34, 8, 8, 'none', `stroke="${m.soft}" stroke-width="2.4"`)
  const stud = ellipse(0, -60, 15, 15, m.down, `stroke="${m.dark}" stroke-width="1"`) + gem(sheet, 0, -60, 10, 10)
  const one = hook + link + drop + stud
  const shade = softShadow(sheet, 6, 74, 58, 88)
  return {
    svg: group(shade + one, 'translate(-92 -20) rotate(4)') + group(shade + group(one, 'scale(-1 1)'), 'translate(92 -14) rotate(-5)'),
    width: 370,
    height: 330,
    pose: 'lies',
    centimetres: 4.5,
    focus: { at: [-86, 50], across: 210 },
  }
}

/** A string of beads; with seed 167 a rosary with its head bead and tassel. */
export function necklace(sheet: Sheet): Thing {
  const { random, colours } = sheet
  const m = metal(sheet, random.chance(0.3))
  const rosary = sheet.seed === 167
  const count = rosary ? 33 : 39
  const path = sample(rosary ? [[-20, 110], [-130, 70], [-150, -60], [-60, -170], [70, -160], [150, -50], [120, 72], [20, 110]] : [[-44, -210], [-128, -130], [-150, 10], [-90, 130], [0, 168], [90, 130], [150, 10], [128, -130], [44, -210]], 40, false)
  const blue = colours.main === '#00808a'
  const tones = blue ? ['#2fa7b5', '#4bb8bf', '#1f8f9f', '#59b7ae'] : [colours.main, darken(colours.main, 0.15), lighten(colours.main, 0.12), mix(colours.main, '#c0562e', 0.35)]
  const beads = tones.map((tone) => sheet.define((id) => `<g id="${id}"><circle r="10" fill="${sheet.radial([[0, lighten(tone, 0.55)], [0.35, tone], [1, darken(tone, 0.6)]], [0.34, 0.3], 0.75)}"/><path d="M-5 -5.4Q-2 -8 2 -7.4Q-2 -5.6 -4 -3Z" fill="#fff" opacity=".8"/></g>`))
  let svg = ''
  let shade = ''
  let travelled = 0
  let total = 0
  const steps = path.map(([x, y], i) => { const [bx, by] = path[i - 1] ?? [x, y]; total += Math.hypot(x - bx, y - by); return total })
  for (let i = 0; i < count; i += 1) {
    const share = (i + 0.5) / count
    const size = rosary ? 1.05 : 0.62 + 0.95 * Math.sin(share * Math.PI) ** 1.4
    const index = steps.findIndex((s) => s >= share * total)
    const [x, y] = path[index] ?? [0, 0]
    travelled += 1
    shade += ellipse(x + 5, y + 8, 13 * size, 11 * size, '#22140c', 'opacity="0.16"')
    svg += `<use xlink:href="#${random.pick(beads)}" transform="translate(${num(x)} ${num(y)}) rotate(0) scale(${size.toFixed(2)})"/>`
    const [mx, my] = path[steps.findIndex((s) => s >= ((i + 1) / count) * total * 0.9999)] ?? [x, y]
    svg += ellipse(mx, my, 3.6, 3.6, m.down)
  }
  const head = rosary
    ? shape('M-9 104h18l4 46h-26z', m.across, `stroke="${m.dark}" stroke-width="1"`) + ellipse(0, 154, 12, 9, m.down) + tassel(colours.second)
    : ellipse(0, -212, 7, 7, m.down) + stroke('M-44 -210Q0 -226 44 -210', m.soft, 3.4)
  return {
    svg: stroke(lines(path, false), '#3a2a1c', 2) + shade + svg + head,
    width: rosary ? 330 : 340,
    height: rosary ? 470 : 430,
    pose: 'lies',
    centimetres: rosary ? 18 : 24,
    focus: { at: [0, rosary ? 70 : 120], across: 190 },
  }
}

function tassel(colour: string): string {
  let data = ''
  for (let i = -9; i <= 9; i += 1) data += `M${num(i * 0.7)} 162Q${num(i * 1.2)} 196 ${num(i * 2)} ${num(232 - Math.abs(i) * 0.8)}`
  return stroke(data, darken(colour, 0.35), 2.4) + stroke(data, lighten(colour, 0.12), 1.1) + rect(-8, 164, 16, 6, '#d9b15a', 'rx="2"')
}
