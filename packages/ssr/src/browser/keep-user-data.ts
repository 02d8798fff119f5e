import { type AppStore, reducerWith } from '@hojreh/app/runtime'
import { persistedUserData, sessionEnded } from '@hojreh/auth'
import { persistStore } from 'redux-persist'

/**
 * Goes on with what local storage kept of the customer, and keeps it from now on. Comes when the page has come to
 * life: the first render knows nobody, as the server's.
 */
export const keepUserData = (store: AppStore): void => {
  const { config, session } = store.dispatch((_dispatch, _getState, extra) => extra)
  store.replaceReducer(reducerWith(persistedUserData(config, session)))
  const persistor = persistStore(store, null, () => {
    // What local storage kept of a session that is over is nobody's any more.
    if (!session.isSignedIn()) store.dispatch(sessionEnded())
  })
  // A page that logs out and is left at once takes its customer out of local storage all the same.
  window.addEventListener('pagehide', () => void persistor.flush())
}
