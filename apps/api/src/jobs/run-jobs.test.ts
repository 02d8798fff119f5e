import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runJobs } from './run-jobs.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

test('jobs run one after the other, again and again, also after one failed', async () => {
  const ran: string[] = []
  const failures: unknown[] = []
  const stop = runJobs(
    [
      {
        name: 'bad',
        run: async () => {
          ran.push('bad')
          throw new Error('not today')
        },
      },
      {
        name: 'good',
        run: async () => {
          ran.push('good')
        },
      },
    ],
    5,
    { ...silent, error: (details: unknown) => failures.push(details) },
  )
  while (ran.length < 6) await delay(2)
  await stop()
  expect(ran.slice(0, 6)).toEqual(['bad', 'good', 'bad', 'good', 'bad', 'good'])
  expect(failures[0]).toMatchObject({ job: 'bad' })
})

test('stopping lets a running job finish, begins no other and does not wait for the next round', async () => {
  const events: string[] = []
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const stop = runJobs(
    [
      {
        name: 'slow',
        run: async () => {
          begin()
          await delay(30)
          events.push('finished')
        },
      },
      {
        name: 'next',
        run: async () => {
          events.push('next')
        },
      },
    ],
    60_000,
    silent,
  )
  await begun
  await stop()
  events.push('stopped')
  expect(events).toEqual(['finished', 'stopped'])
})
