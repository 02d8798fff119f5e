import { expect, test } from 'vitest'
import { goalOf } from './goal.ts'

const figures = { perSecond: 131, p50: 76, p99: 135, reference: 8_640 }
const goal = (row: Pick<Parameters<typeof goalOf>[0], 'aim' | 'slowest' | 'middle'>, connections = 10) =>
  goalOf({ name: 'row', run: () => Promise.reject(new Error('not measured')), ...row }, connections, figures)

test('a whole order is compared with the bare query of the same run, not with a number of orders', () => {
  const ordered = { of: 'rows', share: 0.013 } as const
  expect(goal({ aim: ordered })).toEqual({ text: '1.3 % of bare pg', isReached: true })
  expect(goal({ aim: { ...ordered, share: 0.016 } })?.isReached).toBe(false)
})

test('a search has a slowest response at 10 connections, and no goal at others', () => {
  expect(goal({ slowest: 100 })).toEqual({ text: 'p99 ≤ 100 ms', isReached: false })
  expect(goal({ slowest: 100 }, 50)).toBeNull()
})
