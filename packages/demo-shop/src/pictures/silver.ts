import { num } from './geometry.ts'
import { ellipse, type Sheet } from './sheet.ts'

/** Silver, or gold plate where the palette is warm. */
export function metal(sheet: Sheet, golden: boolean) {
  const tones = golden
    ? ['#fff1c4', '#d9b15a', '#8a6224', '#f3d98f', '#a67a30']
    : ['#fdfdfb', '#c3c7cc', '#6f757d', '#eef0f2', '#8e949c']
  const [bright = '#fff', middle = '#ccc', dark = '#777', soft = '#eee', deep = '#888'] = tones
  return {
    bright,
    middle,
    dark,
    deep,
    soft,
    across: sheet.linear(
      [
        [0, dark],
        [0.16, soft],
        [0.34, bright],
        [0.55, middle],
        [0.78, dark],
        [0.92, soft],
        [1, deep],
      ],
      [0, 0],
      [1, 0.25],
    ),
    down: sheet.linear(
      [
        [0, bright],
        [0.35, middle],
        [0.6, dark],
        [0.8, soft],
        [1, deep],
      ],
      [0, 0],
      [0.3, 1],
    ),
  }
}

export type Metal = ReturnType<typeof metal>

/** Small balls of metal along an ellipse. */
export function granules(
  sheet: Sheet,
  m: Metal,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  size: number,
): string {
  const ball = sheet.radial(
    [
      [0, m.bright],
      [0.5, m.middle],
      [1, m.dark],
    ],
    [0.36, 0.32],
    0.7,
  )
  const id = sheet.define((name) => `<circle id="${name}" r="${num(size)}" fill="${ball}"/>`)
  return Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2
    return `<use xlink:href="#${id}" x="${num(cx + Math.cos(a) * rx)}" y="${num(cy + Math.sin(a) * ry)}"/>`
  }).join('')
}

export function softShadow(sheet: Sheet, x: number, y: number, rx: number, ry: number): string {
  return ellipse(
    x + rx * 0.14,
    y + ry * 0.12,
    rx * 1.12,
    ry * 1.1,
    sheet.radial([
      [0.5, '#1d110c', 0.4],
      [0.78, '#1d110c', 0.18],
      [1, '#1d110c', 0],
    ]),
  )
}
