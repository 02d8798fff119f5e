import { darken, lighten, mix } from './colour.ts'
import { lines, num, sample } from './geometry.ts'
import { ellipse, rect, type Sheet, shape, stroke } from './sheet.ts'
import { metal } from './silver.ts'
import type { Thing } from './thing.ts'

/** A string of beads; as a rosary with its head bead and tassel. */
export function necklace(sheet: Sheet): Thing {
  const { random, colours } = sheet
  const m = metal(sheet, random.chance(0.3))
  const rosary = sheet.variant === 'rosary'
  const count = rosary ? 33 : 39
  const path = sample(
    rosary
      ? [
          [-20, 110],
          [-130, 70],
          [-150, -60],
          [-60, -170],
          [70, -160],
          [150, -50],
          [120, 72],
          [20, 110],
        ]
      : [
          [-44, -210],
          [-128, -130],
          [-150, 10],
          [-90, 130],
          [0, 168],
          [90, 130],
          [150, 10],
          [128, -130],
          [44, -210],
        ],
    40,
    false,
  )
  const blue = colours.name === 'turquoise'
  const tones = blue
    ? ['#2fa7b5', '#4bb8bf', '#1f8f9f', '#59b7ae']
    : [
        colours.main,
        darken(colours.main, 0.15),
        lighten(colours.main, 0.12),
        mix(colours.main, '#c0562e', 0.35),
      ]
  const beads = tones.map((tone) =>
    sheet.define(
      (id) =>
        `<g id="${id}"><circle r="10" fill="${sheet.radial(
          [
            [0, lighten(tone, 0.55)],
            [0.35, tone],
            [1, darken(tone, 0.6)],
          ],
          [0.34, 0.3],
          0.75,
        )}"/><path d="M-5 -5.4Q-2 -8 2 -7.4Q-2 -5.6 -4 -3Z" fill="#fff" opacity=".8"/></g>`,
    ),
  )
  let svg = ''
  let shade = ''
  let total = 0
  const steps = path.map(([x, y], i) => {
    const [bx, by] = path[i - 1] ?? [x, y]
    total += Math.hypot(x - bx, y - by)
    return total
  })
  for (let i = 0; i < count; i += 1) {
    const share = (i + 0.5) / count
    const size = rosary ? 1.05 : 0.62 + 0.95 * Math.sin(share * Math.PI) ** 1.4
    const index = steps.findIndex((s) => s >= share * total)
    const [x, y] = path[index] ?? [0, 0]
    shade += ellipse(x + 5, y + 8, 13 * size, 11 * size, '#22140c', 'opacity="0.16"')
    svg += `<use xlink:href="#${random.pick(beads)}" transform="translate(${num(x)} ${num(y)}) rotate(0) scale(${size.toFixed(2)})"/>`
    const [mx, my] = path[steps.findIndex((s) => s >= ((i + 1) / count) * total * 0.9999)] ?? [x, y]
    svg += ellipse(mx, my, 3.6, 3.6, m.down)
  }
  const head = rosary
    ? shape('M-9 104h18l4 46h-26z', m.across, `stroke="${m.dark}" stroke-width="1"`) +
      ellipse(0, 154, 12, 9, m.down) +
      tassel(colours.second)
    : ellipse(0, -212, 7, 7, m.down) + stroke('M-44 -210Q0 -226 44 -210', m.soft, 3.4)
  return {
    svg: stroke(lines(path, false), '#3a2a1c', 2) + shade + svg + head,
    width: rosary ? 330 : 340,
    height: rosary ? 470 : 430,
    pose: 'lies',
    precious: true,
    centimetres: rosary ? 18 : 24,
    focus: { at: [0, rosary ? 70 : 120], across: 190 },
  }
}

function tassel(colour: string): string {
  let data = ''
  for (let i = -9; i <= 9; i += 1)
    data += `M${num(i * 0.7)} 162Q${num(i * 1.2)} 196 ${num(i * 2)} ${num(232 - Math.abs(i) * 0.8)}`
  return (
    stroke(data, darken(colour, 0.35), 2.4) +
    stroke(data, lighten(colour, 0.12), 1.1) +
    rect(-8, 164, 16, 6, '#d9b15a', 'rx="2"')
  )
}
