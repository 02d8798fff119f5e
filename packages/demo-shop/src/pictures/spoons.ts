import { darken, lighten, mix } from './colour.ts'
import { lines, num, type Point, sample } from './geometry.ts'
import { ellipse, group, rect, type Sheet, shape, stroke } from './sheet.ts'
import { boxShadow } from './stage.ts'
import type { Thing } from './thing.ts'

/** Wooden spoons side by side, each cut from its own piece. */
export function spoons(sheet: Sheet): Thing {
  const { random, colours } = sheet
  const pair = sheet.variant === 'pair'
  const base = colours.name === 'cream' ? '#d8b684' : colours.name === 'saffron' ? '#c08a4c' : '#7a4f30'
  const heads: Point[][] = [
    [
      [0, -210],
      [34, -196],
      [48, -150],
      [40, -104],
      [14, -74],
      [-14, -74],
      [-40, -104],
      [-48, -150],
      [-34, -196],
    ],
    [
      [-44, -208],
      [44, -208],
      [50, -150],
      [36, -96],
      [12, -72],
      [-12, -72],
      [-36, -96],
      [-50, -150],
    ],
    [
      [0, -206],
      [28, -190],
      [36, -150],
      [30, -112],
      [11, -80],
      [-11, -80],
      [-30, -112],
      [-36, -150],
      [-28, -190],
    ],
    [
      [-50, -196],
      [-6, -206],
      [46, -190],
      [52, -146],
      [34, -98],
      [12, -72],
      [-14, -74],
      [-44, -104],
    ],
    [
      [0, -214],
      [22, -206],
      [28, -170],
      [22, -120],
      [10, -86],
      [-10, -86],
      [-22, -120],
      [-28, -170],
      [-22, -206],
    ],
  ]
  const count = pair ? 2 : 5
  let svg = ''
  for (let i = 0; i < count; i += 1) {
    const tone = mix(base, random.pick(['#5d3a22', '#c39a66', '#8a5a36']), random.next() * 0.35)
    const head = sample(heads[(i + (pair ? 1 : 0)) % heads.length] ?? [], 5)
    const handle = sample(
      [
        [-10, -82],
        [-8, 60],
        [-12, 180],
        [-9, 208],
        [0, 214],
        [9, 208],
        [12, 180],
        [8, 60],
        [10, -82],
      ],
      5,
    )
    const wood = sheet.linear(
      [
        [0, lighten(tone, 0.25)],
        [0.45, tone],
        [1, darken(tone, 0.35)],
      ],
      [0, 0],
      [1, 0.1],
    )
    let grain = ''
    for (let g = -5; g <= 5; g += 1)
      grain += `M${num(g * 8)} -210C${num(g * 9 + random.between(-5, 5))} -150 ${num(g * 2)} -90 ${num(g * 1.6)} -60L${num(g * 1.6)} 210`
    const bowl =
      i === 1 || (pair && i === 0)
        ? [-24, 0, 24].map((x) => rect(x - 4, -184, 8, 70, darken(tone, 0.65), 'rx="4"')).join('')
        : ellipse(
            0,
            -148,
            30,
            46,
            sheet.radial(
              [
                [0, darken(tone, 0.1)],
                [0.7, darken(tone, 0.42)],
                [1, darken(tone, 0.2)],
              ],
              [0.6, 0.66],
              0.7,
            ),
          ) + stroke('M-26 -130Q-22 -110 0 -104Q22 -110 27 -136', lighten(tone, 0.5), 2, 'opacity="0.5"')
    const clip = sheet.define(
      (id) => `<clipPath id="${id}"><path d="${lines(head)}${lines(handle)}"/></clipPath>`,
    )
    const one =
      shape(lines(handle), wood) +
      shape(lines(head), wood) +
      `<g clip-path="url(#${clip})">${stroke(grain, darken(tone, 0.4), 1, 'opacity="0.35"')}</g>` +
      bowl +
      ellipse(0, 196, 3.6, 3.6, darken(tone, 0.7))
    const x = (i - (count - 1) / 2) * (pair ? 130 : 96)
    const shade =
      group(shape(lines(handle) + lines(head), '#24160e', 'opacity="0.16"'), 'translate(8 11)') +
      group(shape(lines(handle) + lines(head), '#24160e', 'opacity="0.12"'), 'translate(14 18) scale(1.02)')
    svg += group(
      shade + one,
      `translate(${num(x)} ${num(random.between(-8, 8))}) rotate(${num(random.between(-4, 4))})`,
    )
  }
  const cloth = pair ? '' : linen(sheet)
  return {
    svg: cloth + svg,
    width: pair ? 300 : 500,
    height: 460,
    pose: 'lies',
    centimetres: 32,
    focus: { at: [-40, -130], across: 210 },
  }
}

function linen(sheet: Sheet): string {
  const weave = sheet.define(
    (id) =>
      `<pattern id="${id}" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 1H4M0 3H4" stroke="#fffdf4" stroke-width=".7" opacity=".5"/><path d="M1 0V4M3 0V4" stroke="#8a7a5c" stroke-width=".5" opacity=".3"/></pattern>`,
  )
  const box = [-220, 20, 440, 150] as const
  return (
    boxShadow(...box, 10) +
    rect(...box, '#e3d8c2') +
    rect(...box, `url(#${weave})`) +
    rect(-220, 34, 440, 8, sheet.colours.second, 'opacity="0.7"') +
    rect(-220, 148, 440, 8, sheet.colours.second, 'opacity="0.7"')
  )
}
