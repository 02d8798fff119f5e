import { guardRedirect } from '@hojreh/auth/bridge'
import { type LoaderFunctionArgs, type RouteObject, redirect, redirectDocument } from 'react-router-dom'
import { destinationOf } from '../link/destination.ts'
import { isServerStore } from '../state/is-server-store.ts'
import type { AppStore } from '../state/make-store.ts'

const guardWith =
  (store: AppStore) =>
  ({ request }: LoaderFunctionArgs) => {
    const { app, config, session } = store.dispatch((_dispatch, _getState, extra) => extra)
    // A server render has no session; the server's guard has checked the cookie before it.
    if (isServerStore(store)) return null
    const to = guardRedirect(new URL(request.url), session.isSignedIn(), Object.values(config.origins))
    if (to === null) return null
    const destination = destinationOf(to, app, config.origins)
    return destination.kind === 'here' ? redirect(destination.to) : redirectDocument(destination.href)
  }

/** Routes behind the guard of the specification (section 2), which the browser asks at every navigation. */
export const guarded = (store: AppStore, children: RouteObject[]): RouteObject => ({
  loader: guardWith(store),
  shouldRevalidate: () => true,
  children,
})
