import { isConnectionLost, reloadOnChunkLoadError, retryLateParts } from '@hojreh/app/runtime'
import { readDocument } from '@hojreh/ssr/browser'
import { createStyleCache, GlobalStyles } from '@hojreh/ui'
import { setupListeners } from '@reduxjs/toolkit/query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createRoutes } from '../routes.ts'
import { dropDrafts } from '../shared/draft/drafts.ts'
import { AdminProviders } from './admin-providers.tsx'
import { makeStore } from './make-store.ts'

/** Starts the back office in the browser; no server renders it. */
export const startAdmin = (): void => {
  const { config, root, report } = readDocument('admin')
  // Without a line the browser would put its own page in this one's place, with all that is typed.
  reloadOnChunkLoadError(() => {
    if (!isConnectionLost()) window.location.reload()
  })
  const store = makeStore({ apiOrigin: '' })
  retryLateParts(store.dispatch)
  dropDrafts()
  setupListeners(store.dispatch)
  const router = createBrowserRouter(createRoutes())
  createRoot(root).render(
    <AdminProviders store={store} shopTitle={config.shopTitle} cache={createStyleCache()}>
      <GlobalStyles />
      <RouterProvider router={router} onError={report} />
    </AdminProviders>,
  )
}
