/** The element that had the focus and everything around it, inside out. */
type Trail = readonly HTMLElement[]

/** A dialog opens from a menu that opens from a button: what had the focus before may be gone several times over. */
const TRAIL_COUNT = 4

const trailOf = (element: HTMLElement): Trail => {
  const trail: HTMLElement[] = []
  for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) trail.push(at)
  return trail
}

const isLost = () => document.activeElement === null || document.activeElement === document.body
const isDisabled = (element: HTMLElement) => element.matches(':disabled')

const tryFocus = (element: HTMLElement): boolean => {
  if (!element.isConnected) return false
  // What holds a control takes no focus by itself; a negative index allows it without another stop for Tab.
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

/**
 * Keeps the place of a person who uses the keyboard. When the control that had the focus is taken away (a button
 * that turned into a counter, a line that was removed, a dialog whose opener is gone), the nearest thing around it
 * that is left gets the focus; one that was disabled for a while gets it back. Otherwise Tab would begin
 * at the top of the page. Returns the cleanup function.
 */
export const keepFocus = (): (() => void) => {
  let trails: Trail[] = []
  let isOnItsWay = false
  const forget = () => {
    trails = []
  }
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === trails[0]?.[0]) return
    trails = [trailOf(target), ...trails].slice(0, TRAIL_COUNT)
  }
  // Between two controls nothing has the focus: a list that closes in that moment must not call it back. Noted while
  // the event comes down: React closes the list before the event has come up again.
  const awaitArrival = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget) return
    isOnItsWay = true
    setTimeout(() => {
      isOnItsWay = false
      rescue()
    })
  }
  // Leaving a control that stays usable is the person's own wish. Whether it stays is known after the change.
  const noteLeaving = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget || !(target instanceof HTMLElement)) return
    queueMicrotask(() => {
      if (target.isConnected && !isDisabled(target) && isLost()) forget()
    })
  }
  const rescue = () => {
    if (trails.length === 0 || isOnItsWay || !isLost()) return
    for (const trail of trails) {
      const [control] = trail
      if (control?.isConnected && isDisabled(control)) return
      if (trail.some(tryFocus)) return
    }
  }
  const observer = new MutationObserver(rescue)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', note)
  document.addEventListener('focusout', awaitArrival, { capture: true })
  document.addEventListener('focusout', noteLeaving)
  document.addEventListener('pointerdown', forget)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', note)
    document.removeEventListener('focusout', awaitArrival, { capture: true })
    document.removeEventListener('focusout', noteLeaving)
    document.removeEventListener('pointerdown', forget)
  }
}
