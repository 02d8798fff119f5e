import { companions } from './companions.ts'
import { darken, lighten, mix } from './colour.ts'
import { lines, num, type Point, sample, smooth } from './geometry.ts'
import { kilimQuarter } from './kilim-design.ts'
import { weave } from './knots.ts'
import { clipped, ellipse, group, rect, type Sheet, shape, stroke } from './sheet.ts'
import { boxShadow, room } from './stage.ts'
import { blockPrint, brocade, folds } from './textile-design.ts'
import type { Thing } from './thing.ts'

/** A row of silk or cotton threads along one edge. */
function tassels(sheet: Sheet, from: number, to: number, y: number, long: number, colour: string): string {
  let data = ''
  for (let x = from; x <= to; x += 3.2) data += `M${num(x)} ${num(y)}q${num(sheet.random.between(-2, 2))} ${num(long / 2)} ${num(sheet.random.between(-3, 3))} ${num(long * sheet.random.between(0.8, 1.1))}`
  return stroke(data, darken(colour, 0.3), 2.2, 'stroke-linecap="round"') + stroke(data, colour, 1.2, 'stroke-linecap="round"')
}

/** Cloth over the counter: the upper part lies, the lower part hangs in front. */
function draped(sheet: Sheet, pattern: string, w: number, h: number, trim: string): string {
  const { width, height } = sheet
  const place = room(sheet, { counter: 0.6 })
  const top = height * 0.6
  const edge = height * 0.74
  const x = width > height * 1.3 ? width * 0.36 : width / 2
  const wide = Math.min(width * 0.62, height * 0.62)
  const scale = wide / w
  const lying = group(group(pattern, `scale(${scale.toFixed(4)} ${((edge - top - 8) / (h * 0.62)).toFixed(4)}) translate(0 ${num(h * 0.12)})`), `translate(${num(x)} ${num((top + edge) / 2)})`)
  const flat: Point[] = [[x - wide * 0.44, top + 8], [x + wide * 0.44, top + 8], [x + wide / 2, edge], [x - wide / 2, edge]]
  const hem = Array.from({ length: 25 }, (_, i): Point => [x - wide / 2 + (i / 24) * wide, height * 0.955 + Math.sin(i * 1.1) * height * 0.008])
  const drop: Point[] = [[x - wide / 2, edge], [x + wide / 2, edge], ...[...hem].reverse()]
  const hanging = group(pattern, `translate(${num(x)} ${num(edge - h * 0.28 * scale)}) scale(${scale.toFixed(4)})`)
  const waves = group(folds(sheet, wide, height * 0.3, 6), `translate(${num(x)} ${num(edge + height * 0.12)})`)
  const threads = group(tassels(sheet, -wide / 2, wide / 2, 0, height * 0.022, trim), `translate(${num(x)} ${num(height * 0.953)})`)
  return (
    place.svg +
    boxShadow(x - wide / 2, edge, wide, height * 0.21, height * 0.02) +
    clipped(sheet, lines(flat), lying + shape(lines(flat), '#fff6e4', 'opacity="0.14"')) +
    threads +
    clipped(sheet, lines(drop), hanging + waves) +
    rect(x - wide / 2, edge - 2, wide, 5, '#fff6e4', 'opacity="0.35"') +
    companions(sheet, { x, ground: (top + edge) / 2 + 4, reach: wide * 0.24, size: height * 0.2 })
  )
}

