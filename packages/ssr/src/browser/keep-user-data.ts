import { type AppStore, reducerWith } from '@hojreh/app/runtime'
import { persistedUserData, sessionEnded } from '@hojreh/auth'
import { persistStore } from 'redux-persist'

/**
 * Restores the customer's data from local storage, and keeps it there from now on. Called once the page is hydrated:
 * the first render knows no customer, as the server's.
 */
export const keepUserData = (store: AppStore): void => {
  const { config, session } = store.dispatch((_dispatch, _getState, extra) => extra)
  store.replaceReducer(reducerWith(persistedUserData(config, session)))
  const persistor = persistStore(store, null, () => {
    // Data of a session that is over is removed from local storage.
    if (!session.isSignedIn()) store.dispatch(sessionEnded())
  })
  // A page that logs out and is left at once removes its customer from local storage all the same.
  window.addEventListener('pagehide', () => void persistor.flush())
}
