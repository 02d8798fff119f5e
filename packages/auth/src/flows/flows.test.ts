import { orderApi, settingApi, userApi } from '@hojreh/api'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { rememberedAddCookie } from '../bridge/pending-add.ts'
import { waitingChanges } from '../bridge/waiting-changes.ts'
import { toastTakenBack } from '../state/toasts.slice.ts'
import { fakeApi, makeTestStore, refusal, testConfig, untilAnswered } from '../testing.ts'
import { changeCart } from './change-cart.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { signOut } from './end-session.ts'
import { startSession } from './start-session.ts'

const session = {
  customerId: 'customer-1',
  message: 'خوش آمدید',
  jwtSecret: 'secret',
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
}
const cartOf = (...lines: { productId: string; count: number }[]) => ({
  lines,
  totalCount: lines.reduce((sum, { count }) => sum + count, 0),
})
const panelData = { customerId: 'customer-1', phone: '09120000000', cartCount: 2 }

const signedInStore = () => {
  const made = makeTestStore()
  made.session.store(session)
  return made
}

/** What responds to the question whether the server is there. */
const serverThat = (isThere: () => boolean) => () => {
  if (!isThere()) throw new TypeError('no network')
  return { body: '' }
}

/** The life of the newest toast in tenths of a second. */
const lifeOf = (store: ReturnType<typeof makeTestStore>['store'], since: number) =>
  Math.round(((store.getState().toasts.at(-1)?.endsAt ?? 0) - since) / 100)

