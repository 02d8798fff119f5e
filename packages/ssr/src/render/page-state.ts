import type { CachedResponse } from '@hojreh/app/runtime'
import type { HydrationState } from 'react-router-dom'

/** What the page's HTML was made from, for the browser to start with. */
export interface PageState {
  responses: readonly CachedResponse[]
  router: HydrationState
}
