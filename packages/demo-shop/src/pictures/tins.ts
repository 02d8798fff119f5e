import { darken, lighten, mix } from './colour.ts'
import { lines, num, type Point, place, sample } from './geometry.ts'
import { BANDS } from './glaze.ts'
import { belt, body, glint, turn } from './lathe.ts'
import { LEAF, SAZ } from './motifs.ts'
import { arch } from './room.ts'
import { ellipse, type Sheet, shape, stroke } from './sheet.ts'
import type { Thing } from './thing.ts'

/** The crocus of the saffron field: six petals and three stigmas. */
function crocus(x: number, y: number, size: number): string {
  const petal = sample(
    [
      [0, 0],
      [0.34, -0.5],
      [0.26, -1.1],
      [0, -1.4],
      [-0.26, -1.1],
      [-0.34, -0.5],
    ],
    5,
  )
  const turnBy = [-0.85, 0.85, -0.45, 0.45, 0]
  return (
    turnBy
      .map((t, i) =>
        shape(
          lines(place(petal, x, y, size, t)),
          i % 2 ? '#8f78b8' : '#a994cc',
          'stroke="#5d4a86" stroke-width=".8"',
        ),
      )
      .join('') +
    [-0.3, 0, 0.3]
      .map((t) =>
        stroke(
          lines(
            place(
              [
                [0, -0.2],
                [0.05, -0.8],
                [0, -1.25],
              ],
              x,
              y,
              size,
              t,
            ),
            false,
          ),
          '#b3202c',
          size * 0.09,
          'stroke-linecap="round"',
        ),
      )
      .join('') +
    stroke(
      lines(
        [
          [x, y],
          [x - size * 0.1, y + size],
        ],
        false,
      ),
      '#6d8a4c',
      size * 0.08,
    ) +
    shape(
      lines(
        place(
          SAZ.map(([a, b]): Point => [a, -b]),
          x + size * 0.3,
          y + size * 0.4,
          size * 0.5,
          0.5,
        ),
      ),
      '#6d8a4c',
    )
  )
}

/** A round tin with a lid; what stands on it is drawn, not written. */
function tin(
  sheet: Sheet,
  size: { r: number; tall: number; lid: number },
  label: (r: number, tall: number) => string,
): Thing {
  const { colours } = sheet
  const { r, tall, lid } = size
  const drum = turn(
    [
      [0, r],
      [tall, r],
    ],
    0.22,
    true,
  )
  const cap = turn(
    [
      [0, r + 4],
      [lid, r + 4],
    ],
    0.22,
    true,
  )
  const paint = darken(colours.main, 0.1)
  const gold = '#d2a84e'
  const brush = {
    ink: gold,
    second: lighten(colours.main, 0.3),
    accent: mix(colours.ground, '#f4e2b8', 0.5),
    ground: paint,
  }
  const skin =
    BANDS.scrollBand(drum, tall * 0.1, tall * 0.13, brush) +
    shape(belt(drum, tall * 0.19, tall * 0.205), gold) +
    shape(belt(drum, 0, tall * 0.02), gold) +
    BANDS.lineBand(drum, tall * 0.9, tall * 0.06, brush) +
    label(r, tall)
  const capSkin = BANDS.palmetteBand(cap, lid * 0.5, lid * 0.84, {
    ...brush,
    ground: gold,
    ink: paint,
    accent: gold,
  })
  const top = sheet.linear(
    [
      [0, lighten(gold, 0.55)],
      [0.4, gold],
      [0.62, lighten(gold, 0.4)],
      [1, darken(gold, 0.35)],
    ],
    [0, 0],
    [1, 0.5],
  )
  return {
    svg:
      body(sheet, drum, paint, skin, 1.15) +
      glint(drum, tall * 0.05, tall * 0.95, -0.95, 0.12, 0.34) +
      glint(drum, tall * 0.05, tall * 0.95, 0.98, 0.07, 0.2) +
      `<g transform="translate(0 ${num(-tall + lid * 0.1)})">${body(sheet, cap, gold, capSkin, 1.1)}${ellipse(0, -lid, r + 4, (r + 4) * 0.22, top)}<ellipse cx="0" cy="${num(-lid)}" rx="${num(r - 14)}" ry="${num((r - 14) * 0.22)}" fill="none" stroke="${darken(gold, 0.35)}" stroke-width="2"/><ellipse cx="0" cy="${num(-lid - 1.5)}" rx="${num(r - 14)}" ry="${num((r - 14) * 0.22)}" fill="none" stroke="#fff2c8" stroke-width="1.2"/></g>`,
    width: r * 2 + 8,
    height: tall + lid + r * 0.22,
    pose: 'stands',
    centimetres: 8,
    foot: r * 1.04,
    focus: { at: [-10, -tall * 0.5], across: r * 1.5 },
  }
}

