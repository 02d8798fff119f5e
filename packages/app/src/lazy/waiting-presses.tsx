import { Fragment, type FragmentInstance, type ReactNode, useEffect, useRef } from 'react'

declare module 'react' {
  interface FragmentInstance {
    /** In React's documentation, and not in its types yet. */
    compareDocumentPosition: (other: Node) => number
  }
}

/** Buttons that were pressed; one whose part has no code yet is pressed again when it has. */
const pressed = new Set<HTMLElement>()

if (typeof document !== 'undefined')
  document.addEventListener(
    'click',
    ({ target }) => {
      for (const button of pressed) if (!button.isConnected) pressed.delete(button)
      const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]')
      if (button) pressed.add(button)
    },
    true,
  )

const isIn = (part: FragmentInstance, element: Element) =>
  Boolean(part.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_CONTAINED_BY)

/**
 * Around a part that the browser hydrates late: React drops a press on HTML whose code has not come, so it is done once
 * the code is there.
 */
export const WaitingPresses = ({ children }: { children: ReactNode }) => {
  const part = useRef<FragmentInstance>(null)
  const isAlive = useRef(false)
  useEffect(() => {
    const { current } = part
    if (isAlive.current || !current) return
    isAlive.current = true
    // A list, since each of them is noted again.
    for (const button of [...pressed].filter((one) => isIn(current, one))) button.click()
  }, [])
  return <Fragment ref={part}>{children}</Fragment>
}
