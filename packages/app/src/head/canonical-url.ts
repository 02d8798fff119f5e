/** The one absolute address of a path: encoded, without a trailing slash. Absolute addresses stay. */
export const canonicalUrl = (origin: string, path: string): string => {
  const url = new URL(path, origin)
  if (url.pathname !== '/') url.pathname = url.pathname.replace(/\/+$/, '')
  return url.href
}
