import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readCookie, writeCookie } from './cookie.ts'
import { rememberedAddCookie } from './pending-add.ts'
import { handOverToasts, takeOverToasts } from './pending-toast.ts'
import { createSessionStore } from './session.ts'

const scope = { cookieDomain: null }
const soon = () => new Date(Date.now() + 60_000).toISOString()

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
})
afterEach(() => vi.restoreAllMocks())

describe('the session', () => {
  const session = createSessionStore({ authCookieName: 'token', cookieDomain: null })

  it('is signed in exactly while the auth cookie holds a value', { tags: ['§3.3', '§4.1', '§7.32'] }, () => {
    expect(session.isSignedIn()).toBe(false)
    session.store({ jwtSecret: 'secret', expiresAt: soon() })
    expect(session.isSignedIn()).toBe(true)
    expect(session.token()).toBe('secret')
    session.clear()
    expect(session.isSignedIn()).toBe(false)
  })

  it('is over when its time is', () => {
    session.store({ jwtSecret: 'secret', expiresAt: new Date(Date.now() - 1_000).toISOString() })
    expect(session.isSignedIn()).toBe(false)
  })

  it('is not signed in with an empty cookie', { tags: ['§4.1'] }, () => {
    writeCookie('token', '', new Date(Date.now() + 60_000), scope)
    expect(session.isSignedIn()).toBe(false)
  })

  it('tells who listens, until they stop', () => {
    const onChange = vi.fn()
    const stop = session.subscribe(onChange)
    session.store({ jwtSecret: 'secret', expiresAt: soon() })
    window.dispatchEvent(new Event('focus'))
    expect(onChange).toHaveBeenCalledTimes(2)
    stop()
    session.clear()
    window.dispatchEvent(new Event('focus'))
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('is looked up once a task, however many ask, and anew in the next one', async () => {
    session.clear()
    const get = vi.spyOn(document, 'cookie', 'get')
    expect(session.isSignedIn()).toBe(false)
    const once = get.mock.calls.length
    expect(session.token()).toBeUndefined()
    expect(get.mock.calls.length).toBe(once)
    await Promise.resolve()
    expect(session.isSignedIn()).toBe(false)
    expect(get.mock.calls.length).toBe(2 * once)
  })

  it('is a lax cookie of the parent domain when apps live on subdomains', { tags: ['§D2.4'] }, () => {
    const set = vi.spyOn(document, 'cookie', 'set')
    createSessionStore({ authCookieName: 'token', cookieDomain: 'shop.example' }).store({
      jwtSecret: 'secret',
      expiresAt: soon(),
    })
    expect(set.mock.calls.at(-1)?.[0]).toMatch(
      /^token=secret; path=\/; sameSite=lax; domain=shop\.example; expires=/,
    )
  })

  it('does not stay behind on one host after the apps have moved to subdomains', () => {
    session.store({ jwtSecret: 'of-one-host', expiresAt: soon() })
    createSessionStore({ authCookieName: 'token', cookieDomain: 'shop.example' }).clear()
    expect(session.isSignedIn()).toBe(false)
  })
})

describe('toasts of a page that is left', () => {
  it('go on in the next one for the rest of their time, once', { tags: ['§D3.13'] }, () => {
    handOverToasts([{ kind: 'success', title: 'محصول به سبد خرید اضافه شد', endsAt: 5_000 }], scope, 3_000)
    expect(takeOverToasts(scope, 4_000)).toEqual([
      { kind: 'success', title: 'محصول به سبد خرید اضافه شد', endsAt: 5_000 },
    ])
    expect(takeOverToasts(scope, 4_000)).toEqual([])
  })

  it('are gone when their time is over, before or after the move', () => {
    handOverToasts([{ kind: 'info', title: 'x', endsAt: 3_100 }], scope, 3_000)
    expect(readCookie('hojreh-toast')).toBeUndefined()
    handOverToasts([{ kind: 'info', title: 'x', endsAt: 4_000 }], scope, 3_000)
    expect(takeOverToasts(scope, 4_001)).toEqual([])
  })
})

describe('the remembered product', () => {
  it('is there for the next app and forgotten when dropped', () => {
    rememberedAddCookie.write({ productId: 'product-0001', count: 2 }, scope)
    expect(rememberedAddCookie.read()).toEqual({ productId: 'product-0001', count: 2 })
    rememberedAddCookie.drop(scope)
    expect(rememberedAddCookie.read()).toBeUndefined()
  })

  it.each(['{', '"x"', '{"productId":1,"count":1}', '{"productId":"a","count":-3}'])(
    'is nothing when the cookie holds %s',
    (value) => {
      writeCookie('hojreh-add', value, new Date(Date.now() + 60_000), scope)
      expect(rememberedAddCookie.read()).toBeUndefined()
    },
  )
})
