import type { PaletteName } from '../types.ts'
import { lighten } from './colour.ts'
import { polish } from './copper.ts'
import { lines, num, type Point, sample } from './geometry.ts'
import { around, belt, body, type Lathe, turn } from './lathe.ts'
import { ellipse, group, type Sheet, shape, stroke } from './sheet.ts'
import type { Thing } from './thing.ts'

const WAX: Partial<Record<PaletteName, string>> = {
  saffron: '#dba544',
  cream: '#f5efe0',
  pomegranate: '#9c2236',
}

/** Three candles, on brass holders for the brass variant. */
export function candles(sheet: Sheet): Thing {
  const { random, colours } = sheet
  const brass = sheet.variant === 'brass'
  const wax = brass ? '#f3ead6' : (WAX[colours.name] ?? '#e9d9b4')
  const one = (x: number, tall: number, r: number) => {
    const stick = turn(
      [
        [0, r],
        [tall, r],
      ],
      0.26,
      true,
    )
    const holder = turn(
      [
        [0, 62],
        [8, 66],
        [18, 40],
        [30, 18],
        [64, 14],
        [76, 26],
        [90, 15],
        [112, 20],
        [124, 40],
        [130, 42],
      ],
      0.26,
    )
    const lift = brass ? 122 : 0
    const combs = brass || wax !== '#dba544' ? '' : honeycomb(stick)
    const glow = sheet.radial([
      [0, '#fff3b8', 0.85],
      [0.25, '#ffd77a', 0.35],
      [1, '#ffcf6a', 0],
    ])
    const flame = sample(
      [
        [0, 0],
        [9, -14],
        [8, -32],
        [0, -60],
        [-7, -34],
        [-9, -14],
      ],
      6,
    )
    const drip = `M${num(-r)} ${num(-tall)}q4 22 8 4t10 16t12 -14z`
    const top = -tall - lift
    return group(
      (brass ? body(sheet, holder, '#c9a04c', polish(sheet, holder, '#c9a04c'), 0.8) : '') +
        group(
          body(
            sheet,
            stick,
            wax,
            combs + shape(belt(stick, tall * 0.72, tall), '#fff2c4', 'opacity="0.4"'),
            0.75,
          ) +
            ellipse(0, -tall, r, r * 0.26, lighten(wax, 0.45)) +
            ellipse(2, -tall, r * 0.6, r * 0.14, lighten(wax, 0.75)) +
            shape(drip, lighten(wax, 0.25), 'opacity="0.8"'),
          `translate(0 ${-lift})`,
        ) +
        stroke(`M0 ${num(top)}q2 -8 0 -16`, '#2a2018', 3) +
        ellipse(0, top - 40, 120, 120, glow) +
        group(
          shape(lines(flame), '#ffb938') +
            shape(lines(flame.map(([a, b]): Point => [a * 0.6, b * 0.72 - 3])), '#ffe9a0') +
            ellipse(0, -8, 4, 6, '#6f8fd0', 'opacity="0.6"'),
          `translate(0 ${num(top - 12)})`,
        ),
      `translate(${num(x)} ${num(Math.abs(x) * 0.06)})`,
    )
  }
  const sizes = brass
    ? [
        [-130, 190, 21],
        [130, 190, 21],
        [0, 230, 21],
      ]
    : [
        [-112, random.between(180, 210), 42],
        [108, random.between(120, 150), 44],
        [0, random.between(250, 280), 44],
      ]
  return {
    svg: sizes.map(([x = 0, tall = 0, r = 0]) => one(x, tall, r)).join(''),
    width: brass ? 400 : 330,
    height: brass ? 430 : 350,
    pose: 'stands',
    centimetres: brass ? 34 : 20,
    foot: brass ? 180 : 150,
    focus: { at: [0, -260], across: 230 },
  }
}

function honeycomb(stick: Lathe): string {
  const cell: Point[] = Array.from(
    { length: 6 },
    (_, i): Point => [Math.cos((i * Math.PI) / 3) * 6, Math.sin((i * Math.PI) / 3) * 6],
  )
  let svg = ''
  for (let y = 8, row = 0; y < stick.height - 4; y += 11, row += 1)
    svg += around(stick, cell, {
      count: 18,
      y,
      size: 1,
      shift: row % 2 ? 0.5 : 0,
      fill: '#a8741c',
      more: 'opacity="0.4"',
    })
  return svg
}
