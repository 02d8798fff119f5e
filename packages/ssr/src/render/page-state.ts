import type { CachedResponse } from '@hojreh/app/runtime'
import type { HydrationState } from 'react-router-dom'

/** What the page's HTML was made from, for the browser to start with. */
export interface PageState {
  responses: readonly CachedResponse[]
  router: HydrationState
}

/** JSON that is inert inside a script element and in every JavaScript parser. */
export const serialize = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
