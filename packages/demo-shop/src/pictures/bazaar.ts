import { at, random as chanceOf } from '../random.ts'
import type { PaletteName, PictureKind, PictureVariant } from '../types.ts'
import { darken, lighten, mix, paletteOf } from './colour.ts'
import { put } from './compose.ts'
import { lines, num, star } from './geometry.ts'
import { arch, boards } from './room.ts'
import { clipped, rect, type Sheet, shape, stroke } from './sheet.ts'
import type { Makers } from './thing.ts'

type Ware = readonly [kind: PictureKind, seed: number, palette: PaletteName, variant?: PictureVariant]

const DISPLAYS: Record<number, { shelf: Ware[]; counter: Ware[] }> = {
  1: {
    shelf: [
      ['vase', 71, 'turquoise'],
      ['enamel-plate', 5, 'turquoise'],
      ['vase', 3, 'lapis', 'plain'],
    ],
    counter: [
      ['bowl', 45, 'turquoise', 'fish'],
      ['ewer', 61, 'turquoise'],
      ['tea-glass', 4, 'turquoise'],
      ['tile', 81, 'turquoise'],
    ],
  },
  2: {
    shelf: [
      ['candles', 332, 'cream'],
      ['vase', 3, 'pomegranate', 'plain'],
      ['book', 281, 'pomegranate'],
    ],
    counter: [
      ['mixed-nuts', 222, 'pomegranate'],
      ['saffron-tin', 181, 'pomegranate'],
      ['tea-glass', 8, 'pomegranate'],
      ['rosewater', 271, 'rose'],
    ],
  },
  3: {
    shelf: [
      ['vase', 3, 'turquoise', 'plain'],
      ['enamel-plate', 101, 'lapis'],
      ['rosewater', 271, 'rose'],
    ],
    counter: [
      ['bowl', 41, 'lapis', 'plain'],
      ['enamel-vase', 108, 'night', 'lidded'],
      ['tea-glass', 4, 'lapis'],
      ['book', 286, 'lapis'],
    ],
  },
  4: {
    shelf: [
      ['vase', 3, 'saffron', 'plain'],
      ['copper-tray', 314, 'saffron'],
      ['pens', 301, 'earth'],
    ],
    counter: [
      ['spice', 191, 'saffron'],
      ['copper-pot', 311, 'saffron'],
      ['tea-glass', 8, 'pomegranate'],
      ['candles', 332, 'cream'],
    ],
  },
}

/** Brickwork of the vault's front, laid in rows. */
function bricks(sheet: Sheet, tone: string, bottom: number): string {
  const { width, random } = sheet
  const high = bottom / 22
  let light = ''
  let dark = ''
  let joints = ''
  for (let row = 0; row < 22; row += 1) {
    const y = row * high
    joints += `M0 ${num(y)}H${num(width)}`
    for (let x = (row % 2) * high * -1.3; x < width; x += high * 2.6) {
      joints += `M${num(x)} ${num(y)}v${num(high)}`
      const draw = `M${num(x)} ${num(y)}h${num(high * 2.6)}v${num(high)}h${num(-high * 2.6)}z`
      const fired = random.next()
      if (fired < 0.2) light += draw
      else if (fired > 0.84) dark += draw
    }
  }
  return (
    shape(light, lighten(tone, 0.3), 'opacity="0.35"') +
    shape(dark, darken(tone, 0.3), 'opacity="0.22"') +
    stroke(joints, darken(tone, 0.4), 1.6, 'opacity="0.28"')
  )
}

/** A band of star tiles above the arches. */
function frieze(sheet: Sheet, y: number, high: number): string {
  const { width, colours } = sheet
  const rings = [
    [0.44, 0.28, '#efe4cc'],
    [0.32, 0.2, colours.third],
    [0.18, 0.12, darken(colours.second, 0.1)],
  ] as const
  const drawn = rings
    .map(([outer, inner, fill]) => shape(lines(star(8, outer * high, inner * high)), fill))
    .join('')
  const id = sheet.define((name) => `<g id="${name}">${drawn}</g>`)
  let svg = rect(0, y, width, high, darken(colours.main, 0.2))
  for (let x = high / 2; x < width + high; x += high)
    svg += `<use xlink:href="#${id}" x="${num(x)}" y="${num(y + high / 2)}"/>`
  return (
    svg + rect(0, y, width, high * 0.06, '#efe4cc') + rect(0, y + high * 0.94, width, high * 0.06, '#efe4cc')
  )
}