beforeEach(() => {
  // How long a toast lives is counted on a clock that stands still.
  vi.useFakeTimers({ toFake: ['Date'] })
  window.history.replaceState(null, '', '/shop/x')
})
afterEach(() => {
  makeTestStore().session.clear()
  rememberedAddCookie.drop(testConfig)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('adding to the cart as a visitor', () => {
  it('warns for 5 s, opens the modal, remembers the product and calls nothing', {
    tags: ['§2.34', '§4.5', '§5.14', '§8.1', '§9.6', '§D6.1'],
  }, async () => {
    const calls = fakeApi({})
    const { store } = makeTestStore()
    const before = Date.now()
    await expect(store.dispatch(changeCart('product-0001'))).resolves.toBe('signed-out')
    const [toast] = store.getState().toasts
    expect(toast).toMatchObject({ kind: 'warning', title: 'لطفا ابتدا وارد حساب کاربری خود شوید' })
    expect(Math.round(((toast?.endsAt ?? 0) - before) / 100)).toBe(50)
    expect(store.getState().authModal.showAuthModal).toBe(true)
    expect(rememberedAddCookie.read()).toEqual({ productId: 'product-0001', count: 1 })
    expect(calls).toEqual([])
  })

  it('does not warn twice for a double click', () => {
    const { store, toasts } = makeTestStore()
    store.dispatch(changeCart('product-0001'))
    store.dispatch(changeCart('product-0001'))
    expect(toasts()).toHaveLength(1)
    expect(rememberedAddCookie.read()).toEqual({ productId: 'product-0001', count: 1 })
  })
})

describe('changing the cart as a customer', () => {
  it('says what happened: added, one less, removed', {
    tags: ['§8.2', '§8.3', '§8.4', '§D6.2'],
  }, async () => {
    let cart = cartOf({ productId: 'product-0001', count: 1 })
    fakeApi({ '/api/order/addToCart': () => ({ body: cart }) })
    const { store, toasts } = signedInStore()
    await store.dispatch(changeCart('product-0001', 2))
    await store.dispatch(changeCart('product-0001', -1))
    cart = cartOf()
    await store.dispatch(changeCart('product-0001', -1))
    expect(toasts()).toEqual([
      ['success', 'محصول به سبد خرید اضافه شد'],
      ['success', 'عملیات با موفقیت انجام شد'],
      ['success', 'محصول از سبد خرید حذف شد'],
    ])
  })

  it.each([
    ['added', 1, cartOf({ productId: 'product-0001', count: 1 })],
    ['one less', -1, cartOf({ productId: 'product-0001', count: 1 })],
    ['removed', -1, cartOf()],
  ])(
    'says for 2 s: %s',
    { tags: ['§8.2 added', '§8.3 removed', '§8.4 one less', '§9.5'] },
    async (_what, count, cart) => {
      fakeApi({ '/api/order/addToCart': () => ({ body: cart }) })
      const { store } = signedInStore()
      await store.dispatch(changeCart('product-0001', count))
      expect(lifeOf(store, Date.now())).toBe(20)
    },
  )

  it('adds one for a click', { tags: ['§9.4'] }, async () => {
    const calls = fakeApi({ '/api/order/addToCart': () => ({ body: cartOf() }) })
    await signedInStore().store.dispatch(changeCart('product-0001'))
    expect(calls).toEqual([{ path: '/api/order/addToCart', body: [{ productId: 'product-0001', count: 1 }] }])
  })

  it('says without a network that it will be done later, and does it by itself when there is one', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => online.mockRestore())
    const isThere = () => navigator.onLine
    const calls = fakeApi({
      '/api/order/addToCart': () => ({ body: cartOf() }),
      '/shop/x': serverThat(isThere),
    })
    const { store, toasts } = signedInStore()
    const changes = [
      store.dispatch(changeCart('product-0001')),
      store.dispatch(changeCart('product-0002')),
      store.dispatch(changeCart('product-0001')),
    ]
    expect(toasts()).toEqual([
      ['warning', 'اتصال اینترنت برقرار نیست؛ با وصل شدن دوباره، خودکار انجام می‌شود'],
    ])
    await new Promise((resolve) => setTimeout(resolve))
    expect(calls.map(({ path }) => path)).not.toContain('/api/order/addToCart')
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    expect(await Promise.all(changes)).toEqual(['changed', 'changed', 'changed'])
    const sent = calls.flatMap(({ body = [] }) => body as { productId: string; count: number }[])
    const countOf = (id: string) =>
      sent.filter(({ productId }) => productId === id).reduce((sum, { count }) => sum + count, 0)
    expect([countOf('product-0001'), countOf('product-0002')]).toEqual([2, 1])
    expect(waitingChanges.products()).toEqual([])
  })

  it('also does later what the cookie of waiting changes has no room for', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => online.mockRestore())
    const calls = fakeApi({
      '/api/order/addToCart': () => ({ body: cartOf() }),
      '/shop/x': serverThat(() => navigator.onLine),
    })
    const { store } = signedInStore()
    const ids = Array.from({ length: 24 }, (_, place) => String(place).padStart(200, '0'))
    const changes = ids.map((id) => store.dispatch(changeCart(id)))
    expect(waitingChanges.products().length).toBeLessThan(ids.length)
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await Promise.all(changes)
    const sent = calls.flatMap(({ body = [] }) => body as { productId: string; count: number }[])
    expect(sent.toSorted((a, b) => a.productId.localeCompare(b.productId))).toEqual(
      ids.map((productId) => ({ productId, count: 1 })),
    )
    expect(waitingChanges.products()).toEqual([])
  })

  it('waits on when the browser is online before anything passes through', async () => {
    waitingChanges.add('product-0001', 1, testConfig)
    let isThere = false
    const calls = fakeApi({
      '/api/order/addToCart': () => ({ body: cartOf() }),
      '/shop/x': serverThat(() => isThere),
    })
    onTestFinished(signedInStore().store.dispatch(startSession()))
    await expect.poll(() => calls).toHaveLength(1)
    expect(waitingChanges.products()).toEqual(['product-0001'])
    isThere = true
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('online'))
      expect(calls.map(({ path }) => path)).toContain('/api/order/addToCart')
    }, 30_000)
  })

  it('does after a reload what waited for a network before it, once, whichever of two pages comes first', async () => {
    waitingChanges.add('product-0001', 1, testConfig)
    waitingChanges.add('product-0001', 1, testConfig)
    const calls = fakeApi({
      '/api/order/addToCart': () => ({ body: cartOf() }),
      '/shop/x': serverThat(() => true),
    })
    const [page, other] = [signedInStore(), signedInStore()]
    onTestFinished(page.store.dispatch(startSession()))
    onTestFinished(other.store.dispatch(startSession()))
    const sent = () => calls.filter(({ path }) => path === '/api/order/addToCart').map(({ body }) => body)
    await expect.poll(() => sent()).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve))
    expect(sent()).toEqual([[{ productId: 'product-0001', count: 2 }]])
    expect(waitingChanges.products()).toEqual([])
  })

  it('leaves nothing that waits for a network to the next customer', () => {
    waitingChanges.add('product-0001', 2, testConfig)
    makeTestStore().store.dispatch(startSession())()
    expect(waitingChanges.products()).toEqual([])
  })

  it("shows the server's sentence when stock does not suffice", { tags: ['§D6.3'] }, async () => {
    fakeApi({
      '/api/order/addToCart': () => refusal(409, 'insufficient_stock', 'موجودی این کالا کافی نیست'),
    })
    const { store, toasts } = signedInStore()
    await expect(store.dispatch(changeCart('product-0001'))).resolves.toBe('refused')
    expect(toasts()).toEqual([['error', 'موجودی این کالا کافی نیست']])
  })

  it('loses no click and counts none twice while a call is on its way [#20]', async () => {
    const response = Promise.withResolvers<void>()
    const calls = fakeApi({
      '/api/order/addToCart': async () => {
        await response.promise
        return { body: cartOf({ productId: 'product-0001', count: 5 }) }
      },
    })
    const { store } = signedInStore()
    const first = store.dispatch(changeCart('product-0001'))
    await expect.poll(() => calls).toHaveLength(1)
    const clicks = [1, 1, 1].map((count) => store.dispatch(changeCart('product-0001', count)))
    const other = store.dispatch(changeCart('product-0002'))
    expect(calls).toHaveLength(1)
    response.resolve()
    await Promise.all([first, ...clicks, other])
    expect(calls.map(({ body }) => body)).toEqual([
      [{ productId: 'product-0001', count: 1 }],
      [{ productId: 'product-0001', count: 3 }],
      [{ productId: 'product-0002', count: 1 }],
    ])
  })

  it('is not overwritten by a look into the cart that began before it and ends after it', async () => {
    const look = Promise.withResolvers<void>()
    const calls = fakeApi({
      '/api/order/pending': async () => {
        await look.promise
        return { body: cartOf() }
      },
      '/api/order/addToCart': () => ({ body: cartOf({ productId: 'product-0001', count: 1 }) }),
    })
    const { store } = signedInStore()
    const looking = store.dispatch(orderApi.endpoints.getPending.initiate())
    await expect.poll(() => calls).toHaveLength(1)
    await store.dispatch(changeCart('product-0001'))
    look.resolve()
    await looking
    const select = orderApi.endpoints.getPending.select()
    expect(select(store.getState()).data?.totalCount).toBe(1)
    expect(select(store.getState()).isSuccess).toBe(true)
  })

  it('goes on after a refused change', async () => {
    let isRefusing = true
    fakeApi({
      '/api/order/addToCart': () =>
        isRefusing ? refusal(409, 'cart_full', 'سبد خرید شما پر است') : { body: cartOf() },
    })
    const { store } = signedInStore()
    await store.dispatch(changeCart('product-0001'))
    isRefusing = false
    await expect(store.dispatch(changeCart('product-0001'))).resolves.toBe('changed')
  })

  it('asks to sign in again when the session is over, and remembers the product', async () => {
    fakeApi({
      '/api/order/addToCart': () => refusal(401, 'unauthenticated', 'لطفا ابتدا وارد حساب کاربری خود شوید'),
    })
    const { store, session: browserSession } = signedInStore()
    await expect(store.dispatch(changeCart('product-0001', 2))).resolves.toBe('signed-out')
    expect(browserSession.isSignedIn()).toBe(false)
    expect(store.getState().authModal.showAuthModal).toBe(true)
    expect(rememberedAddCookie.read()).toEqual({ productId: 'product-0001', count: 2 })
  })
})

