import { refuse } from '@hojreh/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openProfile } from '../../test/open-profile.tsx'

const noOrders = { listOrders: () => ({ items: [], total: 0, pageId: 1, take: 10 }) }

describe('the guard of the profile', () => {
  it.each(['/profile', '/profile/orders?pageId=2', '/profile/anything'])(
    'sends a visitor from %s to sign-in and remembers the place',
    { tags: ['§2.28', '§D3.9'] },
    async (path) => {
      const { api } = await openProfile(path, noOrders, { isSignedIn: false })
      await screen.findByRole('heading', { name: 'ورود به حساب کاربری' })
      expect(window.location.pathname + window.location.search).toBe(
        `/auth?${new URLSearchParams({ returnTo: path })}`,
      )
      expect(api.asked.filter((call) => call.startsWith('/api/order'))).toEqual([])
    },
  )

  it('sends a signed-in customer from sign-in to the profile', { tags: ['§2.30'] }, async () => {
    await openProfile('/auth', noOrders)
    await screen.findByRole('heading', { name: /خوش آمدید/ })
    expect(window.location.pathname).toBe('/profile')
  })

  it('asks for sign-in when the server does not know the session any more', { tags: ['§D3.7'] }, async () => {
    await openProfile('/profile/orders', { listOrders: () => refuse('unauthenticated') })
    await screen.findByRole('heading', { name: 'ورود به حساب کاربری' })
    expect(window.location.search).toBe('?returnTo=%2Fprofile%2Forders')
  })

  it.each(['/profile/nothing', '/profile/orders/a/b'])(
    'has no page for %s',
    { tags: ['§2.31'] },
    async (path) => {
      await openProfile(path, noOrders)
      expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeDefined()
    },
  )
})

describe('logging out', () => {
  it('ends the session after a question and goes home', { tags: ['§2.53', '§D7.7'] }, async () => {
    const { api, left, store } = await openProfile('/profile', {
      ...noOrders,
      logout: () => ({ success: true }),
    })
    await expect.poll(() => store.getState().userData.customer).not.toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'خروج از حساب' }))
    await userEvent.click(await screen.findByRole('button', { name: 'خروج' }))
    await expect.poll(() => left).toEqual(['/'])
    expect(api.asked).toContain('/api/auth/logout')
    expect(store.getState().userData.customer).toBeNull()
    expect(document.cookie).not.toContain('hojreh_session')
    expect(await screen.findByText('از حساب خود خارج شدید')).toBeDefined()
  })

  it('does nothing when the customer thinks better of it', async () => {
    const { api } = await openProfile('/profile', noOrders)
    await userEvent.click(await screen.findByRole('button', { name: 'خروج از حساب' }))
    await userEvent.click(await screen.findByRole('button', { name: 'انصراف' }))
    expect(api.asked).not.toContain('/api/auth/logout')
    expect(document.cookie).toContain('hojreh_session')
  })
})
