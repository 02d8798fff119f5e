import { apricot, date, fig, mulberry, raisin } from './fruit-pieces.ts'
import { almond, cashew, chickpea, hazelnut, pistachio, walnutKernel, walnutShell } from './nut-pieces.ts'
import type { Piece } from './piece.ts'
import { cardamom, cumin, rosebud, saffronThread } from './spice-pieces.ts'

export const PIECES = {
  pistachio: [pistachio],
  almond: [almond],
  walnut: [walnutShell],
  'walnut-kernel': [walnutKernel],
  hazelnut: [hazelnut],
  date: [date],
  fig: [fig],
  raisin: [raisin],
  apricot: [apricot],
  mulberry: [mulberry],
  'mixed-nuts': [pistachio, almond, hazelnut, cashew, chickpea],
  cardamom: [cardamom],
  rosebuds: [rosebud],
  cumin: [cumin],
  saffron: [saffronThread],
} satisfies Record<string, Piece[]>

export type PieceName = keyof typeof PIECES

/** How large one piece is against the bowl, and how many make a heap. */
export const MEASURE: Record<PieceName, { size: number; count: number }> = {
  pistachio: { size: 1, count: 120 },
  almond: { size: 0.95, count: 120 },
  walnut: { size: 1.5, count: 46 },
  'walnut-kernel': { size: 1.15, count: 90 },
  hazelnut: { size: 0.95, count: 120 },
  date: { size: 1.25, count: 60 },
  fig: { size: 1.3, count: 62 },
  raisin: { size: 0.72, count: 240 },
  apricot: { size: 1.3, count: 64 },
  mulberry: { size: 0.95, count: 120 },
  'mixed-nuts': { size: 0.95, count: 130 },
  cardamom: { size: 0.85, count: 150 },
  rosebuds: { size: 0.9, count: 140 },
  cumin: { size: 0.55, count: 420 },
  saffron: { size: 0.8, count: 420 },
}
