import { expect, test } from 'vitest'
import type { FindingOfArea } from '../../doctor/examine.ts'
import { bad, doubtful, good } from '../../doctor/finding.ts'
import { makeTroubles, toTroubles } from './troubles.ts'

test('of the findings of the doctor the staff see what is not good, worst first, each with its area', () => {
  const findings: FindingOfArea[] = [
    { area: 'database', ...good('database', 'answers') },
    { area: 'sms', ...doubtful('SMS kavenegar', 'has little credit left') },
    { area: 'gateway', ...bad('gateway zarinpal', 'does not take our call') },
    { area: 'settings', ...doubtful('demo', 'can be reached') },
  ]
  expect(toTroubles(findings).map(({ area, state }) => [area, state])).toEqual([
    ['gateway', 'bad'],
    ['sms', 'doubtful'],
    ['settings', 'doubtful'],
  ])
})

test('the doctor asks others once in five minutes, however many of the staff look, and again after a failure', async () => {
  let now = Date.parse('2026-11-23T10:00:00Z')
  let asked = 0
  let examine = async (): Promise<FindingOfArea[]> => []
  const troubles = makeTroubles(
    () => {
      asked += 1
      return examine()
    },
    () => new Date(now),
  )
  await Promise.all([troubles(), troubles(), troubles()])
  expect(asked).toBe(1)
  now += 5 * 60_000
  examine = () => Promise.reject(new Error('the database is gone'))
  await expect(troubles()).rejects.toThrow('gone')
  examine = async () => [{ area: 'sms', ...bad('SMS smsir', 'has no credit') }]
  expect((await troubles()).troubles).toHaveLength(1)
  expect(asked).toBe(3)
})
