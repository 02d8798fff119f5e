import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { CacheProvider, type EmotionCache } from '@emotion/react'
import { inertJson } from '@hojreh/app/inert-json'
import type { AppExtra, PageApp, PageHandle } from '@hojreh/app/runtime'
import {
  AppProviders,
  type AppStore,
  dehydrate,
  endStore,
  hydrate,
  isComplete,
  loadHydratedParts,
  makeStore,
} from '@hojreh/app/runtime'
import { visitorSession } from '@hojreh/auth/bridge'
import { createStyleCache, GlobalStyles } from '@hojreh/ui'
import { setAutoFreeze } from 'immer'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import { createLayoutDataCache } from './layout-data-cache.ts'
import type { PageState } from './page-state.ts'
import { partsOfDocument } from './parts-of-document.ts'
import type { Render, RenderedPage, RenderRequest } from './render-result.ts'

const API_TIMEOUT_MS = 5_000

// A store that lives for one render is changed by its reducers alone; freezing every response, node by node, would be a
// tenth of the work of a page.
setAutoFreeze(false)

const extraOf = (app: PageApp, { apiOrigin, config, headers, revision }: RenderRequest): AppExtra => ({
  app,
  config,
  apiOrigin,
  // Public HTML is the same for everyone: a render never knows who asks.
  getToken: () => undefined,
  session: visitorSession,
  headers: { ...headers, ...(revision !== null && { 'x-content-revision': revision }) },
  timeoutMs: API_TIMEOUT_MS,
  navigate: () => undefined,
})

const isPrivate = ({ matches }: StaticHandlerContext) =>
  matches.some(({ route }) => (route.handle as PageHandle | undefined)?.isPrivate)

// A thrown Error is not for the visitor's eyes; an error response holds code and request id only.
const errorsOf = ({ errors }: StaticHandlerContext): Record<string, unknown> | null =>
  errors
    ? Object.fromEntries(
        Object.entries(errors).map(([id, error]) => [
          id,
          error instanceof Error ? null : { ...error, statusText: '' },
        ]),
      )
    : null

const createServerCache = () => {
  const cache = createStyleCache()
  // Keeps style elements out of the markup; they are taken from the cache.
  cache.compat = true
  return cache
}

/**
 * All that a render has put into the cache, in its order: also what a wrapped component only composes, which no element
 * names, but which the browser would compile again while it hydrates the page.
 */
const stylesOf = ({ inserted }: EmotionCache): RenderedPage['styles'] => {
  const made = Object.entries(inserted).filter(([, css]) => typeof css === 'string')
  return made.length === 0
    ? []
    : [{ ids: made.map(([name]) => name).join(' '), css: made.map(([, css]) => css).join('') }]
}

/** The same on every page: they stand in the HTML, and no browser needs them in a script as well. */
const renderGlobalStyles = (): RenderedPage['styles'] => {
  const cache = createServerCache()
  renderToString(
    <CacheProvider value={cache}>
      <GlobalStyles />
    </CacheProvider>,
  )
  return stylesOf(cache)
}
const globalStyles = renderGlobalStyles()

/**
 * Renders a page as a stream and collects it once all of it is ready. Only a stream tells why a part inside a boundary
 * was left out; with one chunk of any size nothing arrives by an inline script, which the policy forbids. React puts
 * titles, metadata and links into the head of a document that it renders.
 */
const renderMarkup = async (page: ReactNode, signal: AbortSignal) => {
  const failures: unknown[] = []
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const document = (
    <html lang="fa">
      <body>{page}</body>
    </html>
  )
  const { pipe, abort } = renderToPipeableStream(document, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
    onAllReady: resolve,
    onShellError: reject,
  })
  const abortRender = () => abort(signal.reason)
  if (signal.aborted) abortRender()
  else signal.addEventListener('abort', abortRender, { once: true })
  try {
    await promise
    return { markup: await text(pipe(new PassThrough())), failures }
  } finally {
    signal.removeEventListener('abort', abortRender)
  }
}

/** The server's side of an app: a function from an address to a page, made of the app's routes. */
export const createRenderer = ({
  app,
  createRoutes,
}: {
  app: PageApp
  createRoutes: (store: AppStore) => RouteObject[]
}): Render => {
  const layoutDataCache = createLayoutDataCache()
  return async (request) => {
    const extra = extraOf(app, request)
    const layoutData = await layoutDataCache.at(request.revision, () => makeStore({ extra }))
    const store = makeStore({ extra })
    try {
      if (layoutData) store.dispatch(hydrate(layoutData))
      const handler = createStaticHandler(createRoutes(store))
      const context = await handler.query(new Request(request.url, { signal: request.signal }))
      if (context instanceof Response) {
        return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' }
      }
      // The routes are loaded now, and have named what comes later in the browser.
      await loadHydratedParts()
      const cache = createServerCache()
      const page = (
        <AppProviders store={store} cache={cache} app={app} config={request.config}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </AppProviders>
      )
      const { markup, failures } = await renderMarkup(page, request.signal)
      const state: PageState = {
        responses: dehydrate(store.getState()),
        router: { loaderData: context.loaderData, errors: errorsOf(context) },
      }
      return {
        kind: 'page',
        status: context.statusCode,
        ...partsOfDocument(markup),
        styles: [...globalStyles, ...stylesOf(cache)],
        state: inertJson(state),
        files: context.matches.map(({ route }) => route.id),
        isCacheable: context.statusCode === 200 && !isPrivate(context) && isComplete(store.getState()),
        failures,
      }
    } finally {
      endStore(store)
    }
  }
}
