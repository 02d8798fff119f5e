/**
 * The paths of the staff's desk and of its calls. Not among `pathOwners`: every page of the shop carries those, and no
 * shopper needs to know where the desk is. The routing of requests looks here first.
 */
export const adminOwners: readonly { prefix: string; app: 'admin' | 'api' }[] = [
  { prefix: '/api/admin', app: 'api' },
  { prefix: '/admin', app: 'admin' },
  { prefix: '/_admin', app: 'admin' },
]

/** The path that the root of the desk's own host shows. */
export const adminHome = '/admin'

/** Decodes a path as the routers of the apps do: `/api/%61dmin` is the desk's, too. */
const decoded = (pathname: string) => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** Returns which app answers a path of the desk; undefined for every other path. Takes a pathname without query. */
export const adminOwnerOf = (pathname: string): 'admin' | 'api' | undefined => {
  const path = decoded(pathname)
  return adminOwners.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))?.app
}
