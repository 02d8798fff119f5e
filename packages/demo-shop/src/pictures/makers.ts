import type { PictureKind } from '../types.ts'
import { bazaar } from './bazaar.ts'
import { book } from './book.ts'
import { rosewaterBottle } from './bottle.ts'
import { bowl } from './bowl.ts'
import { calligraphy } from './calligraphy.ts'
import { candles } from './candles.ts'
import { cinnamon } from './cinnamon.ts'
import { copperPot } from './copper.ts'
import { copperTray } from './copper-tray.ts'
import { cushion } from './cushion.ts'
import { earrings } from './earrings.ts'
import { enamelPlate } from './enamel-plate.ts'
import { enamelVase } from './enamel-vase.ts'
import { ewer } from './ewer.ts'
import { teaGlass } from './glass.ts'
import { bowlOf } from './heaps.ts'
import { khatamBox, khatamFrame } from './khatam.ts'
import { necklace } from './necklace.ts'
import { pendant } from './pendant.ts'
import { pens } from './pens.ts'
import { fingerRing } from './ring.ts'
import { carpet, gabbeh, kilim } from './rugs.ts'
import { shawl } from './shawl.ts'
import type { Sheet } from './sheet.ts'
import { spice } from './spice-heaps.ts'
import { spoons } from './spoons.ts'
import { qalamkar, termeh } from './table-cloths.ts'
import type { Makers } from './thing.ts'
import { tile } from './tiles.ts'
import { saffronTin, teaTin } from './tins.ts'
import { vase } from './vase.ts'

/** The drawing code of every thing. */
export const MAKERS: Makers = {
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