/** The chamber for the first page: three arches, goods on shelves and counter to the left, calm wall to the right. */
export function bazaar(makers: Makers) {
  return (sheet: Sheet): string => {
    const { width, height, colours, random } = sheet
    const tone = mix('#c9a67c', colours.light, 0.22)
    const counter = height * 0.74
    const display = DISPLAYS[((sheet.seed - 1) % 4) + 1] ?? { shelf: [], counter: [] }
    const thingAt = ([kind, seed, palette, variant]: Ware, x: number, y: number, box: number) => {
      const own = {
        ...sheet,
        colours: paletteOf(palette),
        seed,
        variant: variant ?? null,
        random: chanceOf(`${kind}/${seed}`),
      }
      const make = makers[kind]
      if (!make) return ''
      const thing = make(own)
      const scale = Math.min(box / thing.height, (box * 1.15) / thing.width)
      return put(own, thing, x, thing.pose === 'stands' ? y : y - (thing.height * scale) / 2, scale)
    }
    const wall = sheet.linear(
      [
        [0, lighten(tone, 0.15)],
        [0.55, tone],
        [1, darken(tone, 0.35)],
      ],
      [0, 0],
      [1, 0.2],
    )
    let svg =
      rect(0, 0, width, height, wall) + bricks(sheet, tone, counter) + frieze(sheet, 0, height * 0.085)
    const wide = height * 0.44
    const centres = [0.145, 0.385, 0.625, 0.865].map((share) => share * width)
    centres.forEach((x, i) => {
      const open = arch(x - wide / 2, height * 0.15, wide, counter)
      const deep = sheet.linear([
        [0, darken(tone, 0.72)],
        [0.5, darken(tone, 0.52)],
        [1, darken(tone, 0.36)],
      ])
      svg +=
        shape(arch(x - wide * 0.56, height * 0.12, wide * 1.12, counter), lighten(tone, 0.4)) +
        shape(arch(x - wide * 0.535, height * 0.132, wide * 1.07, counter), darken(colours.main, 0.12)) +
        shape(arch(x - wide * 0.515, height * 0.142, wide * 1.03, counter), '#efe4cc')
      const shelfY = height * 0.47
      const ware = display.shelf[i]
      const glow = sheet.radial(
        [
          [0, '#ffdf9e', 0.55],
          [1, '#ffdf9e', 0],
        ],
        [0.42, 0.5],
        0.5,
      )
      const shelf =
        rect(x - wide / 2, shelfY, wide, height * 0.022, '#5a3c26') +
        rect(x - wide / 2, shelfY, wide, height * 0.006, '#a9764a')
      svg += clipped(
        sheet,
        open,
        shape(open, deep) +
          (i < 3
            ? shape(open, glow) + shelf + (ware ? thingAt(ware, x, shelfY + 3, height * 0.24) : '')
            : lattice(sheet, x, wide, counter)),
      )
    })
    const beam = sheet.linear([
      [0, '#fff0c8', 0.55],
      [1, '#fff0c8', 0],
    ])
    svg +=
      shape(
        `M${num(width * 0.3)} 0H${num(width * 0.36)}L${num(width * 0.56)} ${num(height)}H${num(width * 0.3)}Z`,
        beam,
        'opacity="0.5"',
      ) +
      shape(
        `M${num(width * 0.07)} 0H${num(width * 0.1)}L${num(width * 0.25)} ${num(height)}H${num(width * 0.1)}Z`,
        beam,
        'opacity="0.4"',
      )
    svg += boards(sheet, counter, random.pick(['#6f4a30', '#7d5436']))
    const places = [0.095, 0.255, 0.4, 0.515]
    const order = [1, 0, 3, 2]
    for (const i of order) {
      const ware = display.counter[i]
      const box = ware?.[0] === 'tea-glass' ? 0.19 : ware?.[0] === 'saffron-tin' ? 0.25 : i === 1 ? 0.4 : 0.27
      if (ware) svg += thingAt(ware, (places[i] ?? 0.3) * width, height * (i % 2 ? 0.86 : 0.93), height * box)
    }
    const calm = sheet.linear(
      [
        [0, '#1a100c', 0],
        [0.45, '#1a100c', 0.05],
        [0.7, '#1a100c', 0.5],
        [1, '#1a100c', 0.62],
      ],
      [0, 0],
      [1, 0],
    )
    return (
      svg +
      rect(0, 0, width, height, calm) +
      rect(
        0,
        0,
        width,
        height,
        sheet.linear([
          [0, '#1a100c', 0.3],
          [0.3, '#1a100c', 0],
          [0.8, '#1a100c', 0],
          [1, '#1a100c', 0.35],
        ]),
      )
    )
  }
}

/** A wooden lattice with coloured panes closes the last arch. */
function lattice(sheet: Sheet, x: number, wide: number, bottom: number): string {
  const { height, colours } = sheet
  const size = wide / 6
  const tones = [colours.main, colours.third, colours.second, '#9c2236', colours.light]
  const bars = `<rect x="${num(-size / 2)}" y="${num(-size / 2)}" width="${num(size)}" height="${num(size)}" fill="none" stroke="#4a301e" stroke-width="5"/>`
  const panes = tones.map((tone) =>
    sheet.define(
      (id) =>
        `<g id="${id}">${shape(lines(star(4, size * 0.46, size * 0.3)), tone, 'opacity="0.55"')}${bars}</g>`,
    ),
  )
  let svg = ''
  for (let row = 0; row < 12; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      const [px, py] = [x - wide / 2 + (column + 0.5) * size, height * 0.15 + (row + 0.5) * size]
      if (py < bottom)
        svg += `<use xlink:href="#${at(panes, row * 2 + column)}" x="${num(px)}" y="${num(py)}"/>`
    }
  }
  return svg
}
