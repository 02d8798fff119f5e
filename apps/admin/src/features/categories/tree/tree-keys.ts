import type { KeyboardCoordinateGetter } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'

// Persian is written from right to left: deeper is to the left.
const sides: Record<string, 1 | -1> = { ArrowLeft: 1, ArrowRight: -1 }

/**
 * Where the arrow keys bring a category that is taken.
 * @param indent of a level, in pixels
 * @param mayGo whether it can stand one level deeper (1) or less deep (-1) than now
 */
export const treeKeys =
  (indent: number, mayGo: (by: 1 | -1) => boolean): KeyboardCoordinateGetter =>
  (event, args) => {
    const { currentCoordinates } = args
    const side = sides[event.code]
    if (side) {
      event.preventDefault()
      return mayGo(side) ? { ...currentCoordinates, x: currentCoordinates.x - side * indent } : undefined
    }
    const next = sortableKeyboardCoordinates(event, args)
    return next && { ...next, x: currentCoordinates.x }
  }