describe('after login', () => {
  it('greets for 3 s', { tags: ['§7.41', '§8.6', '§9.7'] }, async () => {
    vi.useFakeTimers()
    const { store } = makeTestStore()
    void store.dispatch(completeSignIn(session))
    expect(store.getState().toasts.at(-1)).toMatchObject({
      kind: 'success',
      title: 'ورود موفق',
      detail: 'با موفقیت وارد حساب خود شدید',
    })
    expect(lifeOf(store, Date.now())).toBe(30)
    await vi.runAllTimersAsync()
  })

  it('keeps the session, greets, and goes to the profile after 300 ms', {
    tags: ['§2.50', '§4.12', '§7.41', '§9.9', '§D3.10'],
  }, async () => {
    vi.useFakeTimers()
    const { store, session: browserSession, navigate, toasts } = makeTestStore()
    const done = store.dispatch(completeSignIn(session))
    expect(browserSession.token()).toBe('secret')
    expect(toasts()).toEqual([['success', 'ورود موفق']])
    await vi.advanceTimersByTimeAsync(299)
    expect(navigate).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await done
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/profile')
  })

  it('adds the remembered product instead, closes the modal and stays', {
    tags: ['§2.51', '§4.6', '§D3.10'],
  }, async () => {
    const calls = fakeApi({
      '/api/order/addToCart': () => ({ body: cartOf({ productId: 'product-0001', count: 1 }) }),
    })
    const { store, navigate, toasts } = makeTestStore()
    await store.dispatch(changeCart('product-0001'))
    await store.dispatch(completeSignIn(session))
    expect(calls).toEqual([{ path: '/api/order/addToCart', body: [{ productId: 'product-0001', count: 1 }] }])
    expect(store.getState().authModal.showAuthModal).toBe(false)
    // The warning that asked to sign in is no longer true and is gone.
    expect(toasts()).toEqual([
      ['success', 'ورود موفق'],
      ['success', 'محصول به سبد خرید اضافه شد'],
    ])
    expect(navigate).not.toHaveBeenCalled()
    expect(rememberedAddCookie.read()).toBeUndefined()
  })

  it('on /auth adds the product that another app remembered and goes back to where the person was [#15]', async () => {
    const calls = fakeApi({ '/api/order/addToCart': () => ({ body: cartOf() }) })
    rememberedAddCookie.write({ productId: 'product-0001', count: 1 }, testConfig)
    window.history.replaceState(null, '', '/auth?returnTo=/shop/x')
    const { store, navigate } = makeTestStore()
    await store.dispatch(completeSignIn(session))
    expect(calls).toHaveLength(1)
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/shop/x')
  })
})

