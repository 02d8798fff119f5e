import { expect, test } from 'vitest'
import { play } from './play.ts'

test('a late answer makes nobody come later, and counts from the moment that was planned', async () => {
  const begun: number[] = []
  const first = Promise.withResolvers<'done'>()
  const plan = [0, 5, 10, 15].map((at, turn) => ({ at, kind: 'call', turn }))
  const played = await play(plan, async ({ turn }) => {
    begun.push(turn)
    if (turn < 3) return first.promise
    // All others wait for an answer, and the last one has come nevertheless.
    first.resolve('done')
    return 'done'
  })
  expect(begun).toEqual([0, 1, 2, 3])
  const times = played.get('call')?.times ?? []
  expect(times).toHaveLength(4)
  expect(Math.max(...times)).toBeGreaterThanOrEqual(15)
})

test('what is turned away is no failure, and has no time', async () => {
  const plan = ['done', 'refused', 'failed'].map((what, at) => ({ at, kind: 'call', what }))
  const played = await play(plan, async ({ what }) => {
    if (what === 'failed') throw new Error('500')
    return what === 'done' ? 'done' : 'refused'
  })
  expect(played.get('call')).toMatchObject({ refused: 1, failed: 1, failures: ['Error: 500'] })
  expect(played.get('call')?.times).toHaveLength(1)
})