function cloth(sheet: Sheet, pattern: string, w: number, h: number, centimetres: number, trim: string): Thing {
  const wave = (along: number) => Math.sin(along * 5.2) * 2.2
  const outline = sample(
    [[-w / 2, -h / 2], [0, -h / 2 + wave(1)], [w / 2, -h / 2], [w / 2 + wave(2), 0], [w / 2, h / 2], [0, h / 2 + wave(3)], [-w / 2, h / 2], [-w / 2 + wave(4), 0]].flatMap(([x = 0, y = 0]): Point[] => [[x, y]]),
    1,
  )
  const light = sheet.linear([[0, '#fff8ea', 0.3], [0.4, '#fff8ea', 0], [1, '#14080c', 0.26]], [0, 0], [1, 1])
  const crease = stroke(`M0 ${-h / 2}V${h / 2}M${-w / 2} 0H${w / 2}`, '#14080c', 5, 'opacity="0.1"') + stroke(`M3 ${-h / 2}V${h / 2}M${-w / 2} 3H${w / 2}`, '#fff8ea', 3, 'opacity="0.22"')
  return {
    svg:
      boxShadow(-w / 2, -h / 2, w, h, 14) + tassels(sheet, -w / 2, w / 2, h / 2 - 2, 13, trim) + group(tassels(sheet, -w / 2, w / 2, h / 2 - 2, 13, trim), 'scale(1 -1)') +
      clipped(sheet, lines(outline), pattern + folds(sheet, w, h, 3) + crease + rect(-w / 2 - 5, -h / 2 - 5, w + 10, h + 10, light)),
    width: w + 8,
    height: h + 30,
    pose: 'lies',
    centimetres,
    focus: { at: [-w * 0.12, -h * 0.12], across: Math.min(w, h) * 0.46 },
    setting: () => draped(sheet, pattern, w, h, trim),
  }
}

/** Silk brocade of Yazd. */
export function termeh(sheet: Sheet): Thing {
  const [w, h] = sheet.seed >= 124 && sheet.seed < 127 ? [220, 460] : sheet.seed === 127 ? [280, 440] : [400, 400]
  return cloth(sheet, brocade(sheet, w, h), w, h, 100, mix(sheet.colours.third, '#d6ac54', 0.6))
}

/** Block-printed cotton of Isfahan. */
export function qalamkar(sheet: Sheet): Thing {
  const [w, h] = sheet.seed === 136 ? [300, 440] : sheet.seed === 133 ? [300, 450] : [400, 400]
  return cloth(sheet, blockPrint(sheet, w, h), w, h, 100, '#e2d2ac')
}

/** A cushion with a woven or embroidered face. */
export function cushion(sheet: Sheet): Thing {
  const { random, colours } = sheet
  const s = 190
  const puff: Point[] = [[-s, -s], [-s * 0.5, -s * 0.9], [0, -s * 0.87], [s * 0.5, -s * 0.9], [s, -s], [s * 0.9, -s * 0.5], [s * 0.87, 0], [s * 0.9, s * 0.5], [s, s], [s * 0.5, s * 0.9], [0, s * 0.87], [-s * 0.5, s * 0.9], [-s, s], [-s * 0.9, s * 0.5], [-s * 0.87, 0], [-s * 0.9, -s * 0.5]]
  const face = smooth(puff)
  const knots = kilimQuarter(random, colours, 50, 50)
  const id = sheet.define((name) => `<g id="${name}">${weave(knots)}</g>`)
  const woven = [[1, 1], [-1, 1], [1, -1], [-1, -1]].map(([x, y]) => `<use xlink:href="#${id}" transform="scale(${(x ?? 1) * 4} ${(y ?? 1) * 4}) translate(0 .5)"/>`).join('')
  const bulge = sheet.radial([[0, '#fff6e2', 0.34], [0.5, '#fff6e2', 0], [0.8, '#14080a', 0.24], [1, '#14080a', 0.55]], [0.4, 0.36], 0.72)
  const pinch = stroke(`M${-s} ${-s}Q${-s * 0.5} ${-s * 0.5} ${-s * 0.4} ${-s * 0.3}M${s} ${-s}Q${s * 0.5} ${-s * 0.5} ${s * 0.4} ${-s * 0.3}M${-s} ${s}Q${-s * 0.5} ${s * 0.5} ${-s * 0.4} ${s * 0.3}M${s} ${s}Q${s * 0.5} ${s * 0.5} ${s * 0.4} ${s * 0.3}`, '#14080a', 10, 'opacity="0.12" stroke-linecap="round"')
  const ribs = sheet.define((name) => `<pattern id="${name}" width="4" height="2" patternUnits="userSpaceOnUse"><path d="M0 .6H4" stroke="#fff6e0" stroke-width=".6" opacity=".22"/><path d="M0 1.6H4M1 0V2M3 0V2" stroke="#120808" stroke-width=".5" opacity=".2"/></pattern>`)
  const tufts = [[-s, -s], [s, -s], [-s, s], [s, s]].map(([x = 0, y = 0]) => ellipse(x * 1.02, y * 1.02, 10, 10, darken(colours.main, 0.2)) + group(tassels(sheet, -8, 8, 0, 34, colours.third), `translate(${num(x * 1.03)} ${num(y * 1.03)}) rotate(${x < 0 ? 20 : -20})`)).join('')
  return {
    svg: group(tufts + clipped(sheet, face, woven + rect(-s * 1.1, -s * 1.1, s * 2.2, s * 2.2, `url(#${ribs})`) + shape(face, bulge) + pinch) + stroke(face, darken(colours.dark, 0.2), 5) + stroke(face, lighten(colours.third, 0.2), 2, 'stroke-dasharray="6 5"'), `translate(0 ${-s * 0.98})`),
    width: s * 2.2,
    height: s * 2.05,
    pose: 'stands',
    centimetres: 45,
    foot: s * 0.86,
    focus: { at: [-20, -s * 1.1], across: s * 0.95 },
  }
}

