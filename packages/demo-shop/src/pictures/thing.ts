import type { PictureKind } from '../types.ts'
import type { Point } from './geometry.ts'
import type { Sheet } from './sheet.ts'

/** A drawn thing, ready to be put on a table, a wall or the studio's paper. */
export interface Thing {
  svg: string
  /** Box in own units: standing things have their origin at the middle of the foot, lying ones in the centre. */
  width: number
  height: number
  /** `stands` casts its shadow on the ground, `lies` around itself, `hangs` on the wall behind it. */
  pose: 'stands' | 'lies' | 'hangs'
  /** A tea glass needs no second one beside it. */
  isGlass?: boolean
  /** Small and precious: shown on velvet instead of a counter. */
  precious?: boolean
  /** Round things bring their own shadow. */
  round?: boolean
  /** True height (or length of a lying thing) in centimetres, for pictures that show the size. */
  centimetres: number
  /** Where a close look goes, in own units, and how many units it shows across. */
  focus: { at: Point; across: number }
  /** A close view of its own, when enlarging the drawing is not enough; fills a 1000×1000 box. */
  macro?: () => string
  /** A setting of its own, for cloth that hangs over a table and the like. */
  setting?: () => string
  /** Depth of the foot as a share of its width; shallow for bundles and books. */
  flat?: number
  /** Half the width of the foot, when it is smaller than the body. */
  foot?: number
}

export type Maker = (sheet: Sheet) => Thing

/** The drawing code of every kind but the bazaar, which is a scene of such things. */
export type Makers = Record<Exclude<PictureKind, 'bazaar'>, Maker> & { bazaar?: never }
