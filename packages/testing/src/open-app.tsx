import createCache from '@emotion/cache'
import { baseApi } from '@hojreh/api'
import { destinationOf } from '@hojreh/app/destination'
import type { AppExtra, PageApp } from '@hojreh/app/runtime'
import { AppProviders, type AppStore, makeStore } from '@hojreh/app/runtime'
import { createSessionStore } from '@hojreh/auth/bridge'
import { endpoints, type PublicConfig } from '@hojreh/contract'
import type { ReactNode } from 'react'
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { onTestFinished } from 'vitest'
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

/** Styles stay outside of the document: jsdom has no layout, and would read all rules anew for each question about an element. */
const unseenStyles = () => createCache({ key: 'hj', container: document.createElement('div') })

/** Ends the calls under way: one that is tried again when its test and its document are gone would fail another test. */
const endCalls = async ({ dispatch }: AppStore) => {
  const running = [
    ...dispatch(baseApi.util.getRunningQueriesThunk()),
    ...dispatch(baseApi.util.getRunningMutationsThunk()),
  ]
  for (const call of running) call.abort()
  await Promise.allSettled(running)
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
  onTestFinished(async () => {
    // A router that goes on after its test would move the next one's page.
    router.dispose()
    await endCalls(store)
  })
  const element = (
    <AppProviders store={store} cache={unseenStyles()} app={app} config={config}>
      <RouterProvider router={router} />
    </AppProviders>
  )
  return { element, store, router, left }
}
