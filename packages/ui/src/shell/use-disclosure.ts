import { type FocusEvent, type KeyboardEvent, useCallback, useId, useRef, useState } from 'react'

/**
 * A button that opens a panel beneath it. Escape closes and gives the focus back; so does leaving the two by
 * keyboard or pointer press. Spread `root` on the element around both.
 */
export const useDisclosure = () => {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const close = useCallback(() => setIsOpen(false), [])
  return {
    isOpen,
    close,
    root: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return
        close()
        button.current?.focus()
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      },
    },
    button: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      onClick: () => setIsOpen((before) => !before),
    },
    // A press on the panel's ground must not count as leaving: it takes the focus itself.
    panel: { id: panelId, hidden: !isOpen, tabIndex: -1 },
  }
}
