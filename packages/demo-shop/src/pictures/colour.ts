import type { PaletteName } from '../types.ts'

/** The colours of one thing: its body, its ground, two companions, its outline, its light and its metal. */
export interface Palette {
  name: PaletteName
  main: string
  ground: string
  second: string
  third: string
  dark: string
  light: string
  metal: string
}

/** Dye and glaze colours around the shop's identity (paper, ink, turquoise, lapis, saffron, pomegranate, pistachio). */
const DYES: Record<PaletteName, Omit<Palette, 'name'>> = {
  turquoise: {
    main: '#00808a',
    ground: '#e9efe6',
    second: '#22356f',
    third: '#d99a2b',
    dark: '#0d3b46',
    light: '#bfe3dc',
    metal: '#b98a3c',
  },
  lapis: {
    main: '#22407f',
    ground: '#f1ead9',
    second: '#2e8f97',
    third: '#c98f2e',
    dark: '#131f45',
    light: '#b7c8e6',
    metal: '#c09a4a',
  },
  pomegranate: {
    main: '#9c2236',
    ground: '#f0e2c8',
    second: '#22356f',
    third: '#cf9436',
    dark: '#4a0f1d',
    light: '#e9b9a6',
    metal: '#c0923f',
  },
  saffron: {
    main: '#d08a1c',
    ground: '#f7ecd2',
    second: '#8f2b2b',
    third: '#2c6a6e',
    dark: '#5a3410',
    light: '#f4d58c',
    metal: '#b87333',
  },
  pistachio: {
    main: '#5f8a4a',
    ground: '#f1efdc',
    second: '#2d5a5f',
    third: '#c9a23c',
    dark: '#2a4526',
    light: '#cfe0b4',
    metal: '#b08d45',
  },
  earth: {
    main: '#8a5a37',
    ground: '#f0e4cf',
    second: '#5d2f23',
    third: '#c98a3a',
    dark: '#3b2416',
    light: '#dcb98c',
    metal: '#b07a3e',
  },
  rose: {
    main: '#c5677b',
    ground: '#f8e9e4',
    second: '#7d2f4c',
    third: '#6f8f5a',
    dark: '#5c2033',
    light: '#f0c4c4',
    metal: '#c6a15a',
  },
  night: {
    main: '#1d2c57',
    ground: '#dfe4ec',
    second: '#0e7480',
    third: '#d8a23a',
    dark: '#0c1330',
    light: '#9fb2da',
    metal: '#c9ccd2',
  },
  cream: {
    main: '#d9c39a',
    ground: '#fbf4e4',
    second: '#7b4a2c',
    third: '#3c7378',
    dark: '#6b5230',
    light: '#f6e8c8',
    metal: '#c8a765',
  },
  aubergine: {
    main: '#5d2a52',
    ground: '#f1e4dc',
    second: '#b9862f',
    third: '#2f7d80',
    dark: '#2c1029',
    light: '#d5b2cb',
    metal: '#bfa06a',
  },
}

/** The palette of that name. */
export function paletteOf(name: PaletteName): Palette {
  return { name, ...DYES[name] }
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Blends two `#rrggbb` colours; 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from)
  const b = channels(to)
  const blended = a.map((value, i) => Math.round(value + ((b[i] ?? value) - value) * share))
  return `#${blended.map((value) => Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0')).join('')}`
}

export const lighten = (hex: string, share: number) => mix(hex, '#fffdf6', share)
export const darken = (hex: string, share: number) => mix(hex, '#140d10', share)
