import type { Random } from '../random.ts'
import { darken, lighten, mix } from './colour.ts'
import { lines, num, place, type Point, ring, smooth } from './geometry.ts'
import { flower, LEAF } from './motifs.ts'
import { ellipse, type Sheet, shape, stroke } from './sheet.ts'

/** Draws one piece of food of about ±20 units, lit from the upper left; several of them make a heap lively. */
export type Piece = (sheet: Sheet, variant: number) => string

function lit(sheet: Sheet, data: string, base: string, dark = 0.5): string {
  return shape(data, sheet.radial([[0, lighten(base, 0.38)], [0.45, base], [1, darken(base, dark)]], [0.34, 0.28], 0.8))
}

function bumpy(random: Random, rx: number, ry: number, rough: number, steps = 14): Point[] {
  return ring(0, 0, steps, () => 1 + random.between(-rough, rough)).map(([x, y]): Point => [x * rx, y * ry])
}

const pistachio: Piece = (sheet, variant) => {
  const shell = mix('#dcc39a', '#cdb083', variant * 0.3)
  const open = 5 + variant * 2
  const upper = smooth([[-19, 0], [-12, -9 - open * 0.4], [2, -12 - open * 0.6], [14, -8 - open * 0.5], [20, -1 - open * 0.3], [6, -open * 0.5], [-10, -1]])
  const lower = smooth([[-19, 0], [-11, 9], [3, 12], [14, 8], [20, 1], [6, open * 0.6], [-10, 1]])
  const kernel = smooth([[-14, 0], [-4, -open - 4], [9, -open - 4.6], [20, -1], [10, open + 3], [-3, open + 1]])
  return (
    shape(kernel, sheet.linear([[0, '#c5d06a'], [0.5, '#93a83a'], [1, '#6a5040']])) +
    stroke('M-8 -1Q4 -3 15 -1', '#7a3f52', 2.4, 'opacity="0.7"') +
    lit(sheet, lower, shell) + lit(sheet, upper, lighten(shell, 0.1)) +
    stroke('M-14 4Q0 10 14 5M-12 -5Q0 -11 12 -6', darken(shell, 0.25), 0.7, 'opacity="0.6"')
  )
}

const almond: Piece = (sheet, variant) => {
  const skin = mix('#a5652f', '#8a4d22', variant * 0.3)
  const outline = smooth([[-21, 0], [-12, -8], [2, -11], [15, -7], [23, 0], [15, 8], [2, 11], [-12, 8]])
  let grain = ''
  for (let i = -3; i <= 3; i += 1) grain += `M-17 ${num(i * 1.1)}Q0 ${num(i * 3.4)} 19 ${num(i * 0.8)}`
  return lit(sheet, outline, skin) + stroke(grain, darken(skin, 0.35), 0.8, 'opacity="0.65"') + stroke('M-8 -6Q2 -9 10 -6', lighten(skin, 0.5), 1.4, 'opacity="0.5" stroke-linecap="round"')
}

const walnutShell: Piece = (sheet) => {
  const shell = '#b98d5a'
  const outline = smooth(bumpy(sheet.random, 24, 21, 0.05))
  let wrinkles = ''
  for (let i = 0; i < 11; i += 1) {
    const [x, y] = [sheet.random.between(-17, 15), sheet.random.between(-15, 15)]
    wrinkles += `M${num(x)} ${num(y)}q${num(sheet.random.between(2, 6))} ${num(sheet.random.between(-4, 4))} ${num(sheet.random.between(5, 10))} ${num(sheet.random.between(-2, 2))}`
  }
  return lit(sheet, outline, shell, 0.6) + stroke(wrinkles, darken(shell, 0.45), 1.2, 'opacity="0.7" stroke-linecap="round"') + stroke('M-22 2Q0 -4 23 1', darken(shell, 0.5), 2.6) + stroke('M-22 0Q0 -6 23 -1', lighten(shell, 0.4), 1.1)
}

const walnutKernel: Piece = (sheet, variant) => {
  const nut = mix('#cfa468', '#b98648', variant * 0.35)
  const lobes = [[-9, -5, 11], [6, -8, 11], [12, 3, 10], [-2, 6, 12], [-13, 6, 8], [4, 0, 9]] as const
  return lobes.map(([x, y, r]) => lit(sheet, smooth(place(bumpy(sheet.random, r, r * 0.85, 0.12, 9), x, y, 1)), nut, 0.45)).join('') + stroke('M-16 0Q-6 -4 0 0T16 -1M-6 -10Q-2 -2 -6 8M8 -10Q4 -2 9 8', darken(nut, 0.45), 1.3, 'opacity="0.6" stroke-linecap="round"')
}

const hazelnut: Piece = (sheet, variant) => {
  const skin = mix('#c9924f', '#dcb27a', variant * 0.4)
  return lit(sheet, smooth(bumpy(sheet.random, 17, 16, 0.04)), skin) + lit(sheet, smooth([[-7, 8], [0, 4], [8, 8], [6, 14], [0, 16], [-6, 14]]), '#e9d3a8', 0.25) + stroke('M-11 -8Q-6 -14 2 -14', '#fff3d8', 2, 'opacity="0.6" stroke-linecap="round"')
}

