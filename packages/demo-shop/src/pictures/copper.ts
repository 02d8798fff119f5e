import { darken, lighten, mix } from './colour.ts'
import { num, type Point } from './geometry.ts'
import { around, belt, body, glint, type Lathe, mouth, turn } from './lathe.ts'
import { disc } from './motifs.ts'
import { ellipse, group, rect, type Sheet, shape, stroke } from './sheet.ts'
import type { Thing } from './thing.ts'

/** Rows of hammer marks: a dark and a bright crescent each. */
function hammered(lathe: Lathe, from: number, to: number, tone: string): string {
  let svg = ''
  let row = 0
  for (let y = from; y < to; y += 17, row += 1) {
    const count = Math.max(8, Math.round((lathe.radius(y) * 2 * Math.PI) / 24))
    const at = { count, y, shift: row % 2 ? 0.5 : 0 }
    svg += around(lathe, disc(10, 8), { ...at, size: 1, fill: darken(tone, 0.28), more: 'opacity="0.34"' })
    svg += around(
      lathe,
      disc(8, 8).map(([x, dy]): Point => [x - 1.4, dy + 1.6]),
      { ...at, size: 1, fill: lighten(tone, 0.42), more: 'opacity="0.5"' },
    )
  }
  return svg
}

/** The broken light of polished metal, in vertical streaks. */
export function polish(sheet: Sheet, lathe: Lathe, tone: string): string {
  const wide = Math.max(...lathe.profile.map(([, r]) => r))
  const streaks = sheet.linear(
    [
      [0, darken(tone, 0.5)],
      [0.1, tone],
      [0.2, lighten(tone, 0.6)],
      [0.28, lighten(tone, 0.2)],
      [0.46, darken(tone, 0.2)],
      [0.6, lighten(tone, 0.3)],
      [0.7, tone],
      [0.88, darken(tone, 0.5)],
      [0.96, lighten(tone, 0.2)],
      [1, darken(tone, 0.3)],
    ],
    [0, 0],
    [1, 0],
  )
  return rect(-wide, -lathe.height - wide, wide * 2, lathe.height + wide * 2, streaks, 'opacity="0.75"')
}

/** A hammered copper pot with its lid, or a pail with a swing handle. */
export function copperPot(sheet: Sheet): Thing {
  const { random } = sheet
  const pail = sheet.variant === 'pail'
  const copper = mix('#bd6b3a', '#a9552c', random.next() * 0.6)
  const brass = '#cfa250'
  const pot = turn(
    pail
      ? [
          [0, 96],
          [8, 100],
          [120, 128],
          [230, 146],
          [240, 150],
        ]
      : random.pick([
          [
            [0, 130],
            [14, 150],
            [60, 176],
            [130, 178],
            [168, 168],
            [176, 174],
          ],
          [
            [0, 140],
            [12, 152],
            [90, 160],
            [170, 164],
            [178, 170],
          ],
        ] as Point[][]),
    0.24,
  )
  const tall = pot.height
  const base = body(
    sheet,
    pot,
    copper,
    polish(sheet, pot, copper) +
      hammered(pot, tall * 0.1, tall * 0.86, copper) +
      shape(belt(pot, tall * 0.9, tall * 0.93), darken(copper, 0.35)),
    0.7,
  )
  const ear = (s: number) => {
    const y = -tall * 0.74
    const r = pot.radius(tall * 0.74)
    const loop = `M${num(s * (r - 6))} ${num(y - 22)}C${num(s * (r + 46))} ${num(y - 34)} ${num(s * (r + 46))} ${num(y + 30)} ${num(s * (r - 6))} ${num(y + 20)}`
    return (
      stroke(loop, darken(brass, 0.5), 15, 'stroke-linecap="round"') +
      stroke(loop, brass, 11, 'stroke-linecap="round"') +
      stroke(loop, lighten(brass, 0.6), 3, 'stroke-linecap="round" transform="translate(-1 -2)"')
    )
  }
  if (pail) {
    const r = pot.radius(tall)
    const swing = `M${num(-r + 4)} ${num(-tall + 12)}C${num(-r)} ${num(-tall - 210)} ${num(r)} ${num(-tall - 210)} ${num(r - 4)} ${num(-tall + 12)}`
    const handle =
      stroke(swing, darken(copper, 0.6), 13) +
      stroke(swing, copper, 9) +
      stroke(swing, lighten(copper, 0.6), 2.4, 'transform="translate(-1.5 -2)"')
    const rivets = [-1, 1]
      .map(
        (s) =>
          ellipse(s * (r - 4), -tall + 22, 11, 18, brass) +
          ellipse(s * (r - 4), -tall + 14, 4, 4, darken(brass, 0.5)),
      )
      .join('')
    return {
      svg: handle + base + mouth(sheet, pot, lighten(copper, 0.3), '#b9b6ad', 6) + rivets,
      width: 310,
      height: tall + 180,
      pose: 'stands',
      centimetres: 32,
      foot: 104,
      focus: { at: [-20, -tall * 0.5], across: 190 },
    }
  }
  const lidShape = turn(
    [
      [0, pot.radius(tall) + 4],
      [8, pot.radius(tall) + 2],
      [34, 132],
      [58, 74],
      [66, 26],
      [70, 12],
      [84, 10],
      [96, 22],
      [110, 18],
      [116, 3],
    ],
    0.24,
  )
  const lid = body(
    sheet,
    lidShape,
    copper,
    polish(sheet, lidShape, copper) +
      hammered(lidShape, 16, 58, copper) +
      shape(belt(lidShape, 68, 116), brass),
    0.7,
  )
  return {
    svg:
      ear(-1) +
      ear(1) +
      base +
      group(lid + glint(lidShape, 12, 52, -0.7, 0.3, 0.4), `translate(0 ${num(-tall + 2)})`) +
      glint(pot, tall * 0.2, tall * 0.7, -0.9, 0.12, 0.4),
    width: 440,
    height: tall + 120,
    pose: 'stands',
    centimetres: 21,
    foot: 150,
    focus: { at: [-50, -tall * 0.6], across: 240 },
  }
}