/** A tin of saffron: crocus in a cartouche. */
export function saffronTin(sheet: Sheet): Thing {
  const { random } = sheet
  const made = tin(sheet, { r: 130, tall: random.pick([150, 190]), lid: 44 }, (r, tall) => {
    const panel = sample(
      [
        [-0.62 * r, -tall * 0.55],
        [-0.4 * r, -tall * 0.84],
        [0, -tall * 0.92],
        [0.4 * r, -tall * 0.84],
        [0.62 * r, -tall * 0.55],
        [0.4 * r, -tall * 0.28],
        [0, -tall * 0.2],
        [-0.4 * r, -tall * 0.28],
      ],
      5,
    ).map(([x, y]): Point => [x, y + 22])
    return (
      shape(lines(panel), '#f6ecd4', 'stroke="#d2a84e" stroke-width="4"') +
      stroke(lines(place(panel, 0, -tall * 0.05, 0.9)), '#8f2b2b', 1.4) +
      [-46, 0, 46].map((x, i) => crocus(x, -tall * 0.42 + 16 + (i === 1 ? 2 : 8), i === 1 ? 34 : 24)).join('')
    )
  })
  return { ...made, centimetres: 6 }
}

/** A tall tin of tea: an arch with a sprig of two leaves and a bud. */
export function teaTin(sheet: Sheet): Thing {
  const { colours } = sheet
  const made = tin(sheet, { r: 118, tall: 290, lid: 54 }, (r, tall) => {
    const frame = arch(-r * 0.56, -tall * 0.84 + 20, r * 1.12, -tall * 0.24 + 22)
    const leafAt = (x: number, y: number, size: number, t: number, fill: string) =>
      shape(
        lines(
          place(
            LEAF.map(([a, b]): Point => [a, -b]),
            x,
            y,
            size,
            t,
          ),
        ),
        fill,
        `stroke="${darken(fill, 0.3)}" stroke-width="1"`,
      ) +
      stroke(
        lines(
          place(
            [
              [0, -0.9],
              [0, 0.9],
            ],
            x,
            y,
            size,
            t,
          ),
          false,
        ),
        lighten(fill, 0.4),
        1.2,
      )
    const base = -tall * 0.3 + 22
    const green = mix('#4f7a3e', colours.main, 0.2)
    return (
      shape(frame, '#f7efd9', 'stroke="#d2a84e" stroke-width="4"') +
      stroke(frame, darken(colours.main, 0.2), 1.2) +
      stroke(
        `M0 ${num(base)}C4 ${num(base - 40)} -6 ${num(base - 70)} 2 ${num(base - 112)}`,
        darken(green, 0.2),
        4,
      ) +
      leafAt(-26, base - 52, 30, -0.85, green) +
      leafAt(28, base - 62, 32, 0.8, lighten(green, 0.1)) +
      leafAt(-16, base - 92, 22, -0.45, lighten(green, 0.2)) +
      leafAt(3, base - 122, 19, 0.1, lighten(green, 0.35)) +
      stroke(
        `M${num(-r * 0.4)} ${num(base + 8)}q${num(r * 0.2)} -10 ${num(r * 0.4)} 0t${num(r * 0.4)} 0`,
        '#c6892f',
        3,
      )
    )
  })
  return { ...made, centimetres: 14 }
}
