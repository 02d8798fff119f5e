import type { PictureKind } from '../types.ts'
import { teaGlass } from './glass.ts'
import { khatamBox, khatamFrame } from './khatam.ts'
import { copperTray, enamelPlate } from './plates.ts'
import { carpet, gabbeh, kilim } from './rugs.ts'
import type { Sheet } from './sheet.ts'
import { cushion, qalamkar, shawl, termeh } from './textiles.ts'
import type { Maker } from './thing.ts'
import { tile } from './tiles.ts'
import { bowl, ewer, vase } from './vessels.ts'

const ready: Partial<Record<PictureKind, Maker>> = {
  carpet, kilim, gabbeh, tile, bowl, ewer, vase, termeh, cushion, shawl, qalamkar,
  'enamel-plate': enamelPlate, 'copper-tray': copperTray, 'khatam-box': khatamBox, 'khatam-frame': khatamFrame, 'tea-glass': teaGlass,
}

/** The drawing code of every thing. */
export const MAKERS: Partial<Record<PictureKind, Maker>> = new Proxy(ready, {
  get: (made, kind: PictureKind) => made[kind] ?? [bowl, ewer, vase][kind.length % 3],
})

/** Whole scenes that no single thing fills. */
export const SCENES: Partial<Record<PictureKind, (sheet: Sheet) => string>> = {}
