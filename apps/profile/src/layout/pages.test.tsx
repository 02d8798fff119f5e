import { authModalOpened } from '@hojreh/auth'
import type { Responses } from '@hojreh/testing'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openProfile } from '../../test/open-profile.tsx'
import { orderDetails } from '../../test/samples.ts'

const empty = { items: [], total: 0, pageId: 1, take: 10 }
const responses: Responses = {
  listOrders: () => empty,
  getOrderDetails: () => orderDetails(1),
  listPayments: () => empty,
  listSessions: () => [],
  getDataForEdit: () => ({
    phone: '09120000000',
    firstName: '',
    lastName: '',
    email: '',
    inviteCode: '12345',
    hasPassword: true,
    needsCurrentPassword: true,
  }),
}

describe('a page of the profile', () => {
  it.each([
    ['/profile', 'داشبورد'],
    ['/profile/info', 'ویرایش مشخصات'],
    ['/profile/change-password', 'تغییر رمز عبور'],
    ['/profile/addresses', 'آدرس‌های من'],
    ['/profile/comments', 'نظرات من'],
    ['/profile/favorites', 'علاقه‌مندی‌های من'],
    ['/profile/orders', 'سفارش‌های من'],
    ['/profile/orders/order-0001', 'جزئیات سفارش'],
    ['/profile/payments', 'پرداخت‌های من'],
  ])(
    '%s has the title «%s» and stands in the profile layout',
    {
      tags: [
        '§2.15 /profile',
        '§2.16 /profile/info',
        '§2.17 /profile/change-password',
        '§2.18 /profile/addresses',
        '§2.19 /profile/comments',
        '§2.20 /profile/favorites',
        '§2.21 /profile/orders',
        '§2.22 /profile/orders/order-0001',
        '§2.23 /profile/payments',
        '§2.24',
        '§2.25 /profile',
        '§D6.11',
      ],
    },
    async (path, title) => {
      await openProfile(path, responses)
      await expect.poll(() => document.title).toBe(`${title} | حجره`)
      expect(screen.getAllByRole('banner').length).toBeGreaterThan(0)
      const menu = screen.getByRole('navigation', { name: 'حساب کاربری' })
      expect(within(menu).getByRole('link', { name: 'سفارش‌های من' })).toBeDefined()
    },
  )

  it('/auth has the title «ورود به حساب کاربری» and stands in the auth layout, without menu and header', {
    tags: ['§2.14', '§2.25'],
  }, async () => {
    await openProfile('/auth', {}, { isSignedIn: false })
    expect(await screen.findByRole('heading', { level: 1, name: 'ورود به حساب کاربری' })).toBeDefined()
    expect(document.title).toBe('ورود به حساب کاربری | حجره')
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})

it('the auth modal shows while the store says so', { tags: ['§2.34'] }, async () => {
  const { store } = await openProfile('/profile', responses)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => void store.dispatch(authModalOpened()))
  expect(await screen.findByRole('dialog', { name: 'ورود به حساب کاربری' })).toBeDefined()
})

describe('at the start', () => {
  it('the data of a signed-in customer is asked for', { tags: ['§3.5', '§4.3'] }, async () => {
    const { api, store } = await openProfile('/profile', responses)
    await expect.poll(() => store.getState().userData.customer).not.toBeNull()
    expect(api.asked).toContain('/api/user/getPanelData')
  })

  it('the favicon is asked for in its default size', { tags: ['§4.4', '§9.15', '§D7.13'] }, async () => {
    const sizes: (string | null)[] = []
    await openProfile('/profile', {
      ...responses,
      getFavicon: ({ query }) => {
        sizes.push(query.get('size'))
        return { url: '/api/media/favicon/16.png', size: 16, type: 'image/png' }
      },
    })
    await expect
      .poll(() => document.querySelector('link[rel=icon]')?.getAttribute('href'))
      .toContain('/16.png')
    expect(sizes).toEqual([null])
  })

  it('nothing of a customer is asked for while nobody is signed in', { tags: ['§4.3'] }, async () => {
    const { api } = await openProfile('/auth', responses, { isSignedIn: false })
    await expect.poll(() => api.asked).toContain('/api/setting/favicon')
    expect(api.asked.filter((path) => /^\/api\/(user|order)/.test(path))).toEqual([])
  })
})
