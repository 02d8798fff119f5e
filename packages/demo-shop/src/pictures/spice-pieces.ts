import { darken, lighten, mix } from './colour.ts'
import { lines, num, place, smooth } from './geometry.ts'
import { flower, LEAF } from './motifs.ts'
import { lit, type Piece } from './piece.ts'
import { ellipse, shape, stroke } from './sheet.ts'

export const cardamom: Piece = (sheet, variant) => {
  const pod = mix('#8ea352', '#a9b86c', variant * 0.4)
  return (
    lit(
      sheet,
      smooth([
        [-20, 0],
        [-16, -7],
        [-6, -11],
        [7, -11],
        [17, -7],
        [22, 0],
        [17, 7],
        [7, 11],
        [-6, 11],
        [-16, 7],
      ]),
      pod,
      0.5,
    ) +
    stroke(
      'M-18 -1Q0 -4 20 0M-17 3Q0 5 19 2M-15 -5Q0 -10 18 -4M-14 6Q0 10 17 5',
      darken(pod, 0.35),
      0.9,
      'opacity="0.55"',
    ) +
    stroke('M23 0l5 -2', '#6d5d34', 1.6)
  )
}

export const rosebud: Piece = (sheet, variant) => {
  const petal = mix(sheet.colours.main, sheet.colours.second, variant * 0.22)
  if (sheet.colours.name === 'pistachio') {
    const leaf = mix('#6f8a4a', '#4c6a38', variant * 0.4)
    return (
      lit(sheet, lines(place(LEAF, 0, 0, 24, 1.2 + variant)), leaf) +
      stroke(
        lines(
          place(
            [
              [0, -1],
              [0, 1],
            ],
            0,
            0,
            22,
            1.2 + variant,
          ),
          false,
        ),
        lighten(leaf, 0.4),
        1,
      )
    )
  }
  if (sheet.colours.name === 'aubergine')
    return (
      lit(sheet, lines(place(flower(5, 0.55), 0, 0, 19, variant)), mix('#6a4a9a', '#3f2f7a', variant * 0.3)) +
      ellipse(0, 0, 4, 4, '#1d1330')
    )
  const leaves = [
    [-16, 4, 0.9],
    [-14, -5, 0.5],
  ] as const
  return (
    leaves.map(([x, y, t]) => lit(sheet, lines(place(LEAF, x, y, 11, -1.57 + t)), '#7c8a4c')).join('') +
    lit(
      sheet,
      smooth([
        [-15, 0],
        [-8, -12],
        [8, -11],
        [19, -3],
        [18, 6],
        [6, 12],
        [-9, 11],
      ]),
      petal,
    ) +
    stroke('M-8 -8Q6 -6 17 1M-10 6Q4 8 16 3M-2 -10Q8 0 2 11', darken(petal, 0.4), 1.3, 'opacity="0.7"') +
    stroke('M-6 -9Q4 -9 10 -6', lighten(petal, 0.5), 1.5, 'opacity="0.6" stroke-linecap="round"')
  )
}

export const cumin: Piece = (sheet, variant) => {
  const seed = mix('#5a3d26', '#3a2718', variant * 0.4)
  return (
    lit(
      sheet,
      smooth([
        [-15, 1],
        [-6, -4],
        [6, -4],
        [16, 2],
        [6, 3],
        [-6, 3],
      ]),
      seed,
    ) + stroke('M-12 0Q0 -3 12 0', lighten(seed, 0.5), 0.8)
  )
}

/** Dried crimson stigmas: a curved thread that widens into a trumpet. */
export const saffronThread: Piece = (sheet, variant) => {
  const red = mix('#a31420', '#6f0a14', variant * 0.3)
  const long = 26 + variant * 5
  const bend = sheet.random.between(-14, 14)
  const data = `M${num(-long)} 0Q0 ${num(bend)} ${num(long)} ${num(bend * 0.3)}`
  const tail =
    sheet.colours.name === 'saffron' || variant === 2
      ? stroke(
          `M${num(-long - 9)} ${num(-bend * 0.2)}L${num(-long)} 0`,
          '#dd8a1e',
          2.4,
          'stroke-linecap="round"',
        )
      : ''
  return (
    tail +
    stroke(data, darken(red, 0.55), 5, 'stroke-linecap="round"') +
    stroke(data, red, 3.4, 'stroke-linecap="round"') +
    stroke(data, lighten(red, 0.35), 0.9, 'opacity="0.7"') +
    shape(`M${num(long - 3)} ${num(bend * 0.3 - 3)}l9 -4l-2 5l4 4l-11 1z`, red)
  )
}
