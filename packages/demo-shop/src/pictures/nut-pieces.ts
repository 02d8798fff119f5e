import { darken, lighten, mix } from './colour.ts'
import { num, place, smooth } from './geometry.ts'
import { bumpy, lit, type Piece } from './piece.ts'
import { shape, stroke } from './sheet.ts'

export const pistachio: Piece = (sheet, variant) => {
  const shell = mix('#dcc39a', '#cdb083', variant * 0.3)
  const open = 5 + variant * 2
  const upper = smooth([
    [-19, 0],
    [-12, -9 - open * 0.4],
    [2, -12 - open * 0.6],
    [14, -8 - open * 0.5],
    [20, -1 - open * 0.3],
    [6, -open * 0.5],
    [-10, -1],
  ])
  const lower = smooth([
    [-19, 0],
    [-11, 9],
    [3, 12],
    [14, 8],
    [20, 1],
    [6, open * 0.6],
    [-10, 1],
  ])
  const kernel = smooth([
    [-14, 0],
    [-4, -open - 4],
    [9, -open - 4.6],
    [20, -1],
    [10, open + 3],
    [-3, open + 1],
  ])
  return (
    shape(
      kernel,
      sheet.linear([
        [0, '#c5d06a'],
        [0.5, '#93a83a'],
        [1, '#6a5040'],
      ]),
    ) +
    stroke('M-8 -1Q4 -3 15 -1', '#7a3f52', 2.4, 'opacity="0.7"') +
    lit(sheet, lower, shell) +
    lit(sheet, upper, lighten(shell, 0.1)) +
    stroke('M-14 4Q0 10 14 5M-12 -5Q0 -11 12 -6', darken(shell, 0.25), 0.7, 'opacity="0.6"')
  )
}

export const almond: Piece = (sheet, variant) => {
  const skin = mix('#a5652f', '#8a4d22', variant * 0.3)
  const outline = smooth([
    [-21, 0],
    [-12, -8],
    [2, -11],
    [15, -7],
    [23, 0],
    [15, 8],
    [2, 11],
    [-12, 8],
  ])
  let grain = ''
  for (let i = -3; i <= 3; i += 1) grain += `M-17 ${num(i * 1.1)}Q0 ${num(i * 3.4)} 19 ${num(i * 0.8)}`
  return (
    lit(sheet, outline, skin) +
    stroke(grain, darken(skin, 0.35), 0.8, 'opacity="0.65"') +
    stroke('M-8 -6Q2 -9 10 -6', lighten(skin, 0.5), 1.4, 'opacity="0.5" stroke-linecap="round"')
  )
}

export const walnutShell: Piece = (sheet) => {
  const shell = '#b98d5a'
  const outline = smooth(bumpy(sheet.random, 24, 21, 0.05))
  let wrinkles = ''
  for (let i = 0; i < 11; i += 1) {
    const [x, y] = [sheet.random.between(-17, 15), sheet.random.between(-15, 15)]
    wrinkles += `M${num(x)} ${num(y)}q${num(sheet.random.between(2, 6))} ${num(sheet.random.between(-4, 4))} ${num(sheet.random.between(5, 10))} ${num(sheet.random.between(-2, 2))}`
  }
  return (
    lit(sheet, outline, shell, 0.6) +
    stroke(wrinkles, darken(shell, 0.45), 1.2, 'opacity="0.7" stroke-linecap="round"') +
    stroke('M-22 2Q0 -4 23 1', darken(shell, 0.5), 2.6) +
    stroke('M-22 0Q0 -6 23 -1', lighten(shell, 0.4), 1.1)
  )
}

export const walnutKernel: Piece = (sheet, variant) => {
  const nut = mix('#cfa468', '#b98648', variant * 0.35)
  const lobes = [
    [-9, -5, 11],
    [6, -8, 11],
    [12, 3, 10],
    [-2, 6, 12],
    [-13, 6, 8],
    [4, 0, 9],
  ] as const
  return (
    lobes
      .map(([x, y, r]) =>
        lit(sheet, smooth(place(bumpy(sheet.random, r, r * 0.85, 0.12, 9), x, y, 1)), nut, 0.45),
      )
      .join('') +
    stroke(
      'M-16 0Q-6 -4 0 0T16 -1M-6 -10Q-2 -2 -6 8M8 -10Q4 -2 9 8',
      darken(nut, 0.45),
      1.3,
      'opacity="0.6" stroke-linecap="round"',
    )
  )
}

export const hazelnut: Piece = (sheet, variant) => {
  const skin = mix('#c9924f', '#dcb27a', variant * 0.4)
  return (
    lit(sheet, smooth(bumpy(sheet.random, 17, 16, 0.04)), skin) +
    lit(
      sheet,
      smooth([
        [-7, 8],
        [0, 4],
        [8, 8],
        [6, 14],
        [0, 16],
        [-6, 14],
      ]),
      '#e9d3a8',
      0.25,
    ) +
    stroke('M-11 -8Q-6 -14 2 -14', '#fff3d8', 2, 'opacity="0.6" stroke-linecap="round"')
  )
}

export const cashew: Piece = (sheet) =>
  lit(
    sheet,
    smooth([
      [-18, 6],
      [-14, -8],
      [0, -14],
      [15, -8],
      [20, 5],
      [13, 10],
      [8, 1],
      [0, -3],
      [-8, 1],
      [-11, 10],
    ]),
    '#ecd7a8',
    0.4,
  ) + stroke('M-12 -5Q0 -13 13 -5', '#fffbe8', 1.6, 'opacity="0.7" stroke-linecap="round"')

export const chickpea: Piece = (sheet, variant) =>
  lit(sheet, smooth(bumpy(sheet.random, 12, 11, 0.07)), mix('#e0ae3c', '#edc765', variant * 0.4), 0.4) +
  stroke('M-4 4q4 -3 8 0', '#8a5f18', 1, 'opacity="0.6"')
