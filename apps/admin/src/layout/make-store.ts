import { type AdminExtra, adminApi } from '@hojreh/api/admin'
import { toastsSlice } from '@hojreh/auth'
import { configureStore } from '@reduxjs/toolkit'
import { makeSecondStep, secondStepSlice } from './second-step.slice.ts'
import { makeSignInGate, sessionMissing, signInSlice } from './sign-in.slice.ts'

// Development builds check state and actions; how long that takes is no news.
const withoutWarnings = { warnAfter: Number.POSITIVE_INFINITY }

const reducer = {
  admin: adminApi.reducer,
  toasts: toastsSlice.reducer,
  signIn: signInSlice.reducer,
  secondStep: secondStepSlice.reducer,
}

/** A new store; one per page. */
export const makeStore = (extra: AdminExtra) => {
  const gate = makeSignInGate()
  const { ask, middleware } = makeSecondStep()
  const renewSession = (): Promise<boolean> | null => {
    if (!gate.isKnown(store.getState())) return null
    store.dispatch(sessionMissing('above the page'))
    return gate.wait()
  }
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { ...extra, renewSession, askSecondStep: ask } satisfies AdminExtra },
        serializableCheck: withoutWarnings,
        immutableCheck: withoutWarnings,
      }).concat(adminApi.middleware, gate.middleware, middleware),
  })
  return store
}

export type AdminStore = ReturnType<typeof makeStore>
export type AdminState = ReturnType<AdminStore['getState']>