const date: Piece = (sheet, variant) => {
  const gold = sheet.seed === 246
  const skin = gold ? mix('#b9772c', '#d09a45', variant * 0.4) : sheet.seed === 244 ? mix('#5e2f16', '#7a4420', variant * 0.3) : mix('#2f150d', '#4a2313', variant * 0.4)
  const long = sheet.seed === 244 ? 1.18 : 1
  const outline = smooth(place(bumpy(sheet.random, 27 * long, 15, 0.05), 0, 0, 1))
  let wrinkles = ''
  for (let i = -2; i <= 2; i += 1) wrinkles += `M-20 ${num(i * 4)}q8 ${num(sheet.random.between(-4, 4))} 18 0t20 ${num(sheet.random.between(-2, 2))}`
  return lit(sheet, outline, skin, 0.62) + stroke(wrinkles, darken(skin, 0.45), 1.1, 'opacity="0.7"') + stroke('M-16 -8Q-4 -13 12 -9', lighten(skin, 0.7), 2.4, 'opacity="0.5" stroke-linecap="round"') + ellipse(-26 * long, 0, 4, 3.4, lighten(skin, 0.45))
}

const fig: Piece = (sheet, variant) => {
  const skin = mix('#d3b27c', '#e2c896', variant * 0.35)
  let ribs = ''
  for (let i = 0; i < 12; i += 1) ribs += `M0 0L${num(Math.cos(i * 0.52) * 21)} ${num(Math.sin(i * 0.52) * 18)}`
  const split = variant ? shape(smooth([[-8, -1], [-2, -6], [4, -4], [8, -5], [6, 1], [9, 6], [1, 4], [-6, 7]]), '#b9803c') + stroke('M-4 0h1M0 -2h1M2 2h1M-2 3h1M4 -2h1', '#f3dfa8', 1.4, 'stroke-linecap="round"') : ellipse(0, -1, 3.4, 3, darken(skin, 0.5))
  return lit(sheet, smooth(bumpy(sheet.random, 23, 20, 0.06)), skin, 0.42) + stroke(ribs, darken(skin, 0.3), 1, 'opacity="0.45"') + split
}

const raisin: Piece = (sheet, variant) => {
  const skin = sheet.colours.main === '#5f8a4a' ? mix('#8f9a3f', '#b3ac55', variant * 0.4) : mix('#c98a2a', '#a7651c', variant * 0.4)
  return lit(sheet, smooth(bumpy(sheet.random, 15, 8.5, 0.12, 10)), skin, 0.5) + stroke('M-10 -1q5 -4 10 0t9 -1M-8 3q6 2 14 0', darken(skin, 0.4), 0.9, 'opacity="0.7"') + stroke('M-7 -4q5 -2 9 -1', '#fff6d0', 1, 'opacity="0.5" stroke-linecap="round"')
}

const apricot: Piece = (sheet, variant) => {
  const skin = mix('#d9822a', '#b9621f', variant * 0.35)
  return lit(sheet, smooth(bumpy(sheet.random, 25, 20, 0.07)), skin, 0.4) + shape(smooth(bumpy(sheet.random, 16, 11, 0.1)), darken(skin, 0.18), 'opacity="0.7"') + stroke('M-12 -3q8 -6 14 -1t10 2M-9 4q9 4 18 -1', darken(skin, 0.35), 1.1, 'opacity="0.6"') + stroke('M-19 -8Q-8 -18 8 -17', '#ffdf9a', 2.2, 'opacity="0.6" stroke-linecap="round"')
}

const mulberry: Piece = (sheet, variant) => {
  const skin = mix('#e6d3a6', '#cdb27c', variant * 0.4)
  let svg = stroke('M-18 0q-6 1 -10 -2', '#8a7a4a', 1.6, 'stroke-linecap="round"')
  for (let i = 0; i < 5; i += 1) for (let j = -1; j <= 1; j += 1) svg += lit(sheet, smooth(place(bumpy(sheet.random, 4.6, 4.2, 0.08, 8), -14 + i * 7 + (j ? 0 : 2), j * 5 * (1 - Math.abs(i - 2) * 0.12), 1)), skin, 0.42)
  return svg
}

const cashew: Piece = (sheet) => lit(sheet, smooth([[-18, 6], [-14, -8], [0, -14], [15, -8], [20, 5], [13, 10], [8, 1], [0, -3], [-8, 1], [-11, 10]]), '#ecd7a8', 0.4) + stroke('M-12 -5Q0 -13 13 -5', '#fffbe8', 1.6, 'opacity="0.7" stroke-linecap="round"')

const chickpea: Piece = (sheet, variant) => lit(sheet, smooth(bumpy(sheet.random, 12, 11, 0.07)), mix('#e0ae3c', '#edc765', variant * 0.4), 0.4) + stroke('M-4 4q4 -3 8 0', '#8a5f18', 1, 'opacity="0.6"')