describe('the end of a session', () => {
  const responses = {
    '/api/user/getPanelData': () => ({ body: panelData }),
    '/api/order/pending': () => ({ body: cartOf() }),
    '/api/setting/social': () => ({ body: [] }),
    '/api/auth/logout': () => ({ body: { success: true } }),
  }
  const load = async (store: ReturnType<typeof makeTestStore>['store']) => {
    await store.dispatch(userApi.endpoints.getPanelData.initiate(undefined, { subscribe: false }))
    await store.dispatch(orderApi.endpoints.getPending.initiate(undefined, { subscribe: false }))
    await store.dispatch(settingApi.endpoints.getSocial.initiate(undefined, { subscribe: false }))
  }

  it('by logout forgets the customer and keeps what is public', { tags: ['§4.2'] }, async () => {
    fakeApi(responses)
    const { store, session: browserSession, navigate } = signedInStore()
    await load(store)
    expect(store.getState().userData.customer).toMatchObject({ phone: '09120000000' })
    await store.dispatch(signOut())
    expect(browserSession.isSignedIn()).toBe(false)
    expect(store.getState().userData.customer).toBeNull()
    expect(Object.values(store.getState().api.queries).map((query) => query?.endpointName)).toEqual([
      'getSocial',
    ])
    expect(navigate).not.toHaveBeenCalled()
  })

  it('by logout holds even when the server does not answer', async () => {
    fakeApi({})
    const { store, session: browserSession } = signedInStore()
    await store.dispatch(signOut())
    expect(browserSession.isSignedIn()).toBe(false)
  })

  it('by a 401 goes to sign-in from a guarded page and stays on others', { tags: ['§D3.7'] }, async () => {
    fakeApi({ '/api/order/pending': () => refusal(401, 'unauthenticated', 'x') })
    const { store, session: browserSession, navigate } = signedInStore()
    await store.dispatch(orderApi.endpoints.getPending.initiate())
    expect(browserSession.isSignedIn()).toBe(false)
    expect(navigate).not.toHaveBeenCalled()
    window.history.replaceState(null, '', '/cart?step=payment')
    await store.dispatch(orderApi.endpoints.getPending.initiate(undefined, { forceRefetch: true }))
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/auth?returnTo=%2Fcart%3Fstep%3Dpayment')
  })
})

