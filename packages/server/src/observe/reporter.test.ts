import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Collector, startCollector } from '../testing/collector.ts'
import { makeReporter } from './reporter.ts'

let collector: Collector
beforeAll(async () => {
  collector = await startCollector()
})
afterAll(() => collector.close())
beforeEach(() => collector.forget())

/** However busy the machine is. */
const sendWithinMs = 60_000

const failure = (text: string) => new Error(text, { cause: new Error('the cause of 09121234567') })

test('a failure is told with its cause, its request and its place, and of nobody', async () => {
  const { report, close } = makeReporter(collector.origin, 'api', { now: () => 0, sendWithinMs })
  report({
    error: failure('no user 09121234567'),
    message: 'unexpected failure',
    requestId: 'r-1',
    path: '/a?q=1',
  })
  await close()
  expect(collector.bodies).toEqual([
    {
      service: 'api',
      at: '1970-01-01T00:00:00.000Z',
      type: 'Error',
      text: 'no user <number>',
      stack: expect.stringMatching(/reporter\.test\.ts:\d+:\d+[\s\S]*caused by Error: the cause of <number>/),
      message: 'unexpected failure',
      requestId: 'r-1',
      path: '/a?…',
      timesBefore: 0,
    },
  ])
})

test('the same failure goes once a minute, and says how often it came', async () => {
  let now = 0
  const { report, close } = makeReporter(collector.origin, 'api', { now: () => now, sendWithinMs })
  for (let time = 0; time < 7; time += 1) report({ error: failure('again') })
  now = 60_000
  report({ error: failure('again') })
  await close()
  expect(collector.bodies.map(({ timesBefore }) => timesBefore).sort()).toEqual([0, 7])
})

test('thirty different failures go in a minute, and thirty more in the next one', async () => {
  let now = 0
  const { report, close } = makeReporter(collector.origin, 'api', { now: () => now, sendWithinMs })
  for (let each = 0; each < 50; each += 1) report({ error: failure(`kind-${each}`) })
  now = 60_000
  for (let each = 0; each < 50; each += 1) report({ error: failure(`kind-${each}`) })
  await close()
  expect(collector.bodies).toHaveLength(60)
})

test('a collector that is away harms nobody', async () => {
  const { report, close } = makeReporter('http://127.0.0.1:9', 'api')
  report({ error: failure('unheard') })
  await expect(close()).resolves.toBeUndefined()
})
