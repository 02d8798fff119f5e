import { type PointerEvent, type TouchEvent, useCallback, useRef, useState } from 'react'

const MOST = 4
const BY_DOUBLE_TAP = 3
const DOUBLE_TAP_MS = 300

type Point = { x: number; y: number }

const betweenFingers = ({ touches }: TouchEvent) => {
  const [one, other] = [touches[0], touches[1]]
  if (!one || !other) return null
  return {
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    middle: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
  }
}

/**
 * Enlarges the first child of a left-to-right scrolling box, by a double tap, by two fingers or by a call; what is
 * under the finger stays there. A large one is moved by scrolling, as anything else is.
 */
export const useEnlarging = () => {
  const stage = useRef<HTMLDivElement>(null)
  const scale = useRef(1)
  const pinch = useRef<{ distance: number; scale: number } | null>(null)
  const lastTap = useRef(0)
  const [isLarge, setIsLarge] = useState(false)

  const scaleTo = useCallback((wanted: number, at?: Point) => {
    const box = stage.current
    const [content] = box?.children ?? []
    if (!box || !(content instanceof HTMLElement)) return
    const next = Math.min(MOST, Math.max(1, wanted))
    const factor = next / scale.current
    const { left, top, width, height } = box.getBoundingClientRect()
    const x = at ? at.x - left : width / 2
    const y = at ? at.y - top : height / 2
    const scrolled = { left: (box.scrollLeft + x) * factor - x, top: (box.scrollTop + y) * factor - y }
    scale.current = next
    Object.assign(content.style, { inlineSize: `${next * 100}%`, blockSize: `${next * 100}%` })
    box.scrollTo({ ...scrolled, behavior: 'instant' })
    setIsLarge(next > 1)
  }, [])
  const toggle = useCallback((at?: Point) => scaleTo(scale.current > 1 ? 1 : BY_DOUBLE_TAP, at), [scaleTo])

  const handlers = {
    onPointerUp: ({ timeStamp, clientX: x, clientY: y }: PointerEvent) => {
      const isSecond = timeStamp - lastTap.current < DOUBLE_TAP_MS
      lastTap.current = isSecond ? 0 : timeStamp
      if (isSecond) toggle({ x, y })
    },
    onTouchStart: (event: TouchEvent) => {
      const fingers = betweenFingers(event)
      pinch.current = fingers && { distance: fingers.distance, scale: scale.current }
    },
    onTouchMove: (event: TouchEvent) => {
      const fingers = betweenFingers(event)
      if (!fingers || !pinch.current) return
      // Two fingers are no double tap.
      lastTap.current = 0
      scaleTo((pinch.current.scale * fingers.distance) / pinch.current.distance, fingers.middle)
    },
    onTouchEnd: () => {
      pinch.current = null
    },
  }
  return { stage, isLarge, toggle, scaleTo, handlers }
}
