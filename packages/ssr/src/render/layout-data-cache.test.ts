import { endStore, hydrate, loadLayoutData, makeStore } from '@hojreh/app/runtime'
import { visitorSession } from '@hojreh/auth/bridge'
import { configOf, refuse, sampleResponses } from '@hojreh/testing'
import { type FakeApi, startFakeApi } from '@hojreh/testing/fake-api'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createLayoutDataCache } from './layout-data-cache.ts'

const CALLS_OF_A_FRAME = 7
let api: FakeApi
let time = 0
let layoutDataCache: ReturnType<typeof createLayoutDataCache>
beforeAll(async () => {
  api = await startFakeApi()
})
afterAll(() => api.close())
beforeEach(() => {
  api.respondWith(sampleResponses(''))
  api.asked.length = 0
  layoutDataCache = createLayoutDataCache(() => time)
})

const newStore = () =>
  makeStore({
    extra: {
      app: 'shop',
      config: configOf('http://shop.test'),
      apiOrigin: api.origin,
      getToken: () => undefined,
      session: visitorSession,
      headers: {},
      timeoutMs: 1_000,
      navigate: () => undefined,
    },
  })

/** A page that shows nothing but its frame; answers how its calls ended. */
const render = async (revision: string | null) => {
  const layoutData = await layoutDataCache.at(revision, newStore)
  const store = newStore()
  if (layoutData) store.dispatch(hydrate(layoutData))
  await loadLayoutData(store)
  const responses = Object.values(store.getState().api.queries).map((query) => query?.status)
  endStore(store)
  return responses
}

test('all pages of a revision ask for their frame together, once', async () => {
  const pages = await Promise.all([render('1'), render('1'), render('1')])
  pages.push(await render('1'))
  for (const responses of pages) expect(responses).toEqual(Array(CALLS_OF_A_FRAME).fill('fulfilled'))
  expect(api.asked).toHaveLength(CALLS_OF_A_FRAME)
})

test('a new revision is asked for anew, and so is an old answer', async () => {
  await render('1')
  await render('2')
  expect(api.asked).toHaveLength(2 * CALLS_OF_A_FRAME)
  time += 31_000
  await render('2')
  expect(api.asked).toHaveLength(3 * CALLS_OF_A_FRAME)
})

test('without a revision nothing is kept: nobody would tell that it changed', async () => {
  await render(null)
  await render(null)
  expect(api.asked).toHaveLength(2 * CALLS_OF_A_FRAME)
})

test('a page waits a moment for its frame, and then asks by itself', async () => {
  const logo = Promise.withResolvers<void>()
  api.respondWith({
    getLogo: async () => {
      await logo.promise
      return refuse('not_found')
    },
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = layoutDataCache.at('1', newStore)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await asked).toBeUndefined()
  vi.useRealTimers()
  logo.resolve()
})

test('a frame with a hole in it is kept for nobody', async () => {
  api.respondWith({ getLogo: () => refuse('not_found') })
  expect(await render('1')).toContain('rejected')
  api.respondWith(sampleResponses(''))
  expect(await render('1')).not.toContain('rejected')
})
