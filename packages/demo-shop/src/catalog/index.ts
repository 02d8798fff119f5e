import type { DemoProduct } from '../types.ts'
import { books } from './books/books.ts'
import { calligraphy } from './books/calligraphy.ts'
import { tools } from './books/tools.ts'
import { gabbehs } from './carpets/gabbehs.ts'
import { handKnotted } from './carpets/hand-knotted.ts'
import { kilims } from './carpets/kilims.ts'
import { sell } from './design.ts'
import { enamel } from './enamel-khatam/enamel.ts'
import { khatam } from './enamel-khatam/khatam.ts'
import { candles } from './home/candles.ts'
import { copper } from './home/copper.ts'
import { wood } from './home/wood.ts'
import { earrings } from './jewellery/earrings.ts'
import { necklaces } from './jewellery/necklaces.ts'
import { rings } from './jewellery/rings.ts'
import { dates } from './nuts/dates.ts'
import { driedFruit } from './nuts/dried-fruit.ts'
import { nuts } from './nuts/nuts.ts'
import { bowls } from './pottery/bowls.ts'
import { jugs } from './pottery/jugs.ts'
import { tiles } from './pottery/tiles.ts'
import { saffron } from './saffron-spices/saffron.ts'
import { spices } from './saffron-spices/spices.ts'
import { herbal } from './tea/herbal.ts'
import { rosewater } from './tea/rosewater.ts'
import { tea } from './tea/tea.ts'
import { qalamkar } from './textiles/qalamkar.ts'
import { shawls } from './textiles/shawls.ts'
import { termeh } from './textiles/termeh.ts'

/** All sellable products, in the order of the category tree. */
export const products: DemoProduct[] = sell(
  [
    [handKnotted, kilims, gabbehs],
    [bowls, jugs, tiles],
    [enamel, khatam],
    [termeh, qalamkar, shawls],
    [rings, necklaces, earrings],
    [saffron, spices],
    [nuts, driedFruit, dates],
    [tea, herbal, rosewater],
    [books, calligraphy, tools],
    [copper, wood, candles],
  ].flat(2),
)
