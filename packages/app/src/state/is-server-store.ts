import { visitorSession } from '@hojreh/auth/bridge'
import type { AppStore } from './make-store.ts'

/** Returns whether a store belongs to a render on a server, where no customer is signed in and nothing comes later. */
export const isServerStore = (store: AppStore): boolean =>
  store.dispatch((_dispatch, _getState, { session }) => session === visitorSession)
