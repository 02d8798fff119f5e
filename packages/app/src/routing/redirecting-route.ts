import { settingApi } from '@hojreh/api'
import { redirectFor } from '@hojreh/contract'
import { type LoaderFunctionArgs, type RouteObject, redirect, redirectDocument } from 'react-router-dom'
import { destinationOf } from '../link/destination.ts'
import { isServerStore } from '../state/is-server-store.ts'
import type { AppStore } from '../state/make-store.ts'

/** How old the browser's table of redirects may be, in seconds. */
const RULES_LIFE_S = 300

/** The address that the page was loaded from; there is none on a server. */
const landedAt = () => {
  const { origin, pathname, search } = globalThis.location ?? {}
  return `${origin}${pathname}${search}`
}

const followWith = (store: AppStore) => {
  const landed = landedAt()
  return async ({ request }: LoaderFunctionArgs) => {
    // The app's server checked its own table before it answered.
    if (isServerStore(store) || request.url === landed) return null
    const { initiate } = settingApi.endpoints.getRouteRules
    const { data: rules = [] } = await store.dispatch(
      initiate(undefined, { subscribe: false, forceRefetch: RULES_LIFE_S }),
    )
    const { app, config } = store.dispatch((_dispatch, _getState, extra) => extra)
    const { pathname, search } = new URL(request.url)
    const to = redirectFor(rules, pathname + search, Object.values(config.origins))
    if (!to) return null
    const destination = destinationOf(to.to, app, config.origins)
    // Another app or another site: a full page load.
    return destination.kind === 'here' ? redirect(destination.to) : redirectDocument(destination.href)
  }
}

/** Follows the shop's redirects at every navigation in the browser; a table that cannot be read delays none. */
export const redirectingRoute = (store: AppStore, children: RouteObject[]): RouteObject => ({
  id: 'moved',
  loader: followWith(store),
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  children,
})
