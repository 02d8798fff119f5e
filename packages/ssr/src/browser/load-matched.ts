import { matchRoutes, type RouteObject } from 'react-router-dom'

/** Loads the chunks of the page that is open, before the router starts: hydration must not begin with a gap. */
export const loadMatched = async (routes: RouteObject[], location: Location): Promise<void> => {
  const lazyRoutes = matchRoutes(routes, location)?.map(({ route }) => route) ?? []
  await Promise.all(
    lazyRoutes.map(async (route) => {
      if (typeof route.lazy !== 'function') return
      const loaded = await route.lazy()
      Object.assign(route, loaded, { lazy: undefined })
    }),
  )
}
