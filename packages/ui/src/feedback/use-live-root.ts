import { useEffect, useState } from 'react'

/**
 * An element at the end of the body in which whatever is added is read out. It is there before its words, or they
 * would not be heard; and it stays audible: an open dialog hides everything beside it from screen readers, but what
 * is told meanwhile («wrong code») must reach them. Undefined until the browser has it.
 */
export const useLiveRoot = (): HTMLElement | undefined => {
  const [root, setRoot] = useState<HTMLElement>()
  useEffect(() => {
    const element = document.createElement('div')
    element.setAttribute('aria-live', 'polite')
    element.setAttribute('aria-relevant', 'additions')
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
