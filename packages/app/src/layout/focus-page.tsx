import { isInDialog } from '@hojreh/ui'
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

const isLost = () => document.activeElement === null || document.activeElement === document.body

/**
 * A navigation inside an app is no page load, so nothing tells a screen reader of it and the focus would stay on
 * a link that is gone. The heading of the new page gets it; a page that only changed its query keeps it as long as
 * the pressed control is there.
 */
export const FocusPage = () => {
  const { pathname, search } = useLocation()
  const before = useRef({ pathname, search })
  // Before the browser paints, and before anything else looks after a lost focus.
  useLayoutEffect(() => {
    const isSamePath = before.current.pathname === pathname
    if (isSamePath && before.current.search === search) return
    before.current = { pathname, search }
    if (isInDialog() || (isSamePath && !isLost())) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, search])
  return null
}
