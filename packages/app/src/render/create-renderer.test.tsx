import { afterAll, beforeAll, expect, test } from 'vitest'
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

const renderWith = (Component: () => string) => {
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
  expect(page).toMatchObject({ kind: 'page', html: expect.stringMatching(/<main.*گبه‌ی شیراز.*<\/main>/s) })
})

test('a page that cannot be rendered fails: its frame does not stand there without it', async () => {
  const broken = renderWith(() => {
    throw new Error('broken')
  })
  await expect(broken).rejects.toThrow('broken')
})
