import { type ComponentType, createElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import { PageError } from '../errors/page-error.tsx'
import { AppLoading, AppRoot } from '../shell/app-root.tsx'
import { loadShell } from '../shell/load-shell.ts'
import { isRender } from '../state/is-render.ts'
import type { AppStore } from '../state/make-store.ts'
import { notFound } from './load.ts'
import { moved } from './moved.ts'
import { type LoadShapes, PageOutlet } from './page-outlet.tsx'

const noShapes: LoadShapes = async () => ({})

/**
 * Routes that stand in one frame; errors of theirs show inside it.
 * @param load the empty layouts of these pages, asked for with the first navigation
 */
export const framed = (
  Frame: ComponentType,
  children: RouteObject[],
  load: LoadShapes = noShapes,
): RouteObject => ({
  Component: Frame,
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

/** The routes of an app around its framed pages: shell data once, toasts, the auth modal, a last error page. */
export const appRoutes = (store: AppStore, children: RouteObject[]): RouteObject[] => [
  {
    id: 'app',
    Component: AppRoot,
    ErrorBoundary: PageError,
    HydrateFallback: AppLoading,
    loader: async () => {
      const shell = loadShell(store)
      // A browser that starts with an empty page shows the frame at once and fills it as answers come.
      if (isRender(store)) await shell
      return null
    },
    // The frame stays while its answers are fresh; the api's cache decides, not each navigation.
    shouldRevalidate: () => false,
    children: [moved(store, children.map(exact))],
  },
]
