import type { ComponentType } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { later } from '../later/later.tsx'
import { DefaultFrame } from '../shell/frames.tsx'
import { sampleAnswers } from '../testing/answers.ts'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { configOf } from '../testing/samples.ts'
import { createRenderer } from './create-renderer.tsx'

let api: FakeApi
beforeAll(async () => {
  api = await startFakeApi()
  api.answer(sampleAnswers(''))
})
afterAll(() => api.close())

const renderWith = (Component: ComponentType) => {
  const url = 'http://shop.test/'
  const routes = [{ Component: DefaultFrame, children: [{ path: '/', Component }] }]
  const render = createRenderer({ app: 'shop', createRoutes: () => routes })
  return render({
    url,
    config: configOf('http://shop.test'),
    apiOrigin: api.origin,
    headers: {},
    revision: null,
    signal: AbortSignal.timeout(10_000),
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

test('a page that cannot be rendered fails: its frame does not stand there without it', async () => {
  const broken = renderWith(() => {
    throw new Error('broken')
  })
  await expect(broken).rejects.toThrow('broken')
})

test('a page whose lower part cannot be rendered stands without it, says why and is not kept', async () => {
  const Broken = later(async () => (): never => {
    throw new Error('broken part')
  })
  const page = await renderWith(() => (
    <>
      <p>گلیم</p>
      <Broken />
    </>
  ))
  expect(page).toMatchObject({ html: expect.stringMatching(/<main.*گلیم.*<\/main>/s), isCacheable: false })
  expect(page).toHaveProperty('failures', [new Error('broken part')])
})
