import { at } from '../random.ts'
import { darken, lighten, mix } from './colour.ts'
import { lines, num, star } from './geometry.ts'
import { arch, boards, type Room, room } from './room.ts'
import { clipped, ellipse, rect, type Sheet, shape, stroke } from './sheet.ts'

/** A wall with a dado of eight-fold star tiles behind the counter. */
function tiledRoom(sheet: Sheet): Room {
  const { width, height, colours, random } = sheet
  const tone = mix('#ece0cb', colours.light, 0.25)
  const counter = height * 0.7
  const top = counter - height * 0.2
  const size = height * 0.1
  const glaze = random.pick(['#14707a', '#234a86', '#2f7f78'])
  const drawn =
    rect(-size / 2, -size / 2, size, size, glaze) +
    shape(lines(star(8, size * 0.46, size * 0.3)), lighten(glaze, 0.55)) +
    shape(lines(star(8, size * 0.34, size * 0.22)), '#d8a23a') +
    shape(lines(star(8, size * 0.2, size * 0.13)), darken(glaze, 0.35)) +
    `<rect x="${num(-size / 2)}" y="${num(-size / 2)}" width="${num(size)}" height="${num(size)}" fill="none" stroke="#f3ead6" stroke-width="${num(size * 0.03)}"/>`
  const id = sheet.define((name) => `<g id="${name}">${drawn}</g>`)
  let tiles = ''
  for (let x = size / 2; x < width + size; x += size) {
    for (let y = top + size / 2; y < counter; y += size)
      tiles += `<use xlink:href="#${id}" x="${num(x)}" y="${num(y)}"/>`
  }
  const wall = sheet.linear(
    [
      [0, lighten(tone, 0.4)],
      [0.7, tone],
      [1, darken(tone, 0.12)],
    ],
    [0, 0],
    [0.8, 1],
  )
  const sheen = sheet.linear(
    [
      [0, '#ffffff', 0.3],
      [0.5, '#ffffff', 0],
      [1, '#160c10', 0.3],
    ],
    [0, 0],
    [1, 0.6],
  )
  const ledge =
    rect(0, top - height * 0.016, width, height * 0.018, '#f1e7d2') +
    rect(0, top, width, height * 0.006, '#160c10', 'opacity="0.25"')
  return {
    svg:
      rect(0, 0, width, height, wall) +
      daylight(sheet) +
      tiles +
      rect(0, top, width, counter - top, sheen) +
      ledge +
      boards(sheet, counter, random.pick(['#8a5d3b', '#a57a4f', '#6f4a30'])) +
      vignette(sheet),
    ground: counter + (height - counter) * 0.42,
  }
}

/** The window of the guest room: coloured panes in a wooden lattice under an arch, a garden behind. */
function windowRoom(sheet: Sheet): Room {
  const { width, height, random, colours } = sheet
  const counter = height * 0.7
  const wide = Math.min(width * 0.8, height * 0.8)
  const [x, top] = [width / 2 - wide / 2, height * 0.02]
  const tone = mix('#e9dcc6', colours.light, 0.2)
  const inner = arch(x, top, wide, counter)
  const glass = ['#b3243b', '#22356f', '#e3a52a', '#2e7d6b', '#f3ead6', '#5d2a52']
  const size = wide / 8
  const wood = '#5a3a24'
  const panes = glass.map((tone_) =>
    sheet.define(
      (id) => `<g id="${id}">${shape(lines(star(4, size * 0.62, size * 0.34)), tone_, 'opacity="0.78"')}</g>`,
    ),
  )
  const sky = sheet.linear([
    [0, '#f6efd9'],
    [0.5, '#fdf6e2'],
    [0.78, '#d5dcb4'],
    [1, '#a9b98a'],
  ])
  let lattice = ''
  let bars = ''
  for (let row = 0; row * size < (counter - top) * 0.56; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      lattice += `<use xlink:href="#${at(panes, row * 3 + column * (random.chance(0.5) ? 1 : 2))}" x="${num(x + (column + 0.5) * size)}" y="${num(top + (row + 0.5) * size)}"/>`
    }
  }
  const end = top + Math.ceil(((counter - top) * 0.56) / size) * size
  for (let column = 0; column <= 8; column += 1) bars += `M${num(x + column * size)} ${num(top)}V${num(end)}`
  for (let row = 0; top + row * size <= end + 1; row += 1)
    bars += `M${num(x)} ${num(top + row * size)}H${num(x + wide)}`
  for (const share of [0.25, 0.5, 0.75]) bars += `M${num(x + wide * share)} ${num(end)}V${num(counter)}`
  const glow = sheet.radial(
    [
      [0, '#fff3cf', 0.75],
      [1, '#fff3cf', 0],
    ],
    [0.5, 0.62],
    0.6,
  )
  return {
    svg:
      rect(
        0,
        0,
        width,
        height,
        sheet.linear([
          [0, darken(tone, 0.22)],
          [1, darken(tone, 0.34)],
        ]),
      ) +
      shape(arch(x - wide * 0.04, top - wide * 0.05, wide * 1.08, counter), darken(wood, 0.1)) +
      clipped(
        sheet,
        inner,
        shape(inner, sky) +
          lattice +
          stroke(bars, wood, Math.max(3, height * 0.008)) +
          stroke(bars, lighten(wood, 0.3), 1.2, 'opacity="0.6"') +
          shape(inner, glow),
      ) +
      boards(sheet, counter, random.pick(['#6f4a30', '#5c4332', '#7d5436'])) +
      ellipse(
        width / 2,
        counter + (height - counter) * 0.3,
        wide * 0.5,
        (height - counter) * 0.3,
        sheet.radial([
          [0, '#fff0c4', 0.5],
          [1, '#fff0c4', 0],
        ]),
      ) +
      vignette(sheet),
    ground: counter + (height - counter) * 0.42,
  }
}

function daylight(sheet: Sheet): string {
  const { width, height, random } = sheet
  const x = width * random.between(0.05, 0.3)
  const beam = sheet.linear(
    [
      [0, '#fff6dc', 0.75],
      [1, '#fff6dc', 0],
    ],
    [0, 0],
    [0.4, 1],
  )
  return shape(
    `M${num(x)} 0h${num(width * 0.2)}L${num(x + width * 0.62)} ${num(height * 0.7)}h${num(-width * 0.3)}Z`,
    beam,
    'opacity="0.6"',
  )
}

function vignette(sheet: Sheet): string {
  return rect(
    0,
    0,
    sheet.width,
    sheet.height,
    sheet.radial(
      [
        [0.55, '#24140c', 0],
        [1, '#24140c', 0.32],
      ],
      [0.45, 0.45],
      0.8,
    ),
  )
}

/** One of three places of the house, by chance: a niche, a tiled wall or the coloured window. */
export function someRoom(sheet: Sheet): Room {
  // Wide pictures keep the niches, whose right side is calm enough for text.
  if (sheet.width > sheet.height * 1.3) return room(sheet)
  return sheet.random.pick([room, tiledRoom, windowRoom])(sheet)
}
