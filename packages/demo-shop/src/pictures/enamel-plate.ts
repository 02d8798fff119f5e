import { darken, lighten, mix } from './colour.ts'
import { circle, dish, dot, roundShadow, spin } from './dish.ts'
import { lines, type Point, place, sample } from './geometry.ts'
import { BIRD, BOTEH, flower, LEAF, PALMETTE, SAZ, WING } from './motifs.ts'
import { group, type Sheet, shape, stroke } from './sheet.ts'
import type { Thing } from './thing.ts'

/** A motif whose foot points to the centre, at a distance from it. */
function petal(points: readonly Point[], distance: number, size: number, fill: string, more = ''): string {
  return shape(
    lines(place(points, 0, -distance, size).map(([x, y]): Point => [x, 2 * -distance - y])),
    fill,
    more,
  )
}

interface Enamels {
  ground: string
  deep: string
  bright: string
  gold: string
  white: string
  accent: string
}

/** Rings of ornament from the centre to the rim of a painted plate of radius 200. */
function painted(sheet: Sheet, e: Enamels): string {
  const { random } = sheet
  const n = random.pick([8, 10, 12, 16])
  const leafy = random.pick([LEAF, PALMETTE, SAZ])
  const outer = random.pick([BOTEH, PALMETTE, LEAF])
  const motif = (points: readonly Point[], d: number, size: number, colour: string) =>
    petal(points, d, size * 1.12, e.gold) +
    petal(points, d, size, colour) +
    petal(points, d, size * 0.66, lighten(colour, 0.28)) +
    petal(points, d, size * 0.36, e.white)
  const dots = (d: number, r: number, colour: string, count: number) =>
    spin(sheet, `<circle cy="${-d}" r="${r}" fill="${colour}"/>`, count)
  const heart = random.chance(0.5)
    ? spin(sheet, motif(LEAF, 26, 22, e.bright), n / 2)
    : spin(sheet, motif(PALMETTE, 28, 20, e.accent), n / 2)
  const arch = sample(
    [
      [-200 * Math.sin(Math.PI / n), -106],
      [-10, -128],
      [0, -140],
      [10, -128],
      [200 * Math.sin(Math.PI / n), -106],
    ].map(([x = 0, y = 0]): Point => [x * 0.62, y]),
    5,
    false,
  )
  return (
    dot(58, e.deep) +
    heart +
    dot(9, e.gold) +
    dot(5, e.accent) +
    circle(58, e.gold, 2.4) +
    circle(63, e.white, 1.4) +
    spin(sheet, motif(leafy, 88, 17, e.bright), n) +
    spin(
      sheet,
      `${shape(lines(place(flower(6), 0, -84, 6)), e.accent)}<circle cy="-84" r="2.2" fill="${e.gold}"/>`,
      n,
      0.5,
    ) +
    spin(
      sheet,
      stroke(lines(arch, false), e.gold, 2.2) + stroke(lines(place(arch, 0, 6, 1), false), e.white, 1),
      n,
    ) +
    dots(120, 1.5, e.white, n * 4) +
    circle(146, e.gold, 2) +
    circle(150, e.white, 1) +
    spin(sheet, motif(outer, 167, 13, e.bright), n * 2) +
    spin(sheet, motif(LEAF, 165, 8, e.accent), n * 2, 0.5) +
    circle(184, e.gold, 2) +
    dots(190, 2, e.white, n * 5) +
    circle(196, e.gold, 3)
  )
}

/** A nightingale among roses: the second manner of enamel plates. */
function birdAndFlower(sheet: Sheet, e: Enamels): string {
  const { random } = sheet
  const branch = sample(
    [
      [-96, 84],
      [-52, 44],
      [-10, 34],
      [36, 4],
      [62, -46],
      [84, -84],
    ],
    6,
    false,
  )
  let svg =
    stroke(lines(branch, false), e.gold, 4, 'stroke-linecap="round"') +
    stroke(lines(branch, false), darken(e.accent, 0.3), 1.6)
  const rose = (x: number, y: number, r: number) => {
    const layers = [
      [1, darken(e.accent, 0.25)],
      [0.82, e.accent],
      [0.62, lighten(e.accent, 0.22)],
      [0.42, lighten(e.accent, 0.45)],
      [0.2, e.gold],
    ] as const
    return layers
      .map(([share, fill], i) =>
        shape(lines(place(flower(5 + (i % 3), 0.25), x, y, r * share, i * 0.7)), fill),
      )
      .join('')
  }
  for (let i = 2; i < branch.length; i += 3) {
    const [x, y] = branch[i] ?? [0, 0]
    const turn = random.between(-1.4, 1.4) + (i % 2 ? 0 : Math.PI)
    svg += shape(
      lines(place(SAZ, x + Math.cos(turn) * 14, y + Math.sin(turn) * 14, 17, turn + 1.57)),
      i % 2 ? e.bright : mix(e.bright, '#4f8a4a', 0.6),
      `stroke="${e.gold}" stroke-width=".8"`,
    )
  }
  svg += rose(-70, 52, 27) + rose(66, -50, 30) + rose(14, 56, 20) + rose(92, 6, 15)
  const flip = (points: readonly Point[]) => points.map(([x, y]): Point => [x, -y])
  svg +=
    shape(lines(place(flip(BIRD), -16, -22, 50)), e.gold) +
    shape(lines(place(flip(BIRD), -16, -22, 47)), e.bright) +
    shape(
      lines(place(flip(WING), -14, -22, 50)),
      lighten(e.bright, 0.4),
      `stroke="${e.gold}" stroke-width="1.4"`,
    )
  svg += `<circle cx="-48" cy="-44" r="3" fill="${e.white}"/><circle cx="-48.6" cy="-44" r="1.4" fill="#14101c"/>`
  const n = 18
  const edge =
    spin(
      sheet,
      petal(BOTEH, 166, 14, e.gold) + petal(BOTEH, 166, 12, e.bright) + petal(BOTEH, 164, 6, e.white),
      n,
    ) + spin(sheet, petal(LEAF, 164, 9, e.accent), n, 0.5)
  return (
    group(svg, 'translate(0 4) scale(1.08)') +
    circle(140, e.gold, 2.6) +
    circle(145, e.white, 1.2) +
    edge +
    circle(186, e.gold, 2) +
    circle(196, e.gold, 3)
  )
}

/** A painted enamel plate. */
export function enamelPlate(sheet: Sheet): Thing {
  const { colours, random } = sheet
  const bird = sheet.variant === 'bird'
  const light = !bird && random.chance(0.4)
  const ground = light ? mix('#f4f0e4', colours.light, 0.3) : darken(colours.main, 0.12)
  const e: Enamels = {
    ground,
    deep: darken(colours.second, 0.05),
    bright: light ? colours.main : lighten(colours.main, 0.32),
    gold: '#d9b25c',
    white: '#fbf7ea',
    accent: mix(colours.third, '#c2385a', 0.62),
  }
  const scene = bird ? birdAndFlower(sheet, e) : painted(sheet, e)
  return {
    svg: roundShadow(sheet) + dish(sheet, scene, ground, random.pick([0, 36]), '#c99a4e'),
    width: 424,
    height: 424,
    pose: 'hangs',
    round: true,
    centimetres: 22,
    focus: { at: [-40, -40], across: 230 },
  }
}
