import type { MouseEvent } from 'react'

/** The `onClick` of a link that acts on its own page; with a modifier key the browser opens the link as it always does. */
export const pressHere = (act: () => void) => (event: MouseEvent) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  act()
}