const cardamom: Piece = (sheet, variant) => {
  const pod = mix('#8ea352', '#a9b86c', variant * 0.4)
  return lit(sheet, smooth([[-20, 0], [-16, -7], [-6, -11], [7, -11], [17, -7], [22, 0], [17, 7], [7, 11], [-6, 11], [-16, 7]]), pod, 0.5) + stroke('M-18 -1Q0 -4 20 0M-17 3Q0 5 19 2M-15 -5Q0 -10 18 -4M-14 6Q0 10 17 5', darken(pod, 0.35), 0.9, 'opacity="0.55"') + stroke('M23 0l5 -2', '#6d5d34', 1.6)
}

const rosebud: Piece = (sheet, variant) => {
  const petal = mix(sheet.colours.main, sheet.colours.second, variant * 0.22)
  if (sheet.colours.main === '#5f8a4a') {
    const leaf = mix('#6f8a4a', '#4c6a38', variant * 0.4)
    return lit(sheet, lines(place(LEAF, 0, 0, 24, 1.2 + variant)), leaf) + stroke(lines(place([[0, -1], [0, 1]], 0, 0, 22, 1.2 + variant), false), lighten(leaf, 0.4), 1)
  }
  if (sheet.colours.main === '#5d2a52') return lit(sheet, lines(place(flower(5, 0.55), 0, 0, 19, variant)), mix('#6a4a9a', '#3f2f7a', variant * 0.3)) + ellipse(0, 0, 4, 4, '#1d1330')
  const leaves = [[-16, 4, 0.9], [-14, -5, 0.5]] as const
  return (
    leaves.map(([x, y, t]) => lit(sheet, lines(place(LEAF, x, y, 11, -1.57 + t)), '#7c8a4c')).join('') +
    lit(sheet, smooth([[-15, 0], [-8, -12], [8, -11], [19, -3], [18, 6], [6, 12], [-9, 11]]), petal) +
    stroke('M-8 -8Q6 -6 17 1M-10 6Q4 8 16 3M-2 -10Q8 0 2 11', darken(petal, 0.4), 1.3, 'opacity="0.7"') + stroke('M-6 -9Q4 -9 10 -6', lighten(petal, 0.5), 1.5, 'opacity="0.6" stroke-linecap="round"')
  )
}

const cumin: Piece = (sheet, variant) => {
  const seed = mix('#5a3d26', '#3a2718', variant * 0.4)
  return lit(sheet, smooth([[-15, 1], [-6, -4], [6, -4], [16, 2], [6, 3], [-6, 3]]), seed) + stroke('M-12 0Q0 -3 12 0', lighten(seed, 0.5), 0.8)
}

/** Dried crimson stigmas: a curved thread that widens into a trumpet. */
const saffronThread: Piece = (sheet, variant) => {
  const red = mix('#a31420', '#6f0a14', variant * 0.3)
  const long = 26 + variant * 5
  const bend = sheet.random.between(-14, 14)
  const data = `M${num(-long)} 0Q0 ${num(bend)} ${num(long)} ${num(bend * 0.3)}`
  const tail = sheet.colours.main === '#d08a1c' || variant === 2 ? stroke(`M${num(-long - 9)} ${num(-bend * 0.2)}L${num(-long)} 0`, '#dd8a1e', 2.4, 'stroke-linecap="round"') : ''
  return tail + stroke(data, darken(red, 0.55), 5, 'stroke-linecap="round"') + stroke(data, red, 3.4, 'stroke-linecap="round"') + stroke(data, lighten(red, 0.35), 0.9, 'opacity="0.7"') + shape(`M${num(long - 3)} ${num(bend * 0.3 - 3)}l9 -4l-2 5l4 4l-11 1z`, red)
}

export const PIECES = {
  pistachio: [pistachio],
  almond: [almond],
  walnut: [walnutShell],
  'walnut-kernel': [walnutKernel],
  hazelnut: [hazelnut],
  date: [date],
  fig: [fig],
  raisin: [raisin],
  apricot: [apricot],
  mulberry: [mulberry],
  'mixed-nuts': [pistachio, almond, hazelnut, cashew, chickpea],
  cardamom: [cardamom],
  rosebuds: [rosebud],
  cumin: [cumin],
  saffron: [saffronThread],
} satisfies Record<string, Piece[]>

export type PieceName = keyof typeof PIECES

/** How large one piece is against the bowl, and how many make a heap. */
export const MEASURE: Record<PieceName, { size: number; count: number }> = {
  pistachio: { size: 1, count: 120 }, almond: { size: 0.95, count: 120 }, walnut: { size: 1.5, count: 46 }, 'walnut-kernel': { size: 1.15, count: 90 },
  hazelnut: { size: 0.95, count: 120 }, date: { size: 1.25, count: 60 }, fig: { size: 1.3, count: 62 }, raisin: { size: 0.72, count: 240 },
  apricot: { size: 1.3, count: 64 }, mulberry: { size: 0.95, count: 120 }, 'mixed-nuts': { size: 0.95, count: 130 }, cardamom: { size: 0.85, count: 150 },
  rosebuds: { size: 0.9, count: 140 }, cumin: { size: 0.55, count: 420 }, saffron: { size: 0.8, count: 420 },
}
