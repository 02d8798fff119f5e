import type { AppStore } from '@hojreh/app/runtime'
import { loadHydratedParts, nextTask } from '@hojreh/app/runtime'
import type { createBrowserRouter } from 'react-router-dom'
import { keepFocus } from './keep-focus.ts'
import { keepUserData } from './keep-user-data.ts'
import { startServiceWorker } from './service-worker.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>

/**
 * Runs what a page needs after hydration: storage, service worker, focus. Loaded only then. Each slow part has a task of
 * its own, so that presses are handled in between. Returns the cleanup function.
 */
export const afterMount = (store: AppStore, router: Router): (() => void) => {
  // Also what is not shown yet: a cart's lines, the count of what is put into it.
  void loadHydratedParts()
  keepUserData(store)
  void nextTask().then(() =>
    startServiceWorker((onNavigated) =>
      router.subscribe(({ navigation }) => navigation.state === 'idle' && onNavigated()),
    ),
  )
  return keepFocus()
}
