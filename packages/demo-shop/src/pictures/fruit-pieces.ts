import { darken, lighten, mix } from './colour.ts'
import { num, place, smooth } from './geometry.ts'
import { bumpy, lit, type Piece } from './piece.ts'
import { ellipse, shape, stroke } from './sheet.ts'

export const date: Piece = (sheet, variant) => {
  const gold = sheet.variant === 'golden'
  const skin = gold
    ? mix('#b9772c', '#d09a45', variant * 0.4)
    : sheet.variant === 'brown'
      ? mix('#5e2f16', '#7a4420', variant * 0.3)
      : mix('#2f150d', '#4a2313', variant * 0.4)
  const long = sheet.variant === 'brown' ? 1.18 : 1
  const outline = smooth(place(bumpy(sheet.random, 27 * long, 15, 0.05), 0, 0, 1))
  let wrinkles = ''
  for (let i = -2; i <= 2; i += 1)
    wrinkles += `M-20 ${num(i * 4)}q8 ${num(sheet.random.between(-4, 4))} 18 0t20 ${num(sheet.random.between(-2, 2))}`
  return (
    lit(sheet, outline, skin, 0.62) +
    stroke(wrinkles, darken(skin, 0.45), 1.1, 'opacity="0.7"') +
    stroke('M-16 -8Q-4 -13 12 -9', lighten(skin, 0.7), 2.4, 'opacity="0.5" stroke-linecap="round"') +
    ellipse(-26 * long, 0, 4, 3.4, lighten(skin, 0.45))
  )
}

export const fig: Piece = (sheet, variant) => {
  const skin = mix('#d3b27c', '#e2c896', variant * 0.35)
  let ribs = ''
  for (let i = 0; i < 12; i += 1)
    ribs += `M0 0L${num(Math.cos(i * 0.52) * 21)} ${num(Math.sin(i * 0.52) * 18)}`
  const split = variant
    ? shape(
        smooth([
          [-8, -1],
          [-2, -6],
          [4, -4],
          [8, -5],
          [6, 1],
          [9, 6],
          [1, 4],
          [-6, 7],
        ]),
        '#b9803c',
      ) + stroke('M-4 0h1M0 -2h1M2 2h1M-2 3h1M4 -2h1', '#f3dfa8', 1.4, 'stroke-linecap="round"')
    : ellipse(0, -1, 3.4, 3, darken(skin, 0.5))
  return (
    lit(sheet, smooth(bumpy(sheet.random, 23, 20, 0.06)), skin, 0.42) +
    stroke(ribs, darken(skin, 0.3), 1, 'opacity="0.45"') +
    split
  )
}

export const raisin: Piece = (sheet, variant) => {
  const skin =
    sheet.colours.name === 'pistachio'
      ? mix('#8f9a3f', '#b3ac55', variant * 0.4)
      : mix('#c98a2a', '#a7651c', variant * 0.4)
  return (
    lit(sheet, smooth(bumpy(sheet.random, 15, 8.5, 0.12, 10)), skin, 0.5) +
    stroke('M-10 -1q5 -4 10 0t9 -1M-8 3q6 2 14 0', darken(skin, 0.4), 0.9, 'opacity="0.7"') +
    stroke('M-7 -4q5 -2 9 -1', '#fff6d0', 1, 'opacity="0.5" stroke-linecap="round"')
  )
}

export const apricot: Piece = (sheet, variant) => {
  const skin = mix('#d9822a', '#b9621f', variant * 0.35)
  return (
    lit(sheet, smooth(bumpy(sheet.random, 25, 20, 0.07)), skin, 0.4) +
    shape(smooth(bumpy(sheet.random, 16, 11, 0.1)), darken(skin, 0.18), 'opacity="0.7"') +
    stroke('M-12 -3q8 -6 14 -1t10 2M-9 4q9 4 18 -1', darken(skin, 0.35), 1.1, 'opacity="0.6"') +
    stroke('M-19 -8Q-8 -18 8 -17', '#ffdf9a', 2.2, 'opacity="0.6" stroke-linecap="round"')
  )
}

export const mulberry: Piece = (sheet, variant) => {
  const skin = mix('#e6d3a6', '#cdb27c', variant * 0.4)
  let svg = stroke('M-18 0q-6 1 -10 -2', '#8a7a4a', 1.6, 'stroke-linecap="round"')
  for (let i = 0; i < 5; i += 1)
    for (let j = -1; j <= 1; j += 1)
      svg += lit(
        sheet,
        smooth(
          place(
            bumpy(sheet.random, 4.6, 4.2, 0.08, 8),
            -14 + i * 7 + (j ? 0 : 2),
            j * 5 * (1 - Math.abs(i - 2) * 0.12),
            1,
          ),
        ),
        skin,
        0.42,
      )
  return svg
}
