import { accountApi } from '@hojreh/api'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, makeTestStore, refusal, untilAnswered } from '../testing.ts'
import { signOutEverywhere } from './end-session.ts'
import { registerAccount } from './register-account.ts'
import { signInWithPassword } from './sign-in-with-password.ts'

const session = {
  customerId: 'customer-1',
  message: 'خوش آمدید',
  jwtSecret: 'secret',
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
}
const credentials = { phone: '09120000000', password: 'Bazaar1404' }
const registration = { ...credentials, rePassword: 'Bazaar1404', inviteCode: '' }
const passed = { '/api/captcha': () => ({ body: { success: true } }) }
const captchaToast = {
  kind: 'error',
  title: 'خطای reCAPTCHA',
  detail: 'reCAPTCHA نامعتبر، دوباره امتحان کنید',
}

/** The newest toast and its life in tenths of a second. */
const toastOf = (store: ReturnType<typeof makeTestStore>['store'], since: number) => {
  const toast = store.getState().toasts.at(-1)
  return { toast, life: Math.round(((toast?.endsAt ?? 0) - since) / 100) }
}

beforeEach(() => {
  window.history.replaceState(null, '', '/auth')
  // The clock stands still: how long a call takes on a busy machine is no part of a toast's life.
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  makeTestStore().session.clear()
  vi.unstubAllGlobals()
})

describe('logging in with a password', () => {
  it('shows the captcha token first and then phone and password', { tags: ['§4.11'] }, async () => {
    const calls = fakeApi({ ...passed, '/api/auth/login': () => ({ body: session }) })
    const { store } = makeTestStore()
    await expect(store.dispatch(signInWithPassword(credentials, 'token'))).resolves.toEqual({ session })
    expect(calls).toEqual([
      { path: '/api/captcha', body: { token: 'token' } },
      { path: '/api/auth/login', body: credentials },
    ])
  })

  it('stops at a captcha that is refused, with its toast for 3 s', { tags: ['§8.7'] }, async () => {
    const calls = fakeApi({ '/api/captcha': () => refusal(403, 'captcha_required', 'x') })
    const { store } = makeTestStore()
    const before = Date.now()
    await expect(store.dispatch(signInWithPassword(credentials, 'token'))).resolves.toEqual({})
    expect(calls).toHaveLength(1)
    const { toast, life } = toastOf(store, before)
    expect(toast).toMatchObject(captchaToast)
    expect(life).toBe(30)
  })

  it('shows the same toast when the pass was not accepted at login', { tags: ['§D3.30'] }, async () => {
    fakeApi({ ...passed, '/api/auth/login': () => refusal(403, 'captcha_required', 'x') })
    const { store } = makeTestStore()
    await store.dispatch(signInWithPassword(credentials, 'token'))
    expect(store.getState().toasts.at(-1)).toMatchObject(captchaToast)
  })

  it("is no login without a customerId, whatever the status: a toast tells the server's words", {
    tags: ['§4.11', '§7.42'],
  }, async () => {
    fakeApi({ ...passed, '/api/auth/login': () => ({ body: { message: 'حساب شما بسته است' } }) })
    const { store } = makeTestStore()
    await expect(store.dispatch(signInWithPassword(credentials, 'token'))).resolves.toEqual({})
    expect(store.getState().toasts.at(-1)).toMatchObject({
      kind: 'error',
      title: 'ورود ناموفق',
      detail: 'حساب شما بسته است',
    })
  })

  it('takes a captcha answered without success for one that is refused', async () => {
    const calls = fakeApi({ '/api/captcha': () => ({ body: { success: false } }) })
    const { store } = makeTestStore()
    await store.dispatch(signInWithPassword(credentials, 'token'))
    expect(calls).toHaveLength(1)
    expect(store.getState().toasts.at(-1)).toMatchObject(captchaToast)
  })

  it("tells a failure with the server's words for 3 s", { tags: ['§8.5'] }, async () => {
    const message = 'شماره تلفن یا رمز عبور نادرست است'
    fakeApi({ ...passed, '/api/auth/login': () => refusal(422, 'credentials_wrong', message) })
    const { store } = makeTestStore()
    const before = Date.now()
    // At the field they stay when the toast is gone.
    await expect(store.dispatch(signInWithPassword(credentials, 'token'))).resolves.toEqual({
      fields: { password: message },
    })
    const { toast, life } = toastOf(store, before)
    expect(toast).toMatchObject({ kind: 'error', title: 'ورود ناموفق', detail: message })
    expect(life).toBe(30)
  })
})

