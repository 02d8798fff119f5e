import { type OrderStatus, orderStatuses } from '@hojreh/contract'
import { describe, expect, it } from 'vitest'
import { timelineSteps } from './timeline-steps.ts'

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`
const through = (...statuses: OrderStatus[]) => ({
  status: statuses.at(-1) ?? 'pending',
  timeline: statuses.map((status, index) => ({ status, at: at(index + 1), by: 'system' as const })),
})
const read = (...statuses: OrderStatus[]) =>
  timelineSteps(through(...statuses)).map(({ label, state }) => `${state}: ${label}`)

describe('the timeline of an order', () => {
  it('shows what happened, where it stands and what comes', () => {
    expect(read('pending', 'awaiting_payment', 'paid', 'preparing')).toEqual([
      'done: در انتظار پرداخت',
      'done: پرداخت‌شده',
      'current: در حال آماده‌سازی',
      'coming: ارسال‌شده',
      'coming: تحویل‌شده',
    ])
  })

  it('ends with the delivery', () => {
    expect(read('awaiting_payment', 'paid', 'preparing', 'shipped', 'delivered').at(-1)).toBe(
      'done: تحویل‌شده',
    )
  })

  it('promises nothing more for a cancelled order', () => {
    expect(read('awaiting_payment', 'cancelled')).toEqual(['done: در انتظار پرداخت', 'failed: لغوشده'])
  })

  it('promises the refund when goods were gone after the payment', () => {
    expect(read('awaiting_payment', 'refund_due').at(-1)).toBe('coming: وجه برگشت‌داده‌شده')
  })

  it('shows a payment that waits for review before what comes after it', () => {
    expect(read('awaiting_payment', 'awaiting_review').slice(1, 3)).toEqual([
      'current: در انتظار تایید پرداخت',
      'coming: پرداخت‌شده',
    ])
  })

  it('keeps the time of what happened', () => {
    expect(timelineSteps(through('awaiting_payment', 'paid')).map((step) => step.at)).toEqual([
      at(1),
      at(2),
      undefined,
      undefined,
      undefined,
    ])
  })

  it.each(orderStatuses.filter((status) => status !== 'pending'))('has one last mark for «%s»', (status) => {
    const marked = timelineSteps(through('awaiting_payment', status)).filter(
      ({ state }) => state !== 'coming',
    )
    expect(marked.at(-1)?.at).toBe(at(2))
  })
})
