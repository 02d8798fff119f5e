import { useCallback, useContext } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'
import { HereContext } from './here.tsx'

/**
 * Navigates as `useNavigate` does, but only from the page on which the act began: a user who went elsewhere while the
 * response was on its way stays there. It also navigates if a part of the page is gone (the record was removed).
 */
export const useGo = (): ((href: string, options?: NavigateOptions) => void) => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const here = useContext(HereContext)
  return useCallback(
    (href, options) => {
      if (here === null || here.current === pathname) void navigate(href, options)
    },
    [navigate, pathname, here],
  )
}
