import { baseApi } from '@hojreh/api'
import type { PublicConfig } from '@hojreh/contract'
import { configureStore } from '@reduxjs/toolkit'
import { vi } from 'vitest'
import { createSessionStore } from './bridge/session.ts'
import { sessionMiddleware } from './flows/session-middleware.ts'
import { authModalSlice } from './state/auth-modal.slice.ts'
import type { AuthExtra } from './state/auth-state.ts'
import { toastsSlice } from './state/toasts.slice.ts'
import { userDataSlice } from './state/user-data.slice.ts'

const origin = 'http://localhost:3000'
export const testConfig: PublicConfig = {
  shopTitle: 'حجره',
  authCookieName: 'test-token',
  userDataName: 'test-user',
  cookieDomain: null,
  origins: { shop: origin, blog: origin, profile: origin },
  captcha: { provider: 'altcha', siteKey: null, scriptUrl: null },
  enamad: null,
  currency: 'IRR',
  isPublicDemo: false,
  isDemo: false,
  shopState: 'open',
  hasInstalments: false,
  brandColor: null,
  logo: null,
}

/** A store as the app package makes it, with a navigation that only records. */
export const makeTestStore = () => {
  const session = createSessionStore(testConfig)
  const navigate = vi.fn<(to: string) => void>()
  const extra: AuthExtra = {
    apiOrigin: origin,
    getToken: session.token,
    config: testConfig,
    session,
    navigate,
  }
  const store = configureStore({
    reducer: {
      api: baseApi.reducer,
      toasts: toastsSlice.reducer,
      authModal: authModalSlice.reducer,
      userData: userDataSlice.reducer,
    },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        // How long a check of development builds takes on a busy machine is no news.
        serializableCheck: { warnAfter: Number.POSITIVE_INFINITY },
        immutableCheck: { warnAfter: Number.POSITIVE_INFINITY },
      }).concat(sessionMiddleware, baseApi.middleware),
  })
  return {
    store,
    session,
    navigate,
    toasts: () => store.getState().toasts.map(({ kind, title }) => [kind, title]),
  }
}

/** Waits until every call that a store has under way is answered. */
export const untilAnswered = async ({
  dispatch,
}: ReturnType<typeof makeTestStore>['store']): Promise<void> => {
  await Promise.allSettled([
    ...dispatch(baseApi.util.getRunningQueriesThunk()),
    ...dispatch(baseApi.util.getRunningMutationsThunk()),
  ])
}

type Result = { status?: number; body: unknown }

/** A fake api: responds by path and records the calls. An unknown path fails the call. */
export const fakeApi = (responses: Record<string, (request: Request) => Result | Promise<Result>>) => {
  const calls: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname } = new URL(input)
    calls.push({ path: pathname, body: init?.body ? JSON.parse(String(init.body)) : undefined })
    const response = responses[pathname]
    if (!response) throw new TypeError(`no response for ${pathname}`)
    const { status = 200, body } = await response(request)
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  })
  return calls
}

/** An error response of the contract's form. */
export const refusal = (status: number, code: string, message: string): Result => ({
  status,
  body: { success: false, code, message, requestId: 'test' },
})