describe('a page that is open while the session ends', () => {
  const watch = (store: ReturnType<typeof makeTestStore>['store']) =>
    store.dispatch(orderApi.endpoints.getPending.initiate())

  it('asks for nothing more after logout, and goes where logout leads', async () => {
    window.history.replaceState(null, '', '/cart')
    const calls = fakeApi({
      '/api/order/pending': () => ({ body: { totalCount: 3 } }),
      '/api/auth/logout': () => ({ body: { success: true } }),
    })
    const { store, navigate } = signedInStore()
    const { refetch, unsubscribe } = watch(store)
    await untilAnswered(store)
    calls.length = 0
    await store.dispatch(signOut())
    await refetch()
    await untilAnswered(store)
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/logout'])
    expect(navigate.mock.calls.at(-1)).toEqual(['/'])
    unsubscribe()
  })

  it('is left for sign-in when another tab signed out', () => {
    window.history.replaceState(null, '', '/profile/orders')
    const { store, session, navigate } = signedInStore()
    const stop = store.dispatch(startSession())
    Cookies.remove('test-token', { path: '/' })
    window.dispatchEvent(new Event('focus'))
    expect(session.isSignedIn()).toBe(false)
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/auth?returnTo=%2Fprofile%2Forders')
    stop()
  })

  it('goes on from sign-in when another tab signed in', () => {
    window.history.replaceState(null, '', '/auth?returnTo=%2Fprofile%2Forders')
    const { store, navigate } = makeTestStore()
    const stop = store.dispatch(startSession())
    Cookies.set('test-token', 'signed-in-elsewhere', { path: '/' })
    window.dispatchEvent(new Event('focus'))
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/profile/orders')
    stop()
  })
  it('forgets one customer when another tab signed in as another one', async () => {
    window.history.replaceState(null, '', '/blog')
    fakeApi({ '/api/order/pending': () => ({ body: { totalCount: 3 } }) })
    const { store } = signedInStore()
    const stop = store.dispatch(startSession())
    await store.dispatch(orderApi.endpoints.getPending.initiate(undefined, { subscribe: false }))
    Cookies.set('test-token', 'another', { path: '/' })
    window.dispatchEvent(new Event('focus'))
    expect(store.getState().api.queries).toEqual({})
    stop()
  })

  it('keeps what it knows when the person comes back and nothing has changed', async () => {
    fakeApi({ '/api/order/pending': () => ({ body: { totalCount: 3 } }) })
    const { store } = signedInStore()
    const stop = store.dispatch(startSession())
    await store.dispatch(orderApi.endpoints.getPending.initiate(undefined, { subscribe: false }))
    window.dispatchEvent(new Event('focus'))
    expect(Object.keys(store.getState().api.queries)).toHaveLength(1)
    stop()
  })
})

describe('the next page', () => {
  /** A page that shows a toast, which has the life of the test. */
  const pageWithToast = () => {
    const page = makeTestStore()
    onTestFinished(page.store.dispatch(startSession()))
    page.store.dispatch(changeCart('product-0001'))
    return page
  }
  const nextPage = () => {
    const page = makeTestStore()
    page.store.dispatch(startSession())()
    return page.toasts()
  }
  const TITLE = 'لطفا ابتدا وارد حساب کاربری خود شوید'
  const TOAST = ['warning', TITLE]

  it.each(['beforeunload', 'pagehide'])(
    'goes on with the toast of the page that was left, told by %s',
    (leaving) => {
      pageWithToast()
      window.dispatchEvent(new Event(leaving))
      expect(nextPage()).toEqual([TOAST])
    },
  )

  it('goes on with it once, however late the page that was left is hidden', () => {
    pageWithToast()
    window.dispatchEvent(new Event('beforeunload'))
    expect(nextPage()).toEqual([TOAST])
    window.dispatchEvent(new Event('pagehide'))
    expect(nextPage()).toEqual([])
  })

  it('does not get what was closed while it was on its way', () => {
    const page = pageWithToast()
    window.dispatchEvent(new Event('beforeunload'))
    page.store.dispatch(toastTakenBack(TITLE))
    window.dispatchEvent(new Event('pagehide'))
    expect(nextPage()).toEqual([])
  })
})
