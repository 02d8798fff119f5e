import { setTimeout as delay } from 'node:timers/promises'
import { endStore, loadShell, makeStore } from '@hojreh/app/runtime'
import { visitorSession } from '@hojreh/auth/bridge'
import { configOf, refuse, sampleAnswers } from '@hojreh/testing'
import { type FakeApi, startFakeApi } from '@hojreh/testing/fake-api'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createShellMemory } from './shell-memory.ts'

const CALLS_OF_A_FRAME = 7
let api: FakeApi
let time = 0
let shells: ReturnType<typeof createShellMemory>
beforeAll(async () => {
  api = await startFakeApi()
})
afterAll(() => api.close())
beforeEach(() => {
  api.answer(sampleAnswers(''))
  api.asked.length = 0
  shells = createShellMemory(() => time)
})

const storeWith = (preloadedState?: Parameters<typeof makeStore>[0]['preloadedState']) =>
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
    preloadedState,
  })

/** A page that shows nothing but its frame; answers how its calls ended. */
const render = async (revision: string | null) => {
  const store = storeWith(await shells.at(revision, storeWith))
  await loadShell(store)
  const answers = Object.values(store.getState().api.queries).map((query) => query?.status)
  endStore(store)
  return answers
}

test('all pages of a revision ask for their frame together, once', async () => {
  const pages = await Promise.all([render('1'), render('1'), render('1')])
  pages.push(await render('1'))
  for (const answers of pages) expect(answers).toEqual(Array(CALLS_OF_A_FRAME).fill('fulfilled'))
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
  api.answer({
    getLogo: async () => {
      await delay(2_500)
      return refuse('not_found')
    },
  })
  const started = performance.now()
  expect(await shells.at('1', storeWith)).toBeUndefined()
  expect(performance.now() - started).toBeLessThan(2_000)
})

test('a frame with a hole in it is kept for nobody', async () => {
  api.answer({ getLogo: () => refuse('not_found') })
  expect(await render('1')).toContain('rejected')
  api.answer(sampleAnswers(''))
  expect(await render('1')).not.toContain('rejected')
})
