import type { Random } from '../random.ts'
import type { PictureVariant, PictureView } from '../types.ts'
import type { Palette } from './colour.ts'
import { num } from './geometry.ts'

export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** The drawing in progress: its chance, its colours and the definitions that its parts refer to. */
export interface Sheet {
  width: number
  height: number
  view: PictureView
  seed: number
  variant: PictureVariant | null
  random: Random
  colours: Palette
  /** Keeps a definition (its text gets the id) and answers the id. */
  define(definition: (id: string) => string): string
  /** Keeps a linear gradient over the box of what it fills and answers a paint. */
  linear(stops: readonly Stop[], from?: readonly [number, number], to?: readonly [number, number]): string
  /** Keeps a radial gradient over the box of what it fills and answers a paint. */
  radial(stops: readonly Stop[], centre?: readonly [number, number], radius?: number): string
  definitions(): string
}

function stopText([offset, colour, opacity]: Stop): string {
  const veil = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
  return `<stop offset="${offset}" stop-color="${colour}"${veil}/>`
}

export function makeSheet(
  base: Pick<Sheet, 'width' | 'height' | 'view' | 'seed' | 'variant' | 'random' | 'colours'>,
): Sheet {
  const kept: string[] = []
  const known = new Map<string, string>()
  const define = (definition: (id: string) => string) => {
    const shape = definition('?')
    const before = known.get(shape)
    if (before) return before
    const id = `d${known.size}`
    known.set(shape, id)
    kept.push(definition(id))
    return id
  }
  return {
    ...base,
    define,
    definitions: () => kept.join(''),
    linear(stops, from = [0, 0], to = [0, 1]) {
      const ends = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`
      return `url(#${define((id) => `<linearGradient id="${id}" ${ends}>${stops.map(stopText).join('')}</linearGradient>`)})`
    },
    radial(stops, centre = [0.5, 0.5], radius = 0.5) {
      const spot = `cx="${centre[0]}" cy="${centre[1]}" r="${radius}"`
      return `url(#${define((id) => `<radialGradient id="${id}" ${spot}>${stops.map(stopText).join('')}</radialGradient>`)})`
    },
  }
}

export function shape(data: string, fill: string, more = ''): string {
  return `<path d="${data}" fill="${fill}"${more ? ` ${more}` : ''}/>`
}

export function stroke(data: string, colour: string, width: number, more = ''): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${more ? ` ${more}` : ''}/>`
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${more ? ` ${more}` : ''}/>`
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"${more ? ` ${more}` : ''}/>`
}

export function group(content: string, transform: string, more = ''): string {
  return `<g transform="${transform}"${more ? ` ${more}` : ''}>${content}</g>`
}

export function move(content: string, x: number, y: number, scale = 1, turn = 0): string {
  const turned = turn ? ` rotate(${num(turn)})` : ''
  const scaled = scale === 1 ? '' : ` scale(${scale.toFixed(4)})`
  return group(content, `translate(${num(x)} ${num(y)})${turned}${scaled}`)
}

/** Shows `content` only inside the path. */
export function clipped(sheet: Sheet, data: string, content: string): string {
  const id = sheet.define((name) => `<clipPath id="${name}"><path d="${data}"/></clipPath>`)
  return `<g clip-path="url(#${id})">${content}</g>`
}
