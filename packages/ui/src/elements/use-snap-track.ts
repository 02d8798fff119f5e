import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * A row whose children are each as wide as the row and snap: which one is in sight, and going to another.
 * Works in both directions: in right-to-left rows `scrollLeft` runs from 0 down.
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
    if (!element) return
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    element.scrollTo({ left: sign * next * element.clientWidth, behavior })
  }, [])

  return { track, index, goTo }
}
