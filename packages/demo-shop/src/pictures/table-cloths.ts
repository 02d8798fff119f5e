import { blockPrint } from './block-print.ts'
import { brocade } from './brocade.ts'
import { mix } from './colour.ts'
import { companions } from './companions.ts'
import { lines, num, type Point, sample } from './geometry.ts'
import { room } from './room.ts'
import { clipped, group, rect, type Sheet, shape, stroke } from './sheet.ts'
import { boxShadow } from './stage.ts'
import { tassels } from './tassels.ts'
import { folds } from './textile-motifs.ts'
import type { Thing } from './thing.ts'

/** Cloth over the counter: the upper part lies, the lower part hangs in front. */
function draped(sheet: Sheet, pattern: string, w: number, h: number, trim: string): string {
  const { width, height } = sheet
  const place = room(sheet, { counter: 0.6 })
  const top = height * 0.6
  const edge = height * 0.74
  const x = width > height * 1.3 ? width * 0.36 : width / 2
  const wide = Math.min(width * 0.62, height * 0.62)
  const scale = wide / w
  const lying = group(
    group(
      pattern,
      `scale(${scale.toFixed(4)} ${((edge - top - 8) / (h * 0.62)).toFixed(4)}) translate(0 ${num(h * 0.12)})`,
    ),
    `translate(${num(x)} ${num((top + edge) / 2)})`,
  )
  const flat: Point[] = [
    [x - wide * 0.44, top + 8],
    [x + wide * 0.44, top + 8],
    [x + wide / 2, edge],
    [x - wide / 2, edge],
  ]
  const hem = Array.from(
    { length: 25 },
    (_, i): Point => [x - wide / 2 + (i / 24) * wide, height * 0.955 + Math.sin(i * 1.1) * height * 0.008],
  )
  const drop: Point[] = [[x - wide / 2, edge], [x + wide / 2, edge], ...[...hem].reverse()]
  const hanging = group(
    pattern,
    `translate(${num(x)} ${num(edge - h * 0.28 * scale)}) scale(${scale.toFixed(4)})`,
  )
  const waves = group(
    folds(sheet, wide, height * 0.3, 6),
    `translate(${num(x)} ${num(edge + height * 0.12)})`,
  )
  const hemThreads = group(
    tassels(sheet, -wide / 2, wide / 2, 0, height * 0.022, trim),
    `translate(${num(x)} ${num(height * 0.953)})`,
  )
  return (
    place.svg +
    boxShadow(x - wide / 2, edge, wide, height * 0.21, height * 0.02) +
    clipped(sheet, lines(flat), lying + shape(lines(flat), '#fff6e4', 'opacity="0.14"')) +
    hemThreads +
    clipped(sheet, lines(drop), hanging + waves) +
    rect(x - wide / 2, edge - 2, wide, 5, '#fff6e4', 'opacity="0.35"') +
    companions(sheet, { x, ground: (top + edge) / 2 + 4, reach: wide * 0.24, size: height * 0.2 })
  )
}

function cloth(
  sheet: Sheet,
  pattern: string,
  w: number,
  h: number,
  centimetres: number,
  trim: string,
): Thing {
  const wave = (along: number) => Math.sin(along * 5.2) * 2.2
  const outline = sample(
    [
      [-w / 2, -h / 2],
      [0, -h / 2 + wave(1)],
      [w / 2, -h / 2],
      [w / 2 + wave(2), 0],
      [w / 2, h / 2],
      [0, h / 2 + wave(3)],
      [-w / 2, h / 2],
      [-w / 2 + wave(4), 0],
    ].flatMap(([x = 0, y = 0]): Point[] => [[x, y]]),
    1,
  )
  const light = sheet.linear(
    [
      [0, '#fff8ea', 0.3],
      [0.4, '#fff8ea', 0],
      [1, '#14080c', 0.26],
    ],
    [0, 0],
    [1, 1],
  )
  const crease =
    stroke(`M0 ${-h / 2}V${h / 2}M${-w / 2} 0H${w / 2}`, '#14080c', 5, 'opacity="0.1"') +
    stroke(`M3 ${-h / 2}V${h / 2}M${-w / 2} 3H${w / 2}`, '#fff8ea', 3, 'opacity="0.22"')
  return {
    svg:
      boxShadow(-w / 2, -h / 2, w, h, 14) +
      tassels(sheet, -w / 2, w / 2, h / 2 - 2, 13, trim) +
      group(tassels(sheet, -w / 2, w / 2, h / 2 - 2, 13, trim), 'scale(1 -1)') +
      clipped(
        sheet,
        lines(outline),
        pattern + folds(sheet, w, h, 3) + crease + rect(-w / 2 - 5, -h / 2 - 5, w + 10, h + 10, light),
      ),
    width: w + 8,
    height: h + 30,
    pose: 'lies',
    centimetres,
    focus: { at: [-w * 0.12, -h * 0.12], across: Math.min(w, h) * 0.46 },
    setting: () => draped(sheet, pattern, w, h, trim),
  }
}

/** Silk brocade of Yazd. */
export function termeh(sheet: Sheet): Thing {
  const [w, h] =
    sheet.variant === 'runner' || sheet.variant === 'striped'
      ? [220, 460]
      : sheet.variant === 'long'
        ? [280, 440]
        : [400, 400]
  return cloth(sheet, brocade(sheet, w, h), w, h, 100, mix(sheet.colours.third, '#d6ac54', 0.6))
}

/** Block-printed cotton of Isfahan. */
export function qalamkar(sheet: Sheet): Thing {
  const [w, h] = sheet.variant === 'tree' || sheet.variant === 'long' ? [300, 450] : [400, 400]
  return cloth(sheet, blockPrint(sheet, w, h), w, h, 100, '#e2d2ac')
}
