import { useCallback, useEffect, useRef, useState } from 'react'
import { scrollAlong } from './scroll-along.ts'

/**
 * A row whose children are each as wide as the row and snap: which one is in sight, and going to another.
 * Works in both directions.
 */
export const useSnapTrack = <Element extends HTMLElement>() => {
  const track = useRef<Element>(null)
  const [index, setIndex] = useState(0)

  useEffect(() => {
    const element = track.current
    if (!element) return
    const look = () => setIndex(Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth)))
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [])

  const goTo = useCallback((next: number) => {
    const element = track.current
    element?.scrollTo(scrollAlong(element, next * element.clientWidth))
  }, [])

  return { track, index, goTo }
}
