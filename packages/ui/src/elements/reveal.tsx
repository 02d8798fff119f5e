import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type ReactNode, useEffect, useRef } from 'react'

const OFFSET_PX = 120
const DURATION_MS = 400
const SHIFT_PX = 24

const Frame = styled.div(
  css({
    '&[data-reveal]': { transition: `opacity ${DURATION_MS}ms ease, transform ${DURATION_MS}ms ease` },
    '&[data-reveal="waiting"]': { opacity: 0, transform: `translateY(${SHIFT_PX}px)` },
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
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    // What is already on the screen stays: hiding it now would flash.
    if (!element || isStill || element.getBoundingClientRect().top < innerHeight) return
    // Near the page's end it can never be so far inside, the less as it waits lower: half of what is left must do.
    const left = document.documentElement.scrollHeight - scrollY - element.getBoundingClientRect().top
    const margin = Math.max(0, Math.min(offset, (left - SHIFT_PX) / 2))
    element.dataset.reveal = 'waiting'
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        element.dataset.reveal = 'shown'
        observer.disconnect()
      },
      { rootMargin: `0px 0px -${margin}px` },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      delete element.dataset.reveal
    }
  }, [offset])
  return <Frame ref={frame}>{children}</Frame>
}
