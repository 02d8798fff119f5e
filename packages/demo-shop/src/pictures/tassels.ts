import { darken } from './colour.ts'
import { num } from './geometry.ts'
import { type Sheet, stroke } from './sheet.ts'

/** A row of silk or cotton threads along one edge. */
export function tassels(
  sheet: Sheet,
  from: number,
  to: number,
  y: number,
  long: number,
  colour: string,
): string {
  let data = ''
  for (let x = from; x <= to; x += 3.2)
    data += `M${num(x)} ${num(y)}q${num(sheet.random.between(-2, 2))} ${num(long / 2)} ${num(sheet.random.between(-3, 3))} ${num(long * sheet.random.between(0.8, 1.1))}`
  return (
    stroke(data, darken(colour, 0.3), 2.2, 'stroke-linecap="round"') +
    stroke(data, colour, 1.2, 'stroke-linecap="round"')
  )
}
