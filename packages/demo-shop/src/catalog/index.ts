import type { DemoProduct } from '../types.ts'
import { gabbehs } from './carpets/gabbehs.ts'
import { handKnotted } from './carpets/hand-knotted.ts'
import { kilims } from './carpets/kilims.ts'
import { sell } from './design.ts'
import { bowls } from './pottery/bowls.ts'
import { jugs } from './pottery/jugs.ts'
import { tiles } from './pottery/tiles.ts'

/** All sellable products, in the order of the category tree. */
export const products: DemoProduct[] = sell([
  ...[...handKnotted, ...kilims, ...gabbehs],
  ...[...bowls, ...jugs, ...tiles],
])
