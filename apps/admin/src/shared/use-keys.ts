import { isInDialog } from '@hojreh/ui'
import { useEffect } from 'react'

/** A checkbox takes no letters: after a row is ticked, keys go on to the next one. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'))

/** What happens at a key of the keyboard, by its place and not by its letter: `KeyJ` is «ت» on a Persian layout. */
export const useKeys = (acts: Readonly<Record<string, (event: KeyboardEvent) => void>>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (isInDialog()) return
      const act = acts[event.code]
      if (!act) return
      event.preventDefault()
      act(event)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [acts])
}

const step = (by: 1 | -1) => () => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[data-row]')]
  const current = links.findIndex((link) =>
    (link.closest('[role="row"]') ?? link).contains(document.activeElement),
  )
  const next = current === -1 ? (by === 1 ? 0 : links.length - 1) : current + by
  links[next]?.focus()
}
const rowKeys = { KeyJ: step(1), KeyK: step(-1) }

/** `j` and `k` go from row to row of the list on the page; Enter opens the one that has the focus. */
export const useRowKeys = (): void => useKeys(rowKeys)
