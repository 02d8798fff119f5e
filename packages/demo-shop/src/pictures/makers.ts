import type { PictureKind } from '../types.ts'
import { bazaar } from './bazaar.ts'
import { book, calligraphy, pens } from './desk.ts'
import { teaGlass } from './glass.ts'
import { bowlOf, cinnamon, spice } from './heaps.ts'
import { earrings, fingerRing, necklace, pendant } from './jewellery.ts'
import { khatamBox, khatamFrame } from './khatam.ts'
import { candles, copperPot, spoons } from './kitchen.ts'
import { enamelVase, rosewaterBottle, saffronTin, teaTin } from './packs.ts'
import { copperTray, enamelPlate } from './plates.ts'
import { carpet, gabbeh, kilim } from './rugs.ts'
import type { Sheet } from './sheet.ts'
import { cushion, qalamkar, shawl, termeh } from './textiles.ts'
import type { Maker } from './thing.ts'
import { tile } from './tiles.ts'
import { bowl, ewer, vase } from './vessels.ts'

/** The drawing code of every thing. */
export const MAKERS: Record<Exclude<PictureKind, 'bazaar'>, Maker> & { bazaar?: never } = {
  carpet,
  kilim,
  gabbeh,
  tile,
  bowl,
  ewer,
  vase,
  'enamel-plate': enamelPlate,
  'enamel-vase': enamelVase,
  'khatam-box': khatamBox,
  'khatam-frame': khatamFrame,
  termeh,
  cushion,
  shawl,
  qalamkar,
  pendant,
  ring: fingerRing,
  earrings,
  necklace,
  'saffron-tin': saffronTin,
  saffron: bowlOf('saffron', '#3a060c'),
  spice,
  cardamom: bowlOf('cardamom', '#3a4420'),
  cinnamon,
  pistachio: bowlOf('pistachio', '#4a3a24'),
  almond: bowlOf('almond', '#3a2010'),
  walnut: bowlOf('walnut', '#3a2612'),
  hazelnut: bowlOf('hazelnut', '#4a3016'),
  date: bowlOf('date', '#1a0c08'),
  fig: bowlOf('fig', '#5a4424'),
  raisin: bowlOf('raisin', '#3c3410'),
  apricot: bowlOf('apricot', '#4a220a'),
  mulberry: bowlOf('mulberry', '#5a4a2a'),
  'mixed-nuts': bowlOf('mixed-nuts', '#3a2614'),
  'tea-tin': teaTin,
  'tea-glass': teaGlass,
  rosewater: rosewaterBottle,
  rosebuds: bowlOf('rosebuds', '#3a1420'),
  book,
  calligraphy,
  pens,
  'copper-pot': copperPot,
  'copper-tray': copperTray,
  spoons,
  candles,
}

/** Whole scenes that no single thing fills. */
export const SCENES: { [kind in PictureKind]?: (sheet: Sheet) => string } = { bazaar: bazaar(MAKERS) }
