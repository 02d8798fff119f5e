import { type ComponentType, createElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import { PageError } from '../errors/page-error.tsx'
import { AppLoading, AppRoot } from '../layout/app-root.tsx'
import { loadLayoutData } from '../layout/load-layout-data.ts'
import { isServerStore } from '../state/is-server-store.ts'
import type { AppStore } from '../state/make-store.ts'
import { notFound } from './load.ts'
import { type LoadSkeletons, PageOutlet } from './page-outlet.tsx'
import { redirectingRoute } from './redirecting-route.ts'

const noSkeletons: LoadSkeletons = async () => ({})

/**
 * Routes that share one layout; errors of theirs show inside it.
 * @param load the empty layouts of these pages, asked for with the first navigation
 */
export const layoutRoute = (
  Layout: ComponentType,
  children: RouteObject[],
  load: LoadSkeletons = noSkeletons,
): RouteObject => ({
  Component: Layout,
  children: [
    {
      ErrorBoundary: PageError,
      Component: () => createElement(PageOutlet, { routes: children, load }),
      children,
    },
  ],
})

/** The 404 page, with its real status on the server. */
export const notFoundRoute: RouteObject = { path: '*', loader: notFound, Component: () => null }

/** `/Cart` is no other spelling of `/cart`, which has a guard, but a page that is not there. */
const exact = (route: RouteObject): RouteObject =>
  route.index
    ? route
    : { ...route, caseSensitive: true, ...(route.children && { children: route.children.map(exact) }) }

/** The routes of an app around its pages: layout data once, toasts, the auth modal, a last error page. */
export const appRoutes = (store: AppStore, children: RouteObject[]): RouteObject[] => [
  {
    id: 'app',
    Component: AppRoot,
    ErrorBoundary: PageError,
    HydrateFallback: AppLoading,
    loader: async () => {
      const layoutData = loadLayoutData(store)
      // A browser that starts with an empty page shows the layout at once and fills it as responses come.
      if (isServerStore(store)) await layoutData
      return null
    },
    // The layout stays while its responses are fresh; the api's cache decides, not each navigation.
    shouldRevalidate: () => false,
    children: [redirectingRoute(store, children.map(exact))],
  },
]
