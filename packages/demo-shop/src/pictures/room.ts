import { darken, lighten, mix } from './colour.ts'
import { lines, num, type Point, sample, smooth } from './geometry.ts'
import { clipped, rect, type Sheet, shape, stroke } from './sheet.ts'

/** Outline of the bazaar's pointed arch, from the left foot over the tip to the right foot. */
export function arch(x: number, top: number, width: number, bottom: number): string {
  const middle = x + width / 2
  const shoulder = top + width * 0.62
  const left = `C${num(x)} ${num(shoulder - width * 0.36)} ${num(middle - width * 0.22)} ${num(top + width * 0.13)} ${num(middle)} ${num(top)}`
  const right = `C${num(middle + width * 0.22)} ${num(top + width * 0.13)} ${num(x + width)} ${num(shoulder - width * 0.36)} ${num(x + width)} ${num(shoulder)}`
  return `M${num(x)} ${num(bottom)}L${num(x)} ${num(shoulder)}${left}${right}L${num(x + width)} ${num(bottom)}Z`
}

/** Daylight through a lattice window, thrown across the wall. */
function windowLight(sheet: Sheet, x: number, y: number, size: number): string {
  const panes: string[] = []
  const lean: (px: number, py: number) => Point = (px, py) => [
    x + (px + py * 0.42) * size,
    y + (py - px * 0.18) * size,
  ]
  for (let column = 0; column < 3; column += 1) {
    for (let row = 0; row < 4; row += 1) {
      const [l, t] = [column * 0.36, row * 0.4]
      const [r, b] = [l + 0.3, t + 0.34]
      panes.push(
        row === 0
          ? smooth(
              sample(
                [lean(l, b), lean(l, t + 0.14), lean((l + r) / 2, t), lean(r, t + 0.14), lean(r, b)],
                3,
                false,
              ),
              false,
            )
          : lines([lean(l, t), lean(r, t), lean(r, b), lean(l, b)]),
      )
    }
  }
  const fade = sheet.linear(
    [
      [0, '#fff4d6', 0.5],
      [1, '#ffedc4', 0.12],
    ],
    [0, 0],
    [1, 1],
  )
  return shape(panes.join(''), fade)
}

/** A plastered niche of the bazaar chamber. */
export function niche(
  sheet: Sheet,
  x: number,
  top: number,
  width: number,
  bottom: number,
  tone: string,
): string {
  const frame = width * 0.055
  const deep = sheet.linear(
    [
      [0, darken(tone, 0.46)],
      [0.5, darken(tone, 0.24)],
      [1, darken(tone, 0.12)],
    ],
    [0, 0],
    [0.35, 1],
  )
  const inner = arch(x, top, width, bottom)
  const shade = sheet.linear(
    [
      [0, '#1d120c', 0.42],
      [0.28, '#1d120c', 0],
    ],
    [0, 0],
    [1, 0.12],
  )
  return (
    shape(arch(x - frame, top - frame * 1.5, width + frame * 2, bottom), lighten(tone, 0.34)) +
    stroke(
      arch(x - frame * 0.5, top - frame * 0.75, width + frame, bottom),
      darken(tone, 0.2),
      2,
      'opacity="0.5"',
    ) +
    clipped(sheet, inner, shape(inner, deep) + shape(inner, shade)) +
    stroke(inner, darken(tone, 0.45), 3, 'opacity="0.45"')
  )
}

/** Wooden boards from the table's back edge to the front. */
export function boards(sheet: Sheet, top: number, wood: string): string {
  const { width, height, random } = sheet
  const face = sheet.linear([
    [0, lighten(wood, 0.16)],
    [0.25, wood],
    [1, darken(wood, 0.24)],
  ])
  let grain = ''
  for (let i = 0; i < 34; i += 1) {
    const depth = random.next() ** 1.6
    const y = top + 6 + depth * (height - top)
    const start = random.between(-0.1, 0.8) * width
    const long = random.between(0.15, 0.6) * width
    const bend = random.between(-5, 5)
    grain += `M${num(start)} ${num(y)}q${num(long / 2)} ${num(bend)} ${num(long)} 0`
  }
  let seams = ''
  for (const share of [0.2, 0.52]) seams += `M0 ${num(top + (height - top) * share)}H${num(width)}`
  return (
    rect(0, top, width, height - top, face) +
    stroke(grain, darken(wood, 0.42), 1.6, 'opacity="0.22"') +
    stroke(seams, darken(wood, 0.6), 2.5, 'opacity="0.5"') +
    rect(0, top, width, Math.max(3, height * 0.005), lighten(wood, 0.45), 'opacity="0.7"')
  )
}

export interface Room {
  svg: string
  /** Where things stand. */
  ground: number
}

/** A corner of the shop: plaster, a niche, daylight and a wooden counter. */
export function room(sheet: Sheet, options: { counter?: number; niches?: number } = {}): Room {
  const { width, height, random, colours } = sheet
  const tone = mix(
    '#e6d9c3',
    random.pick([colours.light, colours.ground, '#d9c7ae', '#cfd6d2', '#e2cdb8']),
    0.4,
  )
  const counter = height * (options.counter ?? 0.7)
  const wall = sheet.linear(
    [
      [0, lighten(tone, 0.3)],
      [0.7, tone],
      [1, darken(tone, 0.12)],
    ],
    [0, 0],
    [0.8, 1],
  )
  const wood = random.pick(['#8a5d3b', '#6f4a30', '#a57a4f', '#5c4332'])
  const count = options.niches ?? (width > height * 1.3 ? 3 : 1)
  const span = width / count
  let niches = ''
  for (let i = 0; i < count; i += 1) {
    const wide = Math.min(span * 0.62, height * 0.62)
    niches += niche(sheet, span * (i + 0.5) - wide / 2, counter - wide * 1.28, wide, counter, tone)
  }
  return {
    svg:
      rect(0, 0, width, height, wall) +
      niches +
      windowLight(sheet, width * random.between(0.02, 0.22), height * 0.12, height * 0.36) +
      boards(sheet, counter, wood) +
      rect(
        0,
        0,
        width,
        height,
        sheet.radial(
          [
            [0.55, '#24140c', 0],
            [1, '#24140c', 0.32],
          ],
          [0.45, 0.45],
          0.8,
        ),
      ),
    ground: counter + (height - counter) * 0.42,
  }
}
