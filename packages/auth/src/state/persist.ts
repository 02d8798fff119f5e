import type { PanelData, PublicConfig } from '@hojreh/contract'
import type { Reducer } from '@reduxjs/toolkit'
import { createTransform, persistReducer, type WebStorage } from 'redux-persist'
import type { SessionStore } from '../bridge/session.ts'
import { userDataSlice } from './user-data.slice.ts'

/** Storage can be full or forbidden (private mode): the page works without it then. */
const localStorageOf = (browser: Window): WebStorage => ({
  getItem: async (key) => {
    try {
      return browser.localStorage.getItem(key)
    } catch {
      return null
    }
  },
  setItem: async (key, value) => {
    try {
      browser.localStorage.setItem(key, value)
    } catch {
      return
    }
  },
  removeItem: async (key) => {
    try {
      browser.localStorage.removeItem(key)
    } catch {
      return
    }
  },
})

type Kept = (PanelData & { of?: string | undefined }) | null

/**
 * Marks stored data with its session: on another host another customer may have signed in meanwhile, and their page
 * must not greet the one before, not even until the response arrives.
 */
const ofThisSession = ({ token }: Pick<SessionStore, 'token'>) => {
  const mark = () => token()?.slice(-8)
  return createTransform<PanelData | null, Kept>(
    (customer) => customer && { ...customer, of: mark() },
    (kept) => {
      if (!kept) return null
      const { of, ...customer } = kept
      return of !== undefined && of === mark() ? customer : null
    },
    { whitelist: ['customer'] },
  )
}

type UserData = ReturnType<typeof userDataSlice.reducer>

/**
 * User data that local storage keeps under the configured name. Browser only: a server render has none.
 * Nothing is read before `persistStore(…).persist()`, so that the first render equals the server's.
 */
export const persistedUserData = (
  { userDataName }: Pick<PublicConfig, 'userDataName'>,
  session: Pick<SessionStore, 'token'>,
): Reducer<UserData> =>
  // The persisted reducer adds its own `_persist` key, which only redux-persist reads.
  persistReducer<UserData>(
    {
      key: userDataName,
      keyPrefix: '',
      storage: localStorageOf(window),
      whitelist: ['customer'],
      transforms: [ofThisSession(session)],
    },
    userDataSlice.reducer,
  ) as unknown as Reducer<UserData>
