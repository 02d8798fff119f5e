import type { AppStore } from '@hojreh/app/runtime'
import { loadHydratedParts, nextTask } from '@hojreh/app/runtime'
import type { createBrowserRouter } from 'react-router-dom'
import { keepFocus } from './keep-focus.ts'
import { keepUserData } from './keep-user-data.ts'
import { startServiceWorker } from './service-worker.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>

/**
 * What a page does once it is hydrated; loaded only then. What takes a
 * phone long has a task of its own, between which somebody is heard. Returns the cleanup function.
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
