/**
 * Whether the target of a request (path with or without query) is a path that every part of the shop reads alike.
 * What one of them could take for another host (`//host`, `\host`, `http://host/`) or for another path (`/x/../y`)
 * is answered with 400 by the first server that sees it.
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
