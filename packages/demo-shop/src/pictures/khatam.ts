import { darken, lighten, mix } from './colour.ts'
import { lines, num, type Point, polar } from './geometry.ts'
import { arch } from './room.ts'
import { clipped, ellipse, group, rect, type Sheet, shape, stroke } from './sheet.ts'
import { boxShadow } from './stage.ts'
import type { Thing } from './thing.ts'

interface Rods {
  wood: string
  dark: string
  bone: string
  dyed: string
  brass: string
}

/**
 * The marquetry as a fill: rods of triangular section, glued into six-pointed stars inside hexagons, cut across.
 * `size` is the side of a hexagon.
 */
function marquetry(sheet: Sheet, rods: Rods, size: number): string {
  const hexagon = (cx: number, cy: number) => {
    const corner = (i: number, r = size): Point => polar(cx, cy, r, (i * Math.PI) / 3 + Math.PI / 6)
    let svg = ''
    for (let i = 0; i < 6; i += 1) {
      const [a, b] = [corner(i), corner(i + 1)]
      const [ia, ib] = [corner(i, size * 0.56), corner(i + 1, size * 0.56)]
      const tip = polar(cx, cy, size * 0.86, ((i + 0.5) * Math.PI) / 3 + Math.PI / 6)
      svg += shape(lines([a, b, tip]), rods.wood)
      svg += shape(lines([a, tip, ia]), rods.dark) + shape(lines([b, tip, ib]), rods.dark)
      svg += shape(lines([ia, tip, ib]), rods.bone)
      svg += shape(lines([[cx, cy], ia, ib]), i % 2 ? rods.dyed : mix(rods.dyed, rods.wood, 0.35))
      svg += stroke(lines([ia, tip, ib], false), rods.brass, size * 0.05)
    }
    return (
      svg +
      shape(lines(Array.from({ length: 6 }, (_, i) => corner(i, size * 0.24))), rods.bone) +
      `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(size * 0.11)}" fill="${rods.brass}"/>`
    )
  }
  const [w, h] = [size * Math.sqrt(3), size * 3]
  const cells = [
    [0, 0],
    [w, 0],
    [w / 2, size * 1.5],
    [0, h],
    [w, h],
    [-w / 2, size * 1.5],
    [w * 1.5, size * 1.5],
  ]
    .map(([x, y]) => hexagon(x ?? 0, y ?? 0))
    .join('')
  const id = sheet.define(
    (name) =>
      `<pattern id="${name}" width="${w.toFixed(3)}" height="${num(h)}" patternUnits="userSpaceOnUse">${cells}</pattern>`,
  )
  return `url(#${id})`
}

function rodsOf(sheet: Sheet): Rods {
  const { colours } = sheet
  return {
    wood: mix(colours.main, '#7a4424', 0.4),
    dark: '#25150e',
    bone: '#f0e4c6',
    dyed: mix(colours.second, colours.main, 0.3),
    brass: '#d8b050',
  }
}

