import { type KeyboardEvent, useState } from 'react'

const buttonsOf = (toolbar: HTMLElement) => [
  ...toolbar.querySelectorAll<HTMLButtonElement>('button:not(:disabled)'),
]

/**
 * A toolbar is one stop of the Tab key; arrows lead from button to button, as the ARIA practices have it. The left
 * arrow leads on, because the text runs that way.
 */
export const useToolbarKeys = () => {
  const [current, setCurrent] = useState<string>()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = buttonsOf(event.currentTarget)
    const place = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const places: Record<string, number> = {
      ...{ ArrowLeft: place + 1, ArrowRight: place - 1, Home: 0, End: buttons.length - 1 },
    }
    const next = places[event.key]
    if (next === undefined || place < 0) return
    event.preventDefault()
    buttons.at(next % buttons.length)?.focus()
  }
  return {
    toolbar: { role: 'toolbar', onKeyDown },
    button: (name: string, isFirst: boolean) => ({
      tabIndex: (current ? current === name : isFirst) ? 0 : -1,
      onFocus: () => setCurrent(name),
    }),
  }
}
