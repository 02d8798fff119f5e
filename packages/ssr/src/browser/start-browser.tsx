import type { AppExtra, PageApp } from '@hojreh/app/runtime'
import {
  AppProviders,
  type AppStore,
  createGoTo,
  hydrate,
  ignoreChunkLoadError,
  loadErrorView,
  makeStore,
  nextTask,
  reloadOnChunkLoadError,
  retryLateParts,
  watchBuild,
} from '@hojreh/app/runtime'
import { startSession } from '@hojreh/auth'
import { createSessionStore } from '@hojreh/auth/bridge'
import { limits } from '@hojreh/contract'
import { createStyleCache } from '@hojreh/ui'
import { setupListeners } from '@reduxjs/toolkit/query'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  isRouteErrorResponse,
  type Location,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom'
import { elementIds } from '../render/element-ids.ts'
import type { PageState } from '../render/page-state.ts'
import { takeEarlyPresses } from './early-press.ts'
import { loadMatched } from './load-matched.ts'
import { nameEntry } from './name-entry.ts'
import { readDocument } from './read-document.ts'
import { readJson } from './read-json.ts'

export interface BrowserOptions {
  app: PageApp
  createRoutes: (store: AppStore) => RouteObject[]
  /** Fonts and ground of an app whose HTML comes without them, because no server renders it. */
  globalStyles?: ReactNode
}

/**
 * Starts an app in the browser: hydrates what the server rendered, or renders into an empty root.
 * Cookies, local storage and toasts of the page before come in after the first render, never into it.
 */
export const startBrowser = async ({ app, createRoutes, globalStyles }: BrowserOptions): Promise<void> => {
  const { config, build, buildUrl, root, report } = readDocument(app)
  const state = readJson(elementIds.state) as PageState | undefined
  const session = createSessionStore(config)
  const extra: AppExtra = {
    app,
    config,
    session,
    apiOrigin: '',
    getToken: session.token,
    navigate: (to) => window.location.assign(to),
  }
  const store = makeStore({ extra })
  const routes = createRoutes(store)
  let ahead = (): Location | undefined => undefined
  reloadOnChunkLoadError(() => {
    const { pathname, search = '' } = ahead() ?? {}
    if (pathname) window.location.assign(pathname + search)
    else window.location.reload()
  })
  retryLateParts(store.dispatch)
  await loadMatched(routes, window.location)
  if (state) store.dispatch(hydrate(state.responses))
  nameEntry()
  const router = createBrowserRouter(routes, state && { hydrationData: state.router })
  ahead = () => router.state.navigation.location
  const buildWatch = watchBuild(buildUrl, build, limits.buildCheckMs)
  extra.navigate = createGoTo(extra, router, buildWatch)

  let pressAgain = () => {}
  const whenMounted = () => {
    const stopping = import('./after-mount.ts').then(
      ({ afterMount }) => afterMount(store, router),
      ignoreChunkLoadError,
    )
    void nextTask().then(loadErrorView)
    const stopListening = setupListeners(store.dispatch)
    const endSession = store.dispatch(startSession())
    pressAgain()
    return () => {
      stopListening()
      endSession()
      void stopping.then((stop) => stop?.())
    }
  }
  const pages = (
    <RouterProvider
      router={router}
      // Responses of the api that have a page of their own are no failure of ours.
      onError={(error) => isRouteErrorResponse(error) || report(error)}
    />
  )
  const tree = (
    <AppProviders
      store={store}
      cache={createStyleCache()}
      app={app}
      config={config}
      buildWatch={buildWatch}
      serverState={state && store.getState()}
      onMounted={whenMounted}
    >
      {/* Alone, as on the server: beside another child React would count its ids differently. */}
      {globalStyles ? (
        <>
          {globalStyles}
          {pages}
        </>
      ) : (
        pages
      )}
    </AppProviders>
  )
  pressAgain = takeEarlyPresses()
  // In a transition hydration gives way to the person every few milliseconds, and hurries where they press.
  if (state) startTransition(() => void hydrateRoot(root, tree))
  else createRoot(root).render(tree)
}
