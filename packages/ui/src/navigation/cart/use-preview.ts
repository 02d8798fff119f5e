import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { from } from '../../theme/tokens.ts'
import { CLOSE_MS, OPEN_MS } from '../hover-times.ts'

const isDesktop = () => window.matchMedia(from.desktop.replace('@media ', '')).matches

/**
 * Opens a panel beneath a link, on desktop, while the mouse or the keyboard's focus is on either. Escape closes it; the
 * focus stays. Spread `root` on the element around both.
 */
export const usePreview = () => {
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const turn = (open: boolean, wait = 0) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsOpen(open && isDesktop()), wait)
  }
  return {
    isOpen,
    root: {
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && turn(true, OPEN_MS),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && turn(false, CLOSE_MS),
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && turn(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        !currentTarget.contains(relatedTarget) && turn(false),
      // A user who follows a link has seen enough.
      onClick: () => turn(false),
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && turn(false),
    },
  }
}
