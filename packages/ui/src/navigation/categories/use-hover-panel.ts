import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { CLOSE_MS, OPEN_MS } from '../hover-times.ts'

/**
 * A button and a panel in one element that opens under a mouse that stays, and with a press: then it stays until the
 * next press, Escape, or a press or focus elsewhere. Spread `root` on the element around both and `button` on the button.
 */
export const useHoverPanel = () => {
  const [state, setState] = useState<'closed' | 'hovered' | 'pressed'>('closed')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const isOpen = state !== 'closed'
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => !root.current?.contains(target as Node) && setState('closed')
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])
  const turn = (open: boolean, wait: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => setState((now) => (now === 'pressed' ? now : open ? 'hovered' : 'closed')),
      wait,
    )
  }
  const close = () => {
    clearTimeout(timer.current)
    setState('closed')
  }
  return {
    isOpen,
    panelId,
    close,
    root: {
      ref: root,
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && turn(true, OPEN_MS),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && turn(false, CLOSE_MS),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && close(),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key !== 'Escape' || !isOpen) return
        close()
        button.current?.focus()
      },
    },
    button: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? panelId : undefined,
      // A press on what the mouse has opened keeps it open.
      onClick: () => {
        clearTimeout(timer.current)
        setState((now) => (now === 'pressed' ? 'closed' : 'pressed'))
      },
    },
  }
}
