import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { PageError } from '../errors/page-error.tsx'
import { hydratedPartsLoaded } from '../lazy/lazy-hydrated.tsx'
import type { AppStore } from '../state/make-store.ts'
import type { Load } from './load.ts'

/** What a route's file exports. */
export interface PageModule {
  Component: ComponentType
  load?: Load
}

/** Properties of a page that its server reads. */
export interface PageHandle {
  /** Never cached: what it shows depends on the visitor or on a payment. */
  isPrivate?: boolean
}

/** The files of an app's routes: `import.meta.glob('./routes/*.tsx')` in `src/routes.ts`. */
export type RouteFiles = Readonly<Record<string, () => Promise<PageModule>>>

/** The route's file from the app's root, as in Vite's manifest: the server preloads its chunk by it. */
export const routeFile = (name: string): string => `src/routes/${name}.tsx`

const loaderOf = (load: Load | undefined, store: AppStore) => async (args: LoaderFunctionArgs) => {
  const { params, request } = args
  await Promise.all([load?.({ store, params, url: new URL(request.url) }), hydratedPartsLoaded()])
  // The responses are in the store; the router's own state stays empty.
  return null
}

/**
 * Makes the pages of an app, each with its own chunk, which is loaded when the user goes there.
 * @returns makes the page at a path from the file `routes/<name>.tsx`
 */
export const pagesOf =
  (store: AppStore, files: RouteFiles) =>
  (path: string, name: string, handle: PageHandle = {}): RouteObject => {
    const load = files[`./routes/${name}.tsx`]
    if (!load) throw new Error(`The route ${path} has no file ${routeFile(name)}`)
    return {
      id: routeFile(name),
      path,
      handle,
      // The error boundary comes with the chunk: one set here would have to show a route that did not load.
      lazy: async () => {
        const { Component, load: loadData } = await load()
        return { Component, ErrorBoundary: PageError, loader: loaderOf(loadData, store) }
      },
    }
  }
