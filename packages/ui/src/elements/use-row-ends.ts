import { useCallback, useEffect, useRef, useState } from 'react'
import { scrollAlong } from './scroll-along.ts'

/** Part of the row's width that one press moves: what was last in sight stays in sight. */
const STEP = 0.8
/** A row that stands at its end may be a fraction of a pixel off. */
const SLACK_PX = 2
const TOUCH_ONLY = '(hover: none) and (pointer: coarse)'

/**
 * A row that is pushed sideways: whether there is more before and after what is in sight, and going there. Fingers push
 * it themselves, so where there is only touch it tells of nothing more unless it is asked to.
 * Works in both directions.
 */
export const useRowEnds = <Element extends HTMLElement>({ isForTouch = false } = {}) => {
  const row = useRef<Element>(null)
  const [more, setMore] = useState({ before: false, after: false })

  useEffect(() => {
    const element = row.current
    if (!element || (!isForTouch && matchMedia(TOUCH_ONLY).matches)) return
    const look = () => {
      const gone = Math.abs(element.scrollLeft)
      const rest = element.scrollWidth - element.clientWidth - gone
      const before = gone > SLACK_PX
      const after = rest > SLACK_PX
      setMore((told) => (told.before === before && told.after === after ? told : { before, after }))
    }
    // Looks as soon as the page is laid out, too; asked for here, it would be laid out at once.
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [isForTouch])

  const move = useCallback((steps: 1 | -1) => {
    const element = row.current
    element?.scrollBy(scrollAlong(element, steps * STEP * element.clientWidth))
  }, [])

  return { row, more, move }
}
