import { destinationOf } from '@hojreh/app/destination'
import type { AppExtra, PageApp } from '@hojreh/app/runtime'
import { AppProviders, type AppStore, makeStore } from '@hojreh/app/runtime'
import { createSessionStore } from '@hojreh/auth/bridge'
import { endpoints, type PublicConfig } from '@hojreh/contract'
import { createStyleCache } from '@hojreh/ui'
import type { ReactNode } from 'react'
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { completeBrowser } from './complete-browser.ts'
import { configOf } from './samples.ts'

export interface OpenAppOptions {
  app: PageApp
  createRoutes: (store: AppStore) => RouteObject[]
  path: string
  /** Where the fake api listens. */
  apiOrigin: string
  isSignedIn?: boolean
  /** In the place of parts of the sample configuration. */
  config?: Partial<PublicConfig>
}

export interface OpenApp {
  /** What a test renders. */
  element: ReactNode
  store: AppStore
  router: ReturnType<typeof createBrowserRouter>
  /** Places outside this app that the person was sent to; the page stays here. */
  left: string[]
}

/** Opens an app's page with a real store, router and session cookie; every response is checked against the contract. */
export const openApp = ({
  app,
  createRoutes,
  path,
  apiOrigin,
  isSignedIn = false,
  config: changes,
}: OpenAppOptions): OpenApp => {
  const config = { ...configOf(window.location.origin), ...changes }
  const session = createSessionStore(config)
  session.clear()
  if (isSignedIn)
    session.store({ jwtSecret: 'a.b.c', expiresAt: new Date(Date.now() + 3_600_000).toISOString() })
  completeBrowser()
  window.history.replaceState(null, '', path)
  const left: string[] = []
  const extra: AppExtra = {
    app,
    config,
    session,
    apiOrigin,
    getToken: session.token,
    checkResponse: (name, response) => endpoints[name].response.parse(response),
    navigate: (to) => {
      const destination = destinationOf(to, app, config.origins)
      if (destination.kind === 'here') void router.navigate(destination.to)
      else left.push(destination.href)
    },
  }
  const store = makeStore({ extra })
  const router = createBrowserRouter(createRoutes(store))
  const element = (
    <AppProviders store={store} cache={createStyleCache()} app={app} config={config}>
      <RouterProvider router={router} />
    </AppProviders>
  )
  return { element, store, router, left }
}