describe('registering', () => {
  it("greets a new account with the server's words for 3 s; no invite code means nobody's", {
    tags: ['§7.45', '§8.8', '§D6.4'],
  }, async () => {
    const message = 'حساب شما ساخته شد؛ اکنون وارد شوید'
    const calls = fakeApi({
      ...passed,
      '/api/auth/register': () => ({ body: { success: true, message } }),
    })
    const { store } = makeTestStore()
    const before = Date.now()
    await expect(store.dispatch(registerAccount(registration, 'token'))).resolves.toEqual({
      isRegistered: true,
    })
    expect(calls[1]?.body).toEqual({ ...registration, inviteCode: '00000' })
    const { toast, life } = toastOf(store, before)
    expect(toast).toMatchObject({ kind: 'success', title: 'ثبت نام موفق', detail: message })
    expect(life).toBe(30)
  })

  it("tells a failure with the server's words for 3 s", { tags: ['§7.46', '§8.9', '§9.7'] }, async () => {
    const message = 'این شماره قبلا ثبت نام کرده است'
    fakeApi({ ...passed, '/api/auth/register': () => refusal(409, 'phone_taken', message) })
    const { store } = makeTestStore()
    const before = Date.now()
    await expect(store.dispatch(registerAccount(registration, 'token'))).resolves.toEqual({
      isRegistered: false,
    })
    const { toast, life } = toastOf(store, before)
    expect(toast).toMatchObject({ kind: 'error', title: 'خطا در ثبت نام', detail: message })
    expect(life).toBe(30)
  })

  it("has made no account without success, whatever the status: a toast tells the server's words", {
    tags: ['§7.46'],
  }, async () => {
    const body = { success: false, message: 'این شماره پذیرفته نشد' }
    fakeApi({ ...passed, '/api/auth/register': () => ({ body }) })
    const { store } = makeTestStore()
    await expect(store.dispatch(registerAccount(registration, 'token'))).resolves.toEqual({
      isRegistered: false,
    })
    expect(store.getState().toasts.at(-1)).toMatchObject({
      kind: 'error',
      title: 'خطا در ثبت نام',
      detail: body.message,
    })
  })

  it('stops at a captcha that is refused', async () => {
    fakeApi({ '/api/captcha': () => refusal(403, 'captcha_required', 'x') })
    const { store } = makeTestStore()
    await store.dispatch(registerAccount(registration, 'token'))
    expect(store.getState().toasts.at(-1)).toMatchObject(captchaToast)
  })
})

describe('logging out on every device', () => {
  const watchDevices = async (made: ReturnType<typeof makeTestStore>) => {
    made.session.store(session)
    window.history.replaceState(null, '', '/profile/info')
    await made.store.dispatch(accountApi.endpoints.listSessions.initiate())
  }

  it('ends this session too, asks for nothing more, and goes home', async () => {
    const calls = fakeApi({
      '/api/user/sessions': () => ({ body: [] }),
      '/api/user/revokeSession': () => ({ body: [] }),
    })
    const made = makeTestStore()
    await watchDevices(made)
    await made.store.dispatch(signOutEverywhere())
    await untilAnswered(made.store)
    expect(made.session.isSignedIn()).toBe(false)
    expect(made.toasts()).toEqual([['success', 'از همه‌ی دستگاه‌ها خارج شدید']])
    expect(calls.map(({ path }) => path)).toEqual(['/api/user/sessions', '/api/user/revokeSession'])
    expect(made.navigate.mock.calls).toEqual([['/']])
  })

  it('changes nothing when the server does not do it', async () => {
    fakeApi({
      '/api/user/sessions': () => ({ body: [] }),
      '/api/user/revokeSession': () => refusal(503, 'unavailable', 'فروشگاه در دسترس نیست'),
    })
    const made = makeTestStore()
    await watchDevices(made)
    await made.store.dispatch(signOutEverywhere())
    expect(made.session.isSignedIn()).toBe(true)
    expect(made.toasts()).toEqual([['error', 'فروشگاه در دسترس نیست']])
  })
})
