/**
 * Whether the target of a request (path with or without query) is a path that every part of the shop reads alike.
 * What one of them could take for another host (`//host`, `\host`, `http://host/`) or for another path (`/x/../y`)
 * goes no further than the first server that sees it.
 */
export const isPlainTarget = (url: string): boolean => {
  const path = url.split('?', 1)[0] ?? ''
  if (!/^\/(?!\/)[^\\]*$/.test(path)) return false
  try {
    return decodeURIComponent(path)
      .split(/[/\\]/)
      .every((segment) => segment !== '.' && segment !== '..')
  } catch {
    return false
  }
}

/** A path that no app has: what is shown for a page's address that is no plain path. */
export const NOWHERE = '/404'
