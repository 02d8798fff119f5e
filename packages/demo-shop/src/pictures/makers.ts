import type { PictureKind } from '../types.ts'
import type { Sheet } from './sheet.ts'
import { carpet, gabbeh, kilim } from './rugs.ts'
import type { Maker } from './thing.ts'
import { bowl, ewer, vase } from './vessels.ts'
import { teaGlass } from './glass.ts'

const ready: Partial<Record<PictureKind, Maker>> = { carpet, kilim, gabbeh, bowl, ewer, vase, 'tea-glass': teaGlass }

/** The drawing code of every thing. */
export const MAKERS: Partial<Record<PictureKind, Maker>> = new Proxy(ready, {
  get: (made, kind: PictureKind) => made[kind] ?? [bowl, ewer, vase][kind.length % 3],
})

/** Whole scenes that no single thing fills. */
export const SCENES: Partial<Record<PictureKind, (sheet: Sheet) => string>> = {}
