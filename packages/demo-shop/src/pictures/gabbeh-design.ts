import { at, type Random } from '../random.ts'
import type { PictureVariant } from '../types.ts'
import { darken, lighten, mix, type Palette } from './colour.ts'
import { type Knots, makeKnots } from './knots.ts'

// What a weaver of the plain puts wherever she likes: one letter is one knot.
const FIGURES = {
  goat: ['X.......', 'XX...X.X', '.X...XX.', '.XXXXXX.', '..XXXX..', '..X..X..', '..X..X..'].map((row) =>
    [...row].reverse().join(''),
  ),
  camel: ['......XX', '..X...X.', '.XXX.XX.', 'XXXXXXX.', 'X.XXXX..', '..X..X..', '..X..X..'],
  bird: ['.XX...', 'XXX..X', '..XXXX', '..XXX.', '...X..'],
  girl: ['..X..', '.XXX.', '..X..', '.XXX.', 'X.X.X', '.XXX.', '.XXX.', 'XXXXX'],
  tree: ['...XX...', '.XXXXXX.', 'XXXXXXXX', 'XXXXXXXX', '.XXXXXX.', '...XX...', '...XX...', '...XX...'],
  flower: ['.X.X.', 'XXXXX', '.XXX.', 'XXXXX', '.X.X.'],
  box: ['XXXXX', 'X...X', 'X.X.X', 'X...X', 'XXXXX'],
  star: ['..X..', '.XXX.', 'XXXXX', '.XXX.', '..X..'],
} as const

type Figure = keyof typeof FIGURES

function stamp(
  knots: Knots,
  figure: Figure,
  x: number,
  y: number,
  dye: number,
  scale: number,
  flip: boolean,
): void {
  FIGURES[figure].forEach((row, j) => {
    ;[...row].forEach((cell, i) => {
      if (cell !== 'X') return
      const column = flip ? row.length - 1 - i : i
      for (let dy = 0; dy < scale; dy += 1)
        for (let dx = 0; dx < scale; dx += 1) knots.set(x + column * scale + dx, y + j * scale + dy, dye)
    })
  })
}

/** A tree that carries fruit; one of them has a colour of its own. */
function fruitTree(knots: Knots, x: number, y: number, random: Random): void {
  for (let j = 0; j < 26; j += 1) for (let i = -1; i <= 1; i += 1) knots.set(x + i, y - j, 9)
  for (let branch = 0; branch < 5; branch += 1) {
    for (const side of [-1, 1]) {
      const reach = 16 - branch * 2
      for (let t = 0; t < reach; t += 1) {
        const [bx, by] = [x + side * t, y - 8 - branch * 5 - Math.round(t * 0.5)]
        knots.set(bx, by, 9)
        if (t % 3 === 1) knots.set(bx, by - 1, 10)
        if (t % 3 === 2) knots.set(bx, by + 1, 10)
      }
      stamp(
        knots,
        'star',
        x + side * reach - 2,
        y - 12 - branch * 5 - Math.round(reach * 0.5),
        random.chance(0.12) ? 8 : 7,
        1,
        false,
      )
    }
  }
}

/** The whole of a gabbeh: a field of shades in uneven bands, with a few figures and a simple border. */
export function gabbehKnots(
  random: Random,
  colours: Palette,
  width: number,
  height: number,
  variant: PictureVariant | null,
): Knots {
  const base = colours.main
  const shades = [-0.16, -0.1, -0.05, 0, 0.06, 0.12, 0.18].map((share) =>
    share < 0 ? darken(base, -share) : lighten(base, share),
  )
  const dyes = [
    ...shades,
    mix(colours.third, '#c7452f', 0.2),
    colours.ground,
    darken(colours.dark, 0.1),
    mix('#6c7f48', base, 0.25),
    colours.second,
  ]
  const knots = makeKnots(width, height, dyes, 3)
  let level = 3
  for (let y = 0; y < height; y += 1) {
    if (random.chance(0.35)) level = Math.max(0, Math.min(6, level + random.int(-1, 1)))
    const split = random.int(0, width)
    const aside = Math.max(0, Math.min(6, level + random.int(-1, 1)))
    for (let x = 0; x < width; x += 1) knots.set(x, y, x < split ? level : aside)
  }
  const chosen = random.int(0, 3)
  const plan = variant === 'tree' ? 0 : variant === 'animals' || variant === 'stars' ? 3 : chosen
  if (plan === 0) fruitTree(knots, Math.round(width / 2), Math.round(height * 0.66), random)
  if (plan === 1) {
    for (let ring = 0; ring < 4; ring += 1) {
      knots.paint((x, y) => {
        const d = Math.abs(x - width / 2) + Math.abs(y - height / 2) * 0.7
        return d > 30 - ring * 7 && d < 33 - ring * 7 ? ([7, 8, 11, 9][ring] ?? 8) : null
      })
    }
  }
  if (plan === 2) {
    for (let i = 0; i < 3; i += 1) {
      const y0 = Math.round(height * (0.5 + i * 0.14))
      const phase = random.between(0, 6)
      knots.paint((x, y) => {
        const hill = y0 - Math.sin(x / 14 + phase) * 6 - Math.sin(x / 5 + phase * 2) * 1.5
        return y > hill && y < hill + 2 ? 9 : y >= hill + 2 && y < hill + 10 ? ([10, 11, 7][i] ?? 10) : null
      })
    }
  }
  const sets: Figure[][] = [
    ['goat', 'goat', 'tree', 'bird'],
    ['star', 'star', 'star', 'bird'],
    ['camel', 'girl', 'tree', 'flower'],
    ['goat', 'girl', 'flower', 'box'],
  ]
  const names = variant === 'animals' ? at(sets, 0) : variant === 'stars' ? at(sets, 1) : random.pick(sets)
  const count = plan === 0 ? 9 : random.int(12, 20)
  for (let i = 0; i < count; i += 1) {
    const x = random.int(12, width - 24)
    const y = random.int(12, height - 24)
    const central = Math.abs(x - width / 2) < 26 && y > height * 0.2 && y < height * 0.7
    if (plan < 2 && central) continue
    stamp(
      knots,
      random.pick(names),
      x,
      y,
      random.pick([7, 8, 8, 9, 11]),
      random.chance(0.25) ? 2 : 1,
      random.chance(0.5),
    )
  }
  knots.paint((x, y) => {
    const depth = Math.min(x, y, width - 1 - x, height - 1 - y)
    if (depth < 3) return 9
    if (depth === 5 || depth === 8) return 8
    if (depth > 5 && depth < 8)
      return Math.floor((depth === Math.min(x, width - 1 - x) ? y : x) / 3) % 2 ? 7 : 11
    return null
  })
  return knots
}
