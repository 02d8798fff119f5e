import { setTimeout } from 'node:timers/promises'
import { DefaultLayoutRoute, lazyHydrated } from '@hojreh/app'
import type { AppStore } from '@hojreh/app/runtime'
import { loadLayoutData } from '@hojreh/app/runtime'
import { configOf, sampleResponses } from '@hojreh/testing'
import { type FakeApi, startFakeApi } from '@hojreh/testing/fake-api'
import { type ComponentType, lazy, Suspense } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRenderer } from './create-renderer.tsx'

let api: FakeApi
beforeAll(async () => {
  api = await startFakeApi()
  api.respondWith(sampleResponses(''))
})
afterAll(() => api.close())

const renderWith = (Component: ComponentType, signal = AbortSignal.timeout(10_000)) => {
  const url = 'http://shop.test/'
  const createRoutes = (store: AppStore) => [
    {
      Component: DefaultLayoutRoute,
      loader: async () => (await loadLayoutData(store)) ?? null,
      children: [{ path: '/', Component }],
    },
  ]
  const render = createRenderer({ app: 'shop', createRoutes })
  return render({
    url,
    config: configOf('http://shop.test'),
    apiOrigin: api.origin,
    headers: {},
    revision: null,
    signal,
  })
}

test('a page stands in its frame', async () => {
  const page = await renderWith(() => 'گبه‌ی شیراز')
  expect(page).toMatchObject({
    kind: 'page',
    html: expect.stringMatching(/<main.*گبه‌ی شیراز.*<\/main>/s),
    isCacheable: true,
    failures: [],
  })
})

test('the same content is the same page, byte for byte: who has it is told so', async () => {
  const inTime = sampleResponses('')
  const renderWithLate = (name: 'getLogo' | 'listCategories') => {
    api.respondWith({ ...inTime, [name]: async () => setTimeout(50, await inTime[name]?.({} as never)) })
    return renderWith(() => 'گبه‌ی شیراز')
  }
  const pages = [await renderWithLate('getLogo'), await renderWithLate('listCategories')]
  api.respondWith(inTime)
  expect(pages[0]).toMatchObject({ state: expect.stringContaining('getFooterMenu') })
  expect(JSON.stringify(pages[1])).toBe(JSON.stringify(pages[0]))
})

test('a page that cannot be rendered fails: its frame does not stand there without it', async () => {
  const broken = renderWith(() => {
    throw new Error('broken')
  })
  await expect(broken).rejects.toThrow('broken')
})

test('a page whose lower part cannot be rendered stands without it and says why', async () => {
  const Broken = lazyHydrated(async () => (): never => {
    throw new Error('broken part')
  })
  const page = await renderWith(() => (
    <>
      <p>گلیم</p>
      <Broken />
    </>
  ))
  expect(page).toMatchObject({
    html: expect.stringMatching(/<main.*گلیم.*<\/main>/s),
    failures: [new Error('broken part')],
  })
})

const withPart = (Part: ComponentType) => () => (
  <>
    <p>گلیم</p>
    <Suspense>
      <Part />
    </Suspense>
  </>
)

test('a part that comes a moment late is in the page, where it belongs and without a script', async () => {
  const Late = lazy(async () => {
    await setTimeout(5)
    return { default: () => <p>{'جاجیم '.repeat(5_000)}</p> }
  })
  const page = await renderWith(withPart(Late))
  expect(page).toMatchObject({ html: expect.stringMatching(/<main.*جاجیم.*<\/main>/s), failures: [] })
  expect(page).toMatchObject({ html: expect.not.stringContaining('<script') })
})

test('a part that never comes holds nobody up for ever', async () => {
  const Never = lazy(() => new Promise<never>(() => undefined))
  const page = await renderWith(withPart(Never), AbortSignal.timeout(1_000))
  expect(page).toMatchObject({ html: expect.stringContaining('گلیم'), failures: [expect.any(Error)] })
})
