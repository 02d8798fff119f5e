import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type ReactNode, useEffect, useRef } from 'react'

const OFFSET_PX = 120
const DURATION_MS = 400
const SHIFT_PX = 24

const Frame = styled.div(
  css({
    // On paper nothing waits.
    '@media screen': {
      '&[data-reveal="waiting"]': { opacity: 0, transform: `translateY(${SHIFT_PX}px)` },
    },
    // Not on the way out of sight, where nobody looks: each would be drawn for as long, as the page hydrates.
    '&[data-reveal="shown"]': {
      transition: `opacity ${DURATION_MS}ms ease, transform ${DURATION_MS}ms ease`,
    },
  }),
)

/**
 * Fades its content in when it is `offset` px inside the window. Until the browser has measured it, it is
 * visible: no script, no loss. Off for people who prefer reduced motion.
 */
export const Reveal = ({ offset = OFFSET_PX, children }: { offset?: number; children: ReactNode }) => {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = frame.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let observer: IntersectionObserver
    let nextFrame = 0
    const show: IntersectionObserverCallback = (entries) => {
      // Where the browser is busy, several are told at once: the last one holds.
      if (!entries.at(-1)?.isIntersecting) return
      element.dataset.reveal = 'shown'
      observer.disconnect()
    }
    // An observer measures when the page is laid out anyway; asked for here, the page would be laid out at once.
    const wait: IntersectionObserverCallback = ([entry]) => {
      observer.disconnect()
      const { top = 0 } = entry?.boundingClientRect ?? {}
      // What is already on the screen stays: hiding it now would flash.
      if (top < innerHeight) return
      // Near the page's end it can never be so far inside, the less as it waits lower: half of what is left must do.
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
