import { appRoutes, DefaultLayoutRoute, layoutRoute } from '@hojreh/app'
import { refuse, startFakeApi } from '@hojreh/testing'
import { openApp } from '@hojreh/testing/open-app'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openShop } from './open-shop.tsx'

describe('the error page', () => {
  it('tells a call that the page cannot do without and that failed, and tries again', {
    tags: ['§2.56', '§D6.10'],
  }, async () => {
    const page = {
      slug: 'about-us',
      title: 'درباره ما',
      bodyHtml: '<p>ما حجره‌ایم.</p>',
      description: '',
      seoTitle: '',
    }
    let isBroken = true
    await openShop('/about-us', { getAboutUs: () => (isBroken ? refuse('internal_error') : page) })
    expect(await screen.findByRole('heading', { name: 'Internal Server Error' })).toBeDefined()
    expect(screen.getByText('۵۰۰')).toBeDefined()
    expect(screen.getByText(/^مشکلی در سمت ما پیش آمد/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'بازگشت به خانه' }).getAttribute('href')).toBe('/')
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
    expect(await screen.findByText('ما حجره‌ایم.')).toBeDefined()
  })

  it('tells a lost connection as what it is, and goes on when it is back', async () => {
    const { api, router } = await openShop('/faq')
    expect(await screen.findByRole('heading', { name: 'سوالات متداول' })).toBeDefined()
    api.hangUp(true)
    await router.navigate('/license')
    expect(await screen.findByRole('heading', { level: 1, name: 'ارتباط برقرار نشد' })).toBeDefined()
    expect(screen.queryByText('Internal Server Error')).toBeNull()
    api.hangUp(false)
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'مجوزها' })).toBeDefined()
  })

  it('tells what nobody foresaw, inside the frame of the site', { tags: ['§2.57', '§2.58'] }, async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.stubGlobal('scrollTo', () => undefined)
    const api = await startFakeApi(0, window.location.origin)
    const Broken = () => {
      throw new Error('nobody foresaw it')
    }
    const { element, router } = openApp({
      app: 'shop',
      createRoutes: (store) =>
        appRoutes(store, [layoutRoute(DefaultLayoutRoute, [{ path: '/', Component: Broken }])]),
      path: '/',
      apiOrigin: api.origin,
    })
    onTestFinished(async () => {
      cleanup()
      router.dispose()
      said.mockRestore()
      vi.unstubAllGlobals()
      await api.close()
    })
    render(element)
    expect(await screen.findByRole('heading', { name: 'Internal Server Error' })).toBeDefined()
    expect(screen.getByText('۵۰۰')).toBeDefined()
    expect(document.querySelector('footer')).not.toBeNull()
    expect(document.body.textContent).not.toContain('nobody foresaw it')
  })
})
