import { useEffect, useState } from 'react'

/**
 * An element at the end of the body that stays audible: an open dialog hides everything beside it from screen
 * readers, but what is told meanwhile («wrong code») must be heard. Undefined until the browser has it.
 */
export const useLiveRoot = (): HTMLElement | undefined => {
  const [root, setRoot] = useState<HTMLElement>()
  useEffect(() => {
    const element = document.createElement('div')
    document.body.append(element)
    const keeper = new MutationObserver(() => element.removeAttribute('aria-hidden'))
    keeper.observe(element, { attributes: true, attributeFilter: ['aria-hidden'] })
    setRoot(element)
    return () => {
      keeper.disconnect()
      element.remove()
    }
  }, [])
  return root
}
