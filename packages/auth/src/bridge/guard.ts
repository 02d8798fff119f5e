import { isGuardedPath } from '@hojreh/contract'
import { authPathFor, placeAfterLogin } from './return-to.ts'

/**
 * Where a navigation must go instead, or null when it may go on (specification, section 2).
 * Used by the server before any HTML and again by the browser's router.
 */
export const guardRedirect = (
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  isSignedIn: boolean,
  allowedOrigins: readonly string[] = [],
): string | null => {
  if (isGuardedPath(pathname)) return isSignedIn ? null : authPathFor(pathname + search)
  if (pathname === '/auth' || pathname === '/auth/') {
    return isSignedIn ? placeAfterLogin(search, allowedOrigins) : null
  }
  return null
}
