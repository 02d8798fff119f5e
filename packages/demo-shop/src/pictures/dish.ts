import { darken } from './colour.ts'
import { lines, num, place, ring, sample } from './geometry.ts'
import { ellipse, type Sheet, shape } from './sheet.ts'

/** Turns one wedge around the centre. */
export function spin(sheet: Sheet, wedge: string, count: number, shift = 0): string {
  const id = sheet.define((name) => `<g id="${name}">${wedge}</g>`)
  return Array.from(
    { length: count },
    (_, i) => `<use xlink:href="#${id}" transform="rotate(${num(((i + shift) * 360) / count)})"/>`,
  ).join('')
}

export const circle = (r: number, colour: string, width: number) =>
  `<circle r="${num(r)}" fill="none" stroke="${colour}" stroke-width="${num(width)}"/>`

export const dot = (r: number, fill: string) => `<circle r="${num(r)}" fill="${fill}"/>`

/** Rim, hollow and light of a round dish of radius 200 that faces the eye. */
export function dish(
  sheet: Sheet,
  ornament: string,
  ground: string,
  scallops: number,
  metal: string,
): string {
  const edge = ring(
    0,
    0,
    240,
    (angle) => 208 + (scallops ? 4 * Math.abs(Math.sin((angle * scallops) / 2)) : 0),
  )
  const hollow = sheet.radial([
    [0, '#ffffff', 0.14],
    [0.5, '#ffffff', 0],
    [0.68, '#0b0710', 0.18],
    [0.72, '#ffffff', 0.16],
    [0.94, '#0b0710', 0.08],
    [1, '#0b0710', 0.4],
  ])
  const sheen = sheet.linear(
    [
      [0, '#ffffff', 0.5],
      [0.35, '#ffffff', 0.04],
      [0.6, '#ffffff', 0],
      [1, '#0b0710', 0.34],
    ],
    [0, 0],
    [1, 1],
  )
  const glare = sample(
    [
      [-150, -60],
      [-112, -118],
      [-40, -158],
      [-60, -132],
      [-104, -92],
      [-128, -44],
    ],
    5,
  )
  return (
    shape(lines(place(edge, 2, 3, 1)), darken(metal, 0.45)) +
    shape(lines(edge), metal) +
    dot(204, ground) +
    ornament +
    dot(204, hollow) +
    dot(204, sheen) +
    shape(lines(glare), '#ffffff', 'opacity="0.3"')
  )
}

export function roundShadow(sheet: Sheet): string {
  const soft = sheet.radial([
    [0.6, '#1d110c', 0.5],
    [0.8, '#1d110c', 0.24],
    [1, '#1d110c', 0],
  ])
  return ellipse(16, 22, 250, 250, soft)
}