/** A shawl that hangs over a rod. */
export function shawl(sheet: Sheet): Thing {
  const { colours, random } = sheet
  const [w, h] = [230, 470]
  const ground = mix(colours.main, '#e9dcc4', 0.08)
  let bands = rect(-w / 2, -h / 2, w, h, ground)
  let y = h / 2 - 14
  const tones = [colours.second, colours.third, colours.ground, colours.light, darken(colours.main, 0.3)]
  for (let i = 0; i < 13; i += 1) {
    const high = random.pick([4, 6, 10, 18, 26])
    y -= high + random.pick([3, 6, 12])
    bands += rect(-w / 2, y, w, high, random.pick(tones), 'opacity="0.92"')
    if (high > 16) for (let x = -w / 2 + 9; x < w / 2; x += 18) bands += shape(`M${num(x)} ${num(y + 3)}l6 ${num(high / 2 - 3)}l-6 ${num(high / 2 - 3)}l-6 ${num(-high / 2 + 3)}z`, ground)
  }
  const threads = sheet.define((name) => `<pattern id="${name}" width="3" height="3" patternUnits="userSpaceOnUse"><path d="M0 .8H3M0 2.3H3" stroke="#fff4dc" stroke-width=".5" opacity=".2"/><path d="M.8 0V3M2.3 0V3" stroke="#12060a" stroke-width=".5" opacity=".18"/></pattern>`)
  const wave = Array.from({ length: 13 }, (_, i): Point => [-w / 2 + (i / 12) * w, h / 2 + Math.sin(i * 1.4) * 5])
  const outline = lines([[-w / 2 + 8, -h / 2], [w / 2 - 8, -h / 2], [w / 2 - 2, 0], ...[...wave].reverse(), [-w / 2 + 2, 0]])
  const rod = rect(-w * 0.72, -h / 2 - 10, w * 1.44, 14, sheet.linear([[0, '#c79a64'], [0.4, '#8a5a32'], [1, '#4c2e18']]), 'rx="7"')
  return {
    svg: boxShadow(-w / 2, -h / 2, w, h, 16) + rod + tassels(sheet, -w / 2 + 3, w / 2 - 3, h / 2 - 2, 34, mix(ground, '#efe3cd', 0.4)) + clipped(sheet, outline, bands + rect(-w / 2, -h / 2, w, h + 10, `url(#${threads})`) + folds(sheet, w, h * 1.1, 6) + rect(-w / 2, -h / 2 - 2, w, 22, sheet.linear([[0, '#fff6e4', 0.4], [1, '#14080a', 0.2]]))),
    width: w * 1.46,
    height: h + 70,
    pose: 'hangs',
    centimetres: 110,
    focus: { at: [-10, h * 0.3], across: 150 },
  }
}

