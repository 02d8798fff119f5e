import type { PublicConfig } from '@hojreh/contract'
import type { Reducer } from '@reduxjs/toolkit'
import { persistReducer, type WebStorage } from 'redux-persist'
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

type UserData = ReturnType<typeof userDataSlice.reducer>

/**
 * User data that local storage keeps under the configured name. Browser only: a server render has none.
 * Nothing is read before `persistStore(…).persist()`, so that the first render equals the server's.
 */
export const persistedUserData = ({ userDataName }: Pick<PublicConfig, 'userDataName'>): Reducer<UserData> =>
  // The persisted reducer adds its own `_persist` key, which nobody but redux-persist reads.
  persistReducer<UserData>(
    { key: userDataName, keyPrefix: '', storage: localStorageOf(window), whitelist: ['customer'] },
    userDataSlice.reducer,
  ) as unknown as Reducer<UserData>
