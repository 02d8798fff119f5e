import { refuse, samples } from '@hojreh/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openProfile } from '../../../test/open-profile.tsx'

const favorites = (...numbers: number[]) => ({
  items: numbers.map((number) => samples.productCard(number)),
  total: numbers.length,
  pageId: 1,
  take: 24,
  productIds: numbers.map((number) => samples.productCard(number).productId),
})

describe('my favourites', () => {
  it('are product cards with a filled heart, and the heart takes one away at once', {
    tags: ['§1.8'],
  }, async () => {
    let kept = [1, 2]
    const changes: unknown[] = []
    await openProfile('/profile/favorites', {
      listFavorites: () => favorites(...kept),
      setFavorite: ({ body }) => {
        changes.push(body)
        kept = [2]
        return { success: true }
      },
    })
    const hearts = await screen.findAllByRole('button', { name: /^افزودن به علاقه‌مندی‌ها/, pressed: true })
    expect(hearts).toHaveLength(2)
    await userEvent.click(hearts[0] as HTMLElement)
    await expect.poll(() => screen.getAllByRole('article')).toHaveLength(1)
    expect(changes).toEqual([{ productId: 'product-0001', favorite: false }])
    expect(await screen.findByText('از علاقه‌مندی‌ها حذف شد')).toBeDefined()
    expect(document.title).toBe('علاقه‌مندی‌های من | حجره')
  })

  it('comes back when the server refuses', async () => {
    await openProfile('/profile/favorites', {
      listFavorites: () => favorites(1),
      setFavorite: () => refuse('internal_error'),
    })
    await userEvent.click(
      await screen.findByRole('button', { name: /^افزودن به علاقه‌مندی‌ها/, pressed: true }),
    )
    expect(await screen.findByText(/خطایی در سرور رخ داد/)).toBeDefined()
    expect(await screen.findByRole('button', { name: /^افزودن به علاقه‌مندی‌ها/, pressed: true })).toBeDefined()
  })

  it('show the way to the shop to somebody who has none', async () => {
    await openProfile('/profile/favorites', { listFavorites: () => favorites() })
    expect(await screen.findByRole('heading', { name: 'هنوز کالایی را نشان نکرده‌اید' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'رفتن به فروشگاه' }).getAttribute('href')).toBe('/shop')
  })
})
