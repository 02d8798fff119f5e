import { num, star } from './geometry.ts'
import { around, belt, glint, turn } from './lathe.ts'
import { clipped, ellipse, type Sheet, shape, stroke } from './sheet.ts'
import type { Thing } from './thing.ts'

/** A slim-waisted tea glass (estekan) of tea on its saucer. */
export function teaGlass(sheet: Sheet): Thing {
  const { colours, random } = sheet
  const glass = turn(
    [
      [0, 34],
      [6, 38],
      [22, 41],
      [58, 32],
      [92, 36],
      [132, 47],
    ],
    0.2,
  )
  const full = 112
  const tea = random.pick(['#9a3a0c', '#a8480f', '#8c2f0a'])
  const surface = glass.radius(full)
  const liquid = sheet.linear(
    [
      [0, '#6d1f06'],
      [0.28, tea],
      [0.5, '#d0711f'],
      [0.72, tea],
      [1, '#571604'],
    ],
    [0, 0],
    [1, 0],
  )
  const clear = sheet.linear(
    [
      [0, '#ffffff', 0.5],
      [0.16, '#ffffff', 0.1],
      [0.5, '#ffffff', 0.05],
      [0.85, '#ffffff', 0.14],
      [1, '#e8f0f2', 0.55],
    ],
    [0, 0],
    [1, 0],
  )
  const saucer = sheet.radial(
    [
      [0, colours.ground],
      [0.5, '#fdfaf3'],
      [0.86, '#ece3d2'],
      [1, '#d6c9b2'],
    ],
    [0.42, 0.3],
    0.7,
  )
  const rim = colours.main
  const plate =
    ellipse(0, -4, 88, 25, '#b9aa92') +
    ellipse(0, -8, 88, 25, saucer) +
    `<ellipse cx="0" cy="-8" rx="83" ry="23" fill="none" stroke="${rim}" stroke-width="4" opacity=".85"/>` +
    `<ellipse cx="0" cy="-8" rx="74" ry="19.6" fill="none" stroke="${colours.metal}" stroke-width="1.6"/>` +
    ellipse(3, -7, 46, 11, '#4a2a14', 'opacity=".28"')
  const gilded = around(glass, star(8, 7, 3.4), { count: 14, y: 122, size: 1, fill: colours.metal })
  const cup =
    clipped(sheet, belt(glass, 3, full), shape(belt(glass, 3, full), liquid)) +
    ellipse(
      0,
      -full,
      surface - 2,
      (surface - 2) * 0.2,
      sheet.linear([
        [0, '#b65a1a'],
        [1, '#e39a4a'],
      ]),
    ) +
    shape(glass.silhouette, clear) +
    gilded +
    glint(glass, 12, 118, -0.95, 0.26, 0.55) +
    glint(glass, 20, 112, 0.78, 0.1, 0.35) +
    `<ellipse cx="0" cy="${num(-glass.height)}" rx="47" ry="9.4" fill="none" stroke="#f7fbfb" stroke-width="2.4" opacity=".9"/>` +
    `<ellipse cx="0" cy="${num(-glass.height)}" rx="45" ry="8.6" fill="none" stroke="${colours.metal}" stroke-width="1.8"/>`
  const cubes = [
    [-62, -12],
    [60, -9],
  ]
    .map(([x, y]) => sugar(x ?? 0, y ?? 0))
    .join('')
  return {
    svg: `${plate}<g transform="translate(0 -12)">${cup}</g>${random.chance(0.6) ? cubes : ''}`,
    width: 180,
    height: 156,
    pose: 'stands',
    isGlass: true,
    centimetres: 10.5,
    foot: 74,
    focus: { at: [0, -90], across: 150 },
  }
}

function sugar(x: number, y: number): string {
  return (
    shape(`M${x - 9} ${y - 8}l9 -4l9 4v9l-9 4l-9 -4z`, '#e9e2d3') +
    shape(`M${x - 9} ${y - 8}l9 -4l9 4l-9 4z`, '#fffdf6') +
    shape(`M${x} ${y - 4}l9 -4v9l-9 4z`, '#d5cab5') +
    stroke(`M${x - 9} ${y - 8}l9 4l9 -4M${x} ${y - 4}v9`, '#fffdf6', 0.6)
  )
}
