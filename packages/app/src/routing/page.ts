import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { PageError } from '../errors/page-error.tsx'
import { whenLaterPartsAreThere } from '../later/later.tsx'
import type { AppStore } from '../state/make-store.ts'
import type { Load } from './load.ts'

/** What a route's file exports. */
export interface PageModule {
  Component: ComponentType
  load?: Load
}

/** What a page says of itself, for the server. */
export interface PageHandle {
  /** Never kept in a cache: what it shows depends on who asks or on a payment. */
  isPrivate?: boolean
}

export interface PageOptions extends PageHandle {
  /** The route's file from the app's root, as in Vite's manifest: the server preloads its chunk by it. */
  file: `src/${string}`
  import: () => Promise<PageModule>
}

const loaderOf = (load: Load | undefined, store: AppStore) => async (args: LoaderFunctionArgs) => {
  const { params, request } = args
  await Promise.all([load?.({ store, params, url: new URL(request.url) }), whenLaterPartsAreThere()])
  // The answers are in the store; the router's own state stays empty.
  return null
}

/** A page with its own chunk, loaded when somebody goes there. */
export const page = (
  store: AppStore,
  path: string,
  { file, import: load, ...handle }: PageOptions,
): RouteObject => ({
  id: file,
  path,
  handle: handle satisfies PageHandle,
  // The boundary comes with the chunk: one that stands here before would have to show a route that did not load.
  lazy: async () => {
    const { Component, load: loadData } = await load()
    return { Component, ErrorBoundary: PageError, loader: loaderOf(loadData, store) }
  },
})
