import type { OwnComment } from '@hojreh/contract'
import { refuse } from '@hojreh/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openProfile } from '../../../test/open-profile.tsx'

const own = (number: number, changes: Partial<OwnComment> = {}): OwnComment => ({
  id: `comment-${String(number).padStart(4, '0')}`,
  status: 'pending',
  about: { kind: 'product', slug: 'rug-1', title: 'قالیچه‌ی هریس' },
  rating: 4,
  text: `نظر شماره ${number}`,
  reply: null,
  pictureCount: 0,
  createdAt: '2026-11-01T10:00:00.000Z',
  ...changes,
})
const page = (...items: OwnComment[]) => ({ items, total: items.length, pageId: 1, take: 10 })

describe('my comments', () => {
  it('show what they are about, where they stand and what the shop answered', async () => {
    await openProfile('/profile/comments', {
      listOwnComments: () =>
        page(
          own(1),
          own(2, { status: 'published', reply: 'سپاس از شما' }),
          own(3, {
            status: 'rejected',
            rating: null,
            about: { kind: 'article', slug: 'care', title: 'نگه‌داری از قالی' },
          }),
        ),
    })
    const [waiting, published, rejected] = await screen.findAllByRole('article')
    expect(waiting?.textContent).toContain('در انتظار بررسی')
    expect(waiting?.textContent).toContain('۱۰ آبان ۱۴۰۵')
    expect(published?.textContent).toContain('سپاس از شما')
    expect(rejected?.textContent).toContain('رد شده')
    expect(screen.getAllByRole('link', { name: 'قالیچه‌ی هریس' })[0]?.getAttribute('href')).toBe(
      '/shop/rug-1#comments',
    )
    expect(screen.getByRole('link', { name: 'نگه‌داری از قالی' }).getAttribute('href')).toBe(
      '/blog/care#comments',
    )
    expect(document.title).toBe('نظرات من | حجره')
  })

  it('are deleted only after the person has said yes', { tags: ['§D7.7'] }, async () => {
    let kept = [own(1), own(2)]
    const deleted: (string | null)[] = []
    await openProfile('/profile/comments', {
      listOwnComments: () => page(...kept),
      deleteComment: ({ query }) => {
        deleted.push(query.get('id'))
        kept = kept.filter(({ id }) => id !== query.get('id'))
        return { success: true }
      },
    })
    const [first] = await screen.findAllByRole('button', { name: 'حذف نظر' })
    await userEvent.click(first as HTMLElement)
    const dialog = await screen.findByRole('alertdialog')
    expect(deleted).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'حذف' }))
    await expect.poll(() => screen.queryByText('نظر شماره 1')).toBeNull()
    expect(deleted).toEqual(['comment-0001'])
    expect(screen.getByText('نظر شماره 2')).toBeDefined()
  })

  it('show the way to the orders to somebody who has written none', async () => {
    await openProfile('/profile/comments', { listOwnComments: () => page() })
    expect(await screen.findByRole('heading', { name: 'هنوز نظری ننوشته‌اید' })).toBeDefined()
  })

  it('say what failed and try again when asked', async () => {
    await openProfile('/profile/comments', { listOwnComments: () => refuse('internal_error') })
    expect((await screen.findByRole('alert')).textContent).toContain('خطایی در سرور رخ داد')
  })
})
