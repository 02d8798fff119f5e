// @vitest-environment jsdom
import type { PanelData } from '@hojreh/contract'
import { configureStore, createAction } from '@reduxjs/toolkit'
import { persistStore } from 'redux-persist'
import { beforeEach, expect, test } from 'vitest'
import { persistedUserData } from './persist.ts'

const sara: PanelData = {
  customerId: 'customer-0001',
  phone: '09121112233',
  firstName: 'سارا',
  lastName: 'امینی',
  inviteCode: 'ABCDE',
  cartCount: 0,
  orderCounts: {},
  formerOrderCount: 0,
}
const answered = createAction('api/executeQuery/fulfilled', (payload: PanelData) => ({
  payload,
  meta: { requestStatus: 'fulfilled', arg: { endpointName: 'getPanelData', type: 'query' } },
}))

/** A page of a host, opened with a session's token. */
const open = (token: string) =>
  new Promise<{ kept: () => unknown; receive: (customer: PanelData) => Promise<void> }>((resolve) => {
    const userData = persistedUserData({ userDataName: 'kept' }, { token: () => token })
    const store = configureStore({
      reducer: { userData },
      middleware: (middleware) => middleware({ serializableCheck: false, immutableCheck: false }),
    })
    const persistor = persistStore(store, null, () =>
      resolve({
        kept: () => store.getState().userData.customer,
        receive: async (customer) => {
          store.dispatch(answered(customer))
          await persistor.flush()
        },
      }),
    )
  })

beforeEach(() => localStorage.clear())

test('the next page of the same session knows the customer at once', async () => {
  await (await open('token-of-sara')).receive(sara)
  expect((await open('token-of-sara')).kept()).toEqual(sara)
})

test('who signed in meanwhile, on another host, never sees the name of the one before', async () => {
  await (await open('token-of-sara')).receive(sara)
  expect((await open('token-of-maryam')).kept()).toBeNull()
})

test('what was kept before sessions were told apart is nobody’s', async () => {
  localStorage.setItem('kept', JSON.stringify({ customer: JSON.stringify(sara) }))
  expect((await open('token-of-sara')).kept()).toBeNull()
})
