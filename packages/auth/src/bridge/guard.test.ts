import { describe, expect, it } from 'vitest'
import { guardRedirect } from './guard.ts'

const at = (path: string) => new URL(path, 'http://shop.example')

describe('the navigation guard', () => {
  it.each(['/profile', '/profile/orders/1', '/cart', '/cart/anything', '/%63art', '/c%61rt/x'])(
    'sends a visitor of %s to sign in',
    { tags: ['§2.28 /profile/orders/1', '§2.29 /cart/anything'] },
    (path) => {
      expect(guardRedirect(at(path), false)).toBe(`/auth?returnTo=${encodeURIComponent(path)}`)
      expect(guardRedirect(at(path), true)).toBeNull()
    },
  )

  it('keeps the query of the page for the way back', () => {
    expect(guardRedirect(at('/cart?step=payment'), false)).toBe('/auth?returnTo=%2Fcart%3Fstep%3Dpayment')
  })

  it.each(['/', '/shop/x', '/blog', '/checkPayment', '/about-us'])(
    'lets everyone open %s',
    { tags: ['§1.1 /shop/x'] },
    (path) => {
      expect(guardRedirect(at(path), false)).toBeNull()
      expect(guardRedirect(at(path), true)).toBeNull()
    },
  )

  it('sends a signed-in customer from /auth to the profile, or to where sign-in was asked for', {
    tags: ['§2.30'],
  }, () => {
    expect(guardRedirect(at('/auth'), true)).toBe('/profile')
    expect(guardRedirect(at('/auth?returnTo=/cart'), true)).toBe('/cart')
    expect(guardRedirect(at('/auth?returnTo=https://evil.example'), true)).toBe('/profile')
    expect(guardRedirect(at('/auth'), false)).toBeNull()
  })
})
