import { type KeyboardEvent, useId, useState } from 'react'

/**
 * Keyboard and ARIA of a text field with a list of links beneath it (WAI-ARIA combobox with a listbox): arrows
 * move, Enter follows the chosen link, Escape closes, then empties.
 */
export const useCombobox = (optionCount: number, onEmpty: () => void) => {
  const [isFocused, setIsFocused] = useState(false)
  const [isDismissed, setIsDismissed] = useState(false)
  const [active, setActive] = useState<number>()
  const id = useId()
  const isOpen = isFocused && !isDismissed && optionCount > 0
  const chosen = isOpen && active !== undefined && active < optionCount ? active : undefined
  const optionId = (index: number) => `${id}-${index}`

  const move = (step: 1 | -1) =>
    setActive(
      chosen === undefined ? (step === 1 ? 0 : optionCount - 1) : (chosen + step + optionCount) % optionCount,
    )
  const dismiss = () => {
    setIsDismissed(true)
    setActive(undefined)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (optionCount === 0) return
      event.preventDefault()
      setIsDismissed(false)
      move(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      document.getElementById(optionId(chosen))?.click()
    }
    if (event.key === 'Escape') {
      // The browser would empty a search field by itself, also when only the list is to go.
      event.preventDefault()
      if (isOpen) dismiss()
      else onEmpty()
    }
  }

  return {
    isOpen,
    chosen,
    optionId,
    listId: id,
    dismiss,
    noteTyping: () => {
      setIsDismissed(false)
      setActive(undefined)
    },
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': id,
      'aria-activedescendant': chosen === undefined ? undefined : optionId(chosen),
      onKeyDown,
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    } as const,
  }
}