/** Strings of brass and ebony around a panel. */
function strings(x: number, y: number, w: number, h: number, rods: Rods): string {
  const line = (inset: number, colour: string, width: number) =>
    `<rect x="${num(x + inset)}" y="${num(y + inset)}" width="${num(w - inset * 2)}" height="${num(h - inset * 2)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
  return (
    line(2, rods.dark, 4) +
    line(5, rods.brass, 1.6) +
    line(8, rods.dark, 2.4) +
    line(10.5, rods.bone, 1.6) +
    line(13, rods.dark, 2)
  )
}

/** A box: front, side and lid in parallel projection. */
export function khatamBox(sheet: Sheet): Thing {
  const { random } = sheet
  const rods = rodsOf(sheet)
  const slim = sheet.variant === 'slim'
  const [w, h, d] = slim
    ? [400, 96, 90]
    : [random.between(280, 340), random.between(140, 190), random.between(150, 200)]
  const lid = h * random.between(0.26, 0.34)
  const [fine, coarse] = [
    marquetry(sheet, rods, 11),
    marquetry(
      sheet,
      { ...rods, dyed: mix(rods.dyed, '#8f2b2b', 0.5), wood: darken(rods.wood, 0.2) },
      random.pick([17, 20]),
    ),
  ]
  const panel = (width: number, height: number, border: number) =>
    rect(0, 0, width, height, rods.wood) +
    rect(0, 0, width, height, fine) +
    strings(0, 0, width, height, rods) +
    (height > border * 2.6
      ? rect(border, border, width - border * 2, height - border * 2, coarse) +
        strings(border - 3, border - 3, width - border * 2 + 6, height - border * 2 + 6, rods)
      : '')
  // The depth runs to the upper right.
  const [dx, dy] = [d * 0.62, -d * 0.46]
  const front = group(panel(w, h, 34), `translate(${num(-w / 2)} ${num(-h)})`)
  const sideMatrix = `matrix(${(dx / d).toFixed(4)} ${(dy / d).toFixed(4)} 0 1 ${num(w / 2)} ${num(-h)})`
  const topMatrix = `matrix(1 0 ${(-dx / d).toFixed(4)} ${(-dy / d).toFixed(4)} ${num(-w / 2 + dx)} ${num(-h + dy)})`
  const side = group(panel(d, h, 30) + rect(0, 0, d, h, '#140a06', 'opacity="0.42"'), sideMatrix)
  const top = group(
    panel(w, d, 36) +
      rect(
        0,
        0,
        w,
        d,
        sheet.linear(
          [
            [0, '#fff6df', 0.1],
            [0.5, '#fff6df', 0.42],
            [0.62, '#fff6df', 0.05],
            [1, '#fff6df', 0.2],
          ],
          [0, 0],
          [1, 0.6],
        ),
      ),
    topMatrix,
  )
  const frontLight = rect(
    -w / 2,
    -h,
    w,
    h,
    sheet.linear(
      [
        [0, '#fff6df', 0.28],
        [0.3, '#fff6df', 0.02],
        [1, '#140a06', 0.3],
      ],
      [0, 0],
      [0.7, 1],
    ),
  )
  const seam = `M${num(-w / 2)} ${num(-h + lid)}H${num(w / 2)}l${num(dx)} ${num(dy)}`
  const clasp =
    shape(`M-9 ${num(-h + lid - 12)}h18v16q0 12 -9 14q-9 -2 -9 -14z`, '#d2a848') +
    `<circle cx="0" cy="${num(-h + lid + 6)}" r="3.4" fill="#4a3208"/>` +
    stroke(`M-9 ${num(-h + lid - 12)}h18`, '#fff0c0', 1.6)
  const edges = stroke(
    `M${num(-w / 2)} ${num(-h)}H${num(w / 2)}V0M${num(w / 2)} ${num(-h)}l${num(dx)} ${num(dy)}`,
    '#fff2d0',
    2,
    'opacity="0.7"',
  )
  const x = -dx / 2
  return {
    svg: group(
      top +
        side +
        front +
        frontLight +
        stroke(seam, '#0f0805', 3.4) +
        stroke(seam, '#f1d9a0', 0.8, 'transform="translate(0 2.4)" opacity="0.5"') +
        edges +
        (slim ? '' : clasp),
      `translate(${num(x)} 0)`,
    ),
    width: w + dx,
    height: h - dy,
    pose: 'stands',
    centimetres: slim ? 8 : 11,
    foot: (w + dx * 0.8) / 2,
    flat: 0.13,
    focus: { at: [x - 20, -h * 0.5], across: Math.min(w * 0.5, 190) },
  }
}

/** A mirror or picture frame. */
export function khatamFrame(sheet: Sheet): Thing {
  const rods = rodsOf(sheet)
  const [w, h, b] = [300, 400, 58]
  const fine = marquetry(sheet, rods, 9)
  const coarse = marquetry(sheet, { ...rods, dyed: mix(rods.dyed, '#8f2b2b', 0.5) }, 15)
  const opening = arch(-w / 2 + b, -h / 2 + b, w - b * 2, h / 2 - b)
  const glass = sheet.linear(
    [
      [0, '#dfe7ea'],
      [0.4, '#aebdc4'],
      [0.55, '#e6eef0'],
      [0.62, '#b4c2c8'],
      [1, '#8a9aa3'],
    ],
    [0, 0],
    [1, 1],
  )
  const reflection = shape(
    `M${-w / 2 + b} 40L40 ${-h / 2 + b}H90L${-w / 2 + b} 130Z`,
    '#ffffff',
    'opacity="0.4"',
  )
  return {
    svg:
      boxShadow(-w / 2, -h / 2, w, h, 14) +
      rect(-w / 2, -h / 2, w, h, rods.wood) +
      rect(-w / 2, -h / 2, w, h, fine) +
      rect(-w / 2 + 18, -h / 2 + 18, w - 36, h - 36, coarse) +
      group(strings(0, 0, w, h, rods), `translate(${-w / 2} ${-h / 2})`) +
      group(strings(0, 0, w - 36, h - 36, rods), `translate(${-w / 2 + 18} ${-h / 2 + 18})`) +
      clipped(
        sheet,
        opening,
        shape(opening, glass) + reflection + stroke(opening, '#10080a', 12, 'opacity="0.35"'),
      ) +
      stroke(opening, rods.dark, 6) +
      stroke(opening, rods.brass, 2.4) +
      rect(
        -w / 2,
        -h / 2,
        w,
        h,
        sheet.linear(
          [
            [0, '#fff4da', 0.24],
            [0.4, '#fff4da', 0],
            [1, '#120806', 0.28],
          ],
          [0, 0],
          [1, 1],
        ),
      ) +
      ellipse(0, -h / 2 - 4, 7, 5, lighten(rods.brass, 0.2)),
    width: w,
    height: h,
    pose: 'hangs',
    centimetres: 32,
    focus: { at: [-w / 2 + 70, -h / 2 + 80], across: 190 },
  }
}
