import { BlogFrame } from '@hojreh/app'
import { startFakeApi } from '@hojreh/app/testing'
import { openApp } from '@hojreh/app/testing/open-app'
import { matchRoutes } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { createRoutes } from '../src/routes.ts'

test.each(['/blog', '/blog/article-1'])('%s stands in the blog layout', async (path) => {
  const api = await startFakeApi(0, window.location.origin)
  const { store, router } = openApp({ app: 'blog', createRoutes, path, apiOrigin: api.origin })
  onTestFinished(async () => {
    router.dispose()
    await api.close()
  })
  const frames = matchRoutes(createRoutes(store), path)?.map(({ route }) => route.Component)
  expect(frames).toContain(BlogFrame)
})
