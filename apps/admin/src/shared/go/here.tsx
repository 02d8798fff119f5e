import { createContext, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** The path that is shown, also for what asks after its own page is gone. */
export const HereContext = createContext<RefObject<string> | null>(null)

/** Stands around all pages, so that it outlives each of them. */
export const Here = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  const here = useRef(pathname)
  useLayoutEffect(() => {
    here.current = pathname
  }, [pathname])
  return <HereContext value={here}>{children}</HereContext>
}
