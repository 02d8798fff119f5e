import { type RefObject, useLayoutEffect } from 'react'

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]') !== null

/**
 * A scanner types wherever the focus is: on the heading of a page that was just opened, on a button that was pressed.
 * What it types goes into the form's field from its first sign on.
 */
export const useScannerFocus = (form: RefObject<HTMLFormElement | null>): void => {
  // Before the browser paints: the page's heading takes the focus then, and a scanner may begin at once.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return
      if (/^[\p{L}\p{N}-]$/u.test(event.key)) form.current?.querySelector('input')?.focus()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [form])
}
