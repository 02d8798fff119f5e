import { favoriteApi, heartsArg } from '@hojreh/api'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pendingActionCookie } from '../bridge/pending-action.ts'
import { fakeApi, makeTestStore, refusal, testConfig } from '../testing.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { askForNotice, askToSignInFor, changeFavorite } from './pending-actions.ts'

const session = {
  customerId: 'customer-1',
  message: 'خوش آمدید',
  jwtSecret: 'secret',
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
}
const favorites = (...productIds: string[]) => ({
  items: [],
  total: productIds.length,
  pageId: 1,
  take: 1,
  productIds,
})
const done = { body: { success: true } }
const panel = { '/api/user/getPanelData': () => ({ body: {} }) }

const signedInStore = () => {
  const made = makeTestStore()
  made.session.store(session)
  return made
}
type Made = ReturnType<typeof makeTestStore>
const kept = ({ store }: Made) =>
  favoriteApi.endpoints.listFavorites.select(heartsArg)(store.getState()).data?.productIds

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  window.history.replaceState(null, '', '/shop/x')
})
afterEach(() => {
  vi.useRealTimers()
  makeTestStore().session.clear()
  pendingActionCookie.drop(testConfig)
  vi.unstubAllGlobals()
})

const signIn = async ({ store }: Made) => {
  const completing = store.dispatch(completeSignIn(session))
  await vi.advanceTimersByTimeAsync(300)
  await completing
}

describe('a favourite', () => {
  it('of a visitor asks to sign in as adding to the cart does, and comes true on the same page', {
    tags: ['§2.50'],
  }, async () => {
    const calls = fakeApi({ '/api/user/favorites': () => done, ...panel })
    const made = makeTestStore()
    await made.store.dispatch(changeFavorite('product-0001', true))
    expect(made.toasts()).toEqual([['warning', 'لطفا ابتدا وارد حساب کاربری خود شوید']])
    expect(made.store.getState().authModal.showAuthModal).toBe(true)
    expect(calls).toEqual([])

    await signIn(made)
    expect(calls).toEqual([
      { path: '/api/user/favorites', body: { productId: 'product-0001', favorite: true } },
    ])
    expect(made.navigate).not.toHaveBeenCalled()
    expect(made.store.getState().authModal.showAuthModal).toBe(false)
    expect(pendingActionCookie.read()).toBeUndefined()
  })

  it('shows at once, before the server has answered', async () => {
    let response = (_value: typeof done) => {}
    fakeApi({
      '/api/user/favorites': (request) =>
        request.method === 'GET'
          ? { body: favorites('product-0009') }
          : new Promise((resolve) => {
              response = resolve
            }),
    })
    const made = signedInStore()
    await made.store.dispatch(favoriteApi.endpoints.listFavorites.initiate(heartsArg))
    const changing = made.store.dispatch(changeFavorite('product-0001', true))
    await expect.poll(() => kept(made)).toEqual(['product-0001', 'product-0009'])
    response(done)
    await changing
    expect(made.toasts()).toEqual([['success', 'به علاقه‌مندی‌ها اضافه شد']])
  })

  it('goes back to what it was when the server refuses, and says why', async () => {
    fakeApi({
      '/api/user/favorites': (request) =>
        request.method === 'GET'
          ? { body: favorites('product-0001') }
          : refusal(409, 'favorites_full', 'فهرست علاقه‌مندی‌های شما پر است'),
    })
    const made = signedInStore()
    await made.store.dispatch(favoriteApi.endpoints.listFavorites.initiate(heartsArg))
    await made.store.dispatch(changeFavorite('product-0002', true))
    expect(kept(made)).toEqual(['product-0001'])
    expect(made.toasts()).toEqual([['error', 'فهرست علاقه‌مندی‌های شما پر است']])
  })

  it('asks to sign in again when the session has ended meanwhile', async () => {
    fakeApi({ '/api/user/favorites': () => refusal(401, 'unauthenticated', 'وارد شوید') })
    const made = signedInStore()
    await made.store.dispatch(changeFavorite('product-0001', true))
    expect(made.store.getState().authModal.showAuthModal).toBe(true)
    expect(pendingActionCookie.read()).toEqual({ kind: 'favorite', productId: 'product-0001' })
  })
})

describe('a notice', () => {
  it('is asked for after sign-in and its answer is told', async () => {
    const calls = fakeApi({
      '/api/shop/notifyMe': () => ({ body: { success: true, message: 'پیامک می‌زنیم' } }),
      ...panel,
    })
    const made = makeTestStore()
    await expect(made.store.dispatch(askForNotice('product-0001'))).resolves.toBe(false)
    await signIn(made)
    expect(calls[0]).toEqual({ path: '/api/shop/notifyMe', body: { productId: 'product-0001' } })
    expect(made.toasts()).toContainEqual(['success', 'پیامک می‌زنیم'])
  })
})

it('somebody who was writing a comment stays on the page after sign-in', async () => {
  const calls = fakeApi(panel)
  const made = makeTestStore()
  made.store.dispatch(askToSignInFor({ kind: 'stay' }))
  await signIn(made)
  expect(made.navigate).not.toHaveBeenCalled()
  expect(calls).toEqual([])
})
