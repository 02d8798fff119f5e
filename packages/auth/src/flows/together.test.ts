import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rememberedAddCookie } from '../bridge/pending-add.ts'
import { fakeApi, makeTestStore, refusal, testConfig } from '../testing.ts'
import { changeCart } from './change-cart.ts'
import { completeSignIn } from './complete-sign-in.ts'

const session = {
  customerId: 'customer-1',
  message: 'خوش آمدید',
  jwtSecret: 'secret',
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
}
const set = 'product-0001 product-0002 product-0003'
const lines = [1, 2, 3].map((number) => ({ productId: `product-000${number}`, count: 1 }))

beforeEach(() => window.history.replaceState(null, '', '/shop/x'))
afterEach(() => {
  makeTestStore().session.clear()
  rememberedAddCookie.drop(testConfig)
  vi.unstubAllGlobals()
})

it('puts all goods of a set into the cart in one call, and says so once', async () => {
  const calls = fakeApi({ '/api/order/addToCart': () => ({ body: { lines, totalCount: 3 } }) })
  const { store, session: browserSession } = makeTestStore()
  browserSession.store(session)
  await expect(store.dispatch(changeCart(set))).resolves.toBe('changed')
  expect(calls.map(({ body }) => body)).toEqual([lines])
  expect(store.getState().toasts).toHaveLength(1)
})

it('remembers the whole set of a visitor, who finds it in the cart after signing in', async () => {
  const calls = fakeApi({
    '/api/order/addToCart': () => ({ body: { lines, totalCount: 3 } }),
    '/api/user/getPanelData': () => ({ body: { customerId: 'customer-1', phone: '09120000000' } }),
  })
  const { store } = makeTestStore()
  await expect(store.dispatch(changeCart(set))).resolves.toBe('signed-out')
  expect(calls).toEqual([])
  await store.dispatch(completeSignIn(session))
  expect(calls.find(({ path }) => path === '/api/order/addToCart')?.body).toEqual(lines)
  expect(rememberedAddCookie.read()).toBeUndefined()
})

it('marks none of a set as sold out when it is refused: any of them may be', async () => {
  fakeApi({ '/api/order/addToCart': () => refusal(409, 'insufficient_stock', 'از چای ۰ عدد مانده') })
  const { store, session: browserSession } = makeTestStore()
  browserSession.store(session)
  await expect(store.dispatch(changeCart(set))).resolves.toBe('refused')
  expect(store.getState().toasts.at(-1)?.title).toBe('از چای ۰ عدد مانده')
})
