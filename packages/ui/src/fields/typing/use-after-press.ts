import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs `act` when the press that took the focus away is over. A message that appeared at the press would move
 * the page, and the button under the finger would not be there any more at the release.
 */
export const useAfterPress = (control: HTMLElement | null, act: () => void) => {
  const isPressed = useRef(false)
  const isWanted = useRef(false)

  const run = useCallback(() => {
    if (!isWanted.current || isPressed.current) return
    isWanted.current = false
    act()
  }, [act])

  useEffect(() => {
    if (!control) return
    const page = control.ownerDocument
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      // The click belongs to the release and comes before this.
      setTimeout(run)
    }
    page.addEventListener('pointerdown', press, true)
    page.addEventListener('pointerup', release, true)
    page.addEventListener('pointercancel', release, true)
    return () => {
      page.removeEventListener('pointerdown', press, true)
      page.removeEventListener('pointerup', release, true)
      page.removeEventListener('pointercancel', release, true)
    }
  }, [control, run])

  return useCallback(() => {
    isWanted.current = true
    // Also without a press: on a touch screen the focus moves between the release and the click.
    setTimeout(run)
  }, [run])
}
