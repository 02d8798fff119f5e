import { num } from './geometry.ts'
import { rect, type Sheet } from './sheet.ts'

/**
 * Fine rows of light and shade over a piece of cloth, `pitch` units apart, with warp lines across.
 * Sixteen rows go into one tile of the pattern: small tiles are slow to paint.
 */
export function threads(
  sheet: Sheet,
  box: readonly [x: number, y: number, width: number, height: number],
  look: { pitch: number; strength: number; warp?: number; lean?: number },
): string {
  const { pitch, strength, warp = pitch, lean = 0 } = look
  const rows = 16
  const [w, h] = [Math.max(warp, pitch) * rows, pitch * rows]
  let light = ''
  let dark = ''
  for (let i = 0; i < rows; i += 1) {
    const y = i * pitch
    light += `M0 ${num(y + pitch * 0.25)}h${num(w)}`
    dark += `M0 ${num(y + pitch * 0.8)}h${num(w)}`
  }
  for (let x = 0; x < w - warp * 0.5; x += warp) dark += `M${num(x)} 0v${num(h)}`
  const lines = (data: string, colour: string, width: number) =>
    `<path d="${data}" stroke="${colour}" style="stroke-width:${(pitch * width).toFixed(2)}" opacity="${strength}"/>`
  const id = sheet.define(
    (name) =>
      `<pattern id="${name}" width="${num(w)}" height="${num(h)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${lean})">${lines(light, '#fff6e0', 0.34)}${lines(dark, '#120808', 0.3)}</pattern>`,
  )
  return rect(...box, `url(#${id})`)
}
