import { useCallback, useContext } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'
import { HereContext } from './here.tsx'

/**
 * As `useNavigate`, from the page that the act began on and from no other: whoever went elsewhere while an answer was
 * on its way stays there. That a part of the page is gone (the record was removed) is no reason to stay.
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
