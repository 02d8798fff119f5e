import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type ReactNode, useEffect, useRef } from 'react'

const OFFSET_PX = 120
const DURATION_MS = 400
const SHIFT_PX = 24

const Frame = styled.div(
  css({
    // On paper nothing stays hidden.
    '@media screen': {
      '&[data-reveal="waiting"]': { opacity: 0, transform: `translateY(${SHIFT_PX}px)` },
    },
    // Not for the way out of sight, which no visitor sees: each frame would be drawn for as long, as the page hydrates.
    '&[data-reveal="shown"]': {
      transition: `opacity ${DURATION_MS}ms ease, transform ${DURATION_MS}ms ease`,
    },
  }),
)

/**
 * Fades its content in when it is `offset` px inside the window. Until the browser has measured it, it is visible, and
 * so it is without scripts. Off for users who prefer reduced motion.
 */
export const Reveal = ({ offset = OFFSET_PX, children }: { offset?: number; children: ReactNode }) => {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = frame.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let observer: IntersectionObserver
    let nextFrame = 0
    const show: IntersectionObserverCallback = (entries) => {
      // A busy browser reports several entries at once: the last one holds.
      if (!entries.at(-1)?.isIntersecting) return
      element.dataset.reveal = 'shown'
      observer.disconnect()
    }
    // An observer measures when the page is laid out anyway; measuring here would lay the page out at once.
    const wait: IntersectionObserverCallback = ([entry]) => {
      observer.disconnect()
      const { top = 0 } = entry?.boundingClientRect ?? {}
      // What is already on the screen stays: hiding it now would flash.
      if (top < innerHeight) return
      // Near the page's end it can never be that far inside, all the less as it waits lower: half of the rest must do.
      const left = document.documentElement.scrollHeight - scrollY - top
      const margin = Math.max(0, Math.min(offset, (left - SHIFT_PX) / 2))
      observer = new IntersectionObserver(show, { rootMargin: `0px 0px -${margin}px` })
      // In the next frame, so that others can measure in this one.
      nextFrame = requestAnimationFrame(() => {
        element.dataset.reveal = 'waiting'
        observer.observe(element)
      })
    }
    observer = new IntersectionObserver(wait)
    observer.observe(element)
    return () => {
      cancelAnimationFrame(nextFrame)
      observer.disconnect()
      delete element.dataset.reveal
    }
  }, [offset])
  return <Frame ref={frame}>{children}</Frame>
}
