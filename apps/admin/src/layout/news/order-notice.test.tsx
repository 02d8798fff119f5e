import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openAdmin } from '../../../test/open-admin.tsx'
import { NOW, pulse } from '../../../test/samples.ts'
import { isFirstToHear } from './order-news.ts'

describe('a new order', () => {
  it('is told by a notice that leads to it, and by the number in the title, within ten seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    try {
      const page = await openAdmin('/admin')
      await screen.findByRole('heading', { level: 1, name: 'امروز' })
      await expect.poll(() => document.title).toMatch(/^\(۱۲\) /)
      expect(screen.queryByRole('link', { name: /سفارش .* رسید/ })).toBeNull()
      page.respondWith({
        pulse: () => ({
          ...pulse,
          queues: pulse.queues.map((queue) => (queue.name === 'to_pack' ? { ...queue, count: 13 } : queue)),
          newestOrder: { id: 'order-0099', orderNumber: '10099', placedAt: NOW, total: 1_000_000 },
        }),
      })
      await vi.advanceTimersByTimeAsync(10_500)
      const notice = await screen.findByRole('link', { name: /سفارش ۱۰۰۹۹ رسید/ })
      expect(notice.getAttribute('href')).toBe('/admin/orders/order-0099')
      await expect.poll(() => document.title).toMatch(/^\(۱۳\) /)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is heard in one tab of several, and a device that hears of orders for the first time keeps quiet', async () => {
    expect(await isFirstToHear('2026-11-23T10:00:00.000Z')).toBe(false)
    const tabs = await Promise.all([1, 2, 3].map(() => isFirstToHear('2026-11-23T10:05:00.000Z')))
    expect(tabs.filter(Boolean)).toHaveLength(1)
    expect(await isFirstToHear('2026-11-23T10:04:00.000Z')).toBe(false)
  })
})
