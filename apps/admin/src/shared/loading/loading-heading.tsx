import { VisuallyHidden } from '@hojreh/ui'
import { useLayoutEffect, useRef } from 'react'

/** The heading of a record that is on its way: the one that comes in its place takes over the focus that it had. */
export const LoadingHeading = ({ children }: { children: string }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const { current } = heading
    return () => {
      if (document.activeElement !== current) return
      requestAnimationFrame(() => {
        const next = document.querySelector<HTMLElement>('main h1')
        // A field of the record may have asked for it meanwhile.
        if (!next || document.activeElement !== document.body) return
        next.tabIndex = -1
        next.focus({ preventScroll: true })
      })
    }
  }, [])
  return (
    <VisuallyHidden as="h1" ref={heading}>
      {children}
    </VisuallyHidden>
  )
}
