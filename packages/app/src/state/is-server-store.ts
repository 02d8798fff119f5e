import { visitorSession } from '@hojreh/auth/bridge'
import type { AppStore } from './make-store.ts'

/** Whether a store belongs to a render on a server, where nobody is signed in and nothing comes later. */
export const isServerStore = (store: AppStore): boolean =>
  store.dispatch((_dispatch, _getState, { session }) => session === visitorSession)
