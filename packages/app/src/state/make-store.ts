import { baseApi } from '@hojreh/api'
import { authModalSlice, sessionMiddleware, toastsSlice, userDataSlice } from '@hojreh/auth'
import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist'
import type { AppExtra } from './app-extra.ts'

type UserData = ReturnType<typeof userDataSlice.reducer>

/** @param userData the browser's, which local storage keeps, takes the place of the one that keeps nothing */
export const reducerWith = (userData: Reducer<UserData>) =>
  combineReducers({
    api: baseApi.reducer,
    toasts: toastsSlice.reducer,
    authModal: authModalSlice.reducer,
    userData,
  })

export type AppState = ReturnType<ReturnType<typeof reducerWith>>

export interface StoreOptions {
  extra: AppExtra
}

// Development builds check state and actions; how long that takes is no news, least of all on a busy machine.
const withoutWarnings = { warnAfter: Number.POSITIVE_INFINITY }

/** A new store; one per page in the browser and one per request on a server. There is no other way to get one. */
export const makeStore = ({ extra }: StoreOptions) =>
  configureStore({
    reducer: reducerWith(userDataSlice.reducer),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        // redux-persist puts functions into its own actions.
        serializableCheck: {
          ...withoutWarnings,
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
        },
        immutableCheck: withoutWarnings,
      }).concat(sessionMiddleware, baseApi.middleware),
  })

export type AppStore = ReturnType<typeof makeStore>

/** Ends a server's store: timers would keep its responses, and with them all of it, for up to an hour. */
export const endStore = ({ dispatch }: Pick<AppStore, 'dispatch'>): void => {
  dispatch(baseApi.util.resetApiState())
}
export type AppDispatch = AppStore['dispatch']
